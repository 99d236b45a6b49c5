// Whether a phone number can be one: of the country that a parcel goes to, or a whole one of another.

export type PhoneRule = {
  /** What is dialled from abroad; empty where it is not known. */
  readonly code: string;
  /** How many digits follow it, at the least and at most; a 0 that is dialled at home does not count. */
  readonly digits: readonly [least: number, most: number];
  readonly example: string;
};

const WRITTEN = /^\+?[\d\s()./-]+$/;
/** E.164, and as short as the whole numbers of small countries. */
const ABROAD: PhoneRule['digits'] = [8, 15];

export function isPhone(typed: string, { code, digits }: PhoneRule): boolean {
  const plain = typed.normalize('NFKC').trim();
  if (!WRITTEN.test(plain)) return false;
  const all = plain.replaceAll(/\D/g, '');
  const isWhole = plain.startsWith('+') || all.startsWith('00');
  const whole = all.replace(/^00/, '');
  const isOwn = code !== '' && whole.startsWith(code) && isIn(whole.slice(code.length), digits);
  if (isWhole) return isOwn || (isIn(whole, ABROAD) && (code === '' || !whole.startsWith(code)));
  return isOwn || isIn(all, digits);
}

const isIn = (digits: string, [least, most]: PhoneRule['digits']): boolean => {
  const { length } = digits.replace(/^0/, '');
  return length >= least && length <= most;
};
