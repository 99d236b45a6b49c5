// Invite codes: short, spoken and copied by hand, so without the characters that are taken for one another.

/** No 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679';
const LENGTH = 8;
/** So many bytes `makeCode` needs at most, near enough: those that would favour a letter are passed over. */
export const CODE_BYTES = 64;
const FAIR = 256 - (256 % ALPHABET.length);

/** As the contract of registration allows. */
export const CODE_MAX = 40;

/** A person has one personal code; distributors make as many others as they like. */
export const CODE_KINDS = ['personal', 'distributor'] as const;

/** A new code of 8 letters out of 25, from `CODE_BYTES` random bytes. */
export function makeCode(random: Uint8Array): string {
  const letters = Array.from(random)
    .filter((byte) => byte < FAIR)
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  if (letters.length < LENGTH) throw new RangeError('too few random bytes for a code');
  return letters.slice(0, LENGTH).join('');
}

/** A code as it is stored, from what somebody typed: in any case, with spaces or hyphens in it. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]+/g, '').toUpperCase();
}
