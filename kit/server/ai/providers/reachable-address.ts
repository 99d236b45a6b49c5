// Which network addresses a provider may have: never the metadata addresses of a cloud, which return its credentials.

import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A provider stands on the internet, in the own network or on this machine; nowhere else. */
const REFUSED_RANGES: ReadonlySet<string> = new Set([
  'linkLocal',
  'unspecified',
  'broadcast',
  'multicast',
  'reserved',
]);

/** Metadata services that lie outside of the link-local ranges (Alibaba, Amazon, Azure, Oracle). */
const METADATA: ReadonlySet<string> = new Set([
  '100.100.100.200',
  'fd00:ec2::254',
  '168.63.129.16',
  '192.0.0.192',
]);

export class RefusedAddressError extends Error {
  readonly code = 'EADDRREFUSED';
}

/** Whether nothing may be sent to this IP address, in whatever way it is written; also when it carries an IPv4 one. */
export function isRefusedAddress(text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.process(bare);
  if (METADATA.has(address.toString()) || REFUSED_RANGES.has(address.range())) return true;
  return address instanceof ipaddr.IPv6 && carriesRefused(address);
}

/** NAT64 (`64:ff9b::/96`) and 6to4 (`2002::/16`) lead to the IPv4 address inside. */
function carriesRefused(address: ipaddr.IPv6): boolean {
  const bytes = address.toByteArray();
  const range = address.range();
  const inner = range === 'rfc6052' ? bytes.slice(12) : range === '6to4' ? bytes.slice(2, 6) : undefined;
  return inner !== undefined && isRefusedAddress(inner.join('.'));
}

/** Resolves a name as Node does, and fails when any of its addresses is refused. */
export const lookupReachable: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new RefusedAddressError('no address'), '');
    if (addresses.some(({ address }) => isRefusedAddress(address)))
      return done(new RefusedAddressError('this name leads to an address that is refused'), '');
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
