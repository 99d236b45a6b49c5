// What somebody may be called in a talk, as far as their account tells.

import { localPart } from './email-address.ts';

/** Letters with what stands between those of names; so long at most as people are called. */
const NAME = /^\p{L}[\p{L}\p{M}’' -]{0,23}$/u;

/** Undefined for what is only a part of the mail address, or written as no name is: `ana_88`. */
export function givenName({
  name,
  email,
}: {
  readonly name: string;
  readonly email: string;
}): string | undefined {
  const plain = name.trim();
  return plain === localPart(email) || !NAME.test(plain) ? undefined : plain;
}
