// What can be the number of a parcel: carriers use letters and digits, some in groups.

const SHORTEST = 5;

/** Letters and digits with single spaces or hyphens between, a digit among them. */
export function isTrackingNumber(typed: string): boolean {
  const number = typed.trim();
  const letters = number.replaceAll(/[ -]/g, '');
  return /^[A-Za-z0-9]+([ -][A-Za-z0-9]+)*$/.test(number) && letters.length >= SHORTEST && /\d/.test(letters);
}

/** As it is kept and looked for: printed in groups, typed without, it is one number. */
export const withoutBlanks = (trackingNumber: string): string => trackingNumber.replaceAll(/\s+/gu, '');
