// Signs the ids of links, so that an address can be shown again and nobody can guess one.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type AddressKeys = {
  /** What stands in the address of a link. */
  readonly keyOf: (linkId: string) => string;
  /** The id of the link; undefined for what we have not signed. */
  readonly linkOf: (key: string) => string | undefined;
};

const KEY_BYTES = 32;
const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/** With a key of its own from the server's secret. An address is 43 characters: the id and 128 bits of its signature. */
export function createAddressKeys(secret: string): AddressKeys {
  const key = Buffer.from(hkdfSync('sha256', secret, 'yulu report', 'links', KEY_BYTES));
  const sign = (id: Buffer) => createHmac('sha256', key).update(id).digest().subarray(0, SIGNATURE_BYTES);
  return {
    keyOf: (linkId) => {
      const id = Buffer.from(linkId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, sign(id)]).toString('base64url');
    },
    linkOf: (text) => {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined;
      const id = bytes.subarray(0, ID_BYTES);
      return timingSafeEqual(sign(id), bytes.subarray(ID_BYTES)) ? toUuid(id) : undefined;
    },
  };
}

const toUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
