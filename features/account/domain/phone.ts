// A number to be called by, as people write it: with a plus, spaces, brackets and dashes.

const ALLOWED = /^\+?[\d\s().-]+$/;
/** Digits of the shortest numbers, and what E.164 holds at most. */
const [LEAST_DIGITS, MOST_DIGITS] = [6, 15] as const;

export const PHONE_TYPED_MAX = 40;

/** The number with single spaces; undefined for what is none. */
export function cleanPhone(typed: string): string | undefined {
  const phone = typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const digits = phone.replace(/\D/g, '').length;
  return ALLOWED.test(phone) && digits >= LEAST_DIGITS && digits <= MOST_DIGITS ? phone : undefined;
}
