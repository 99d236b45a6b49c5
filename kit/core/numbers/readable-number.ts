// Numbers that people read out and write down: a day and six characters that look like no other.

/** 32 characters without 0, 1, I and O, so that five bits of chance choose one. */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `prefix` + the day of `now` in UTC + six characters from at least six random bytes: `YP261121-7K3QXM`. */
export function readableNumber(prefix: string, now: Date, random: Uint8Array): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const tail = Array.from(random.subarray(0, 6), (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
  return `${prefix}${day}-${tail}`;
}
