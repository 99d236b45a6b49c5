// Whom a rate limit counts: the user, or the network address of a guest.

import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { RequestContext } from './context.ts';

/** A key for the caller. Addresses are hashed, since they are personal and nobody needs to read them back. */
export function callerKey({ member, address }: Pick<RequestContext, 'member' | 'address'>): string {
  return member ? `member:${member.viewing?.adminId ?? member.id}` : networkKey({ address });
}

/** A key for the caller's network, signed in or not. */
export function networkKey({ address }: Pick<RequestContext, 'address'>): string {
  return `address:${hashKey(networkOf(address))}`;
}

/** A short one-way form of something personal, for use in keys. */
export function hashKey(value: string): string {
  return createHash('sha256').update(value).digest('base64url').slice(0, 22);
}

/** An IPv6 caller owns at least a /64, so that is what is counted; mapped IPv4 counts as IPv4, ports do not count. */
export function networkOf(given: string): string {
  const address = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(given)?.slice(1).find(Boolean) ?? given;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4);
  return groups.map((group) => group.toString(16)).join(':');
}
