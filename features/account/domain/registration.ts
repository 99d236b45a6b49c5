// What a registration, a sign-in and a new password must fulfil; the page and the server apply the same rules.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const USERNAME_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,29}$/u;
/** Deliberately lenient: the mail that arrives is the real test. */
export const EMAIL_PATTERN = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

export const REGISTRATION_PROBLEMS = [
  'fields_missing',
  'email_invalid',
  'username_invalid',
  'passwords_differ',
  'password_too_short',
  'password_too_long',
  'password_too_common',
] as const;
export type RegistrationProblem = (typeof REGISTRATION_PROBLEMS)[number];

export type RegistrationForm = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly repeated: string;
};

/** Checks the registration form in the order a person would mend it. */
export function checkRegistration(form: RegistrationForm): Result<true, Failure<RegistrationProblem>> {
  const { username, email, password, repeated } = form;
  if ([username, email, password, repeated].some((field) => field.trim() === ''))
    return err('fields_missing');
  if (!USERNAME_PATTERN.test(username.trim())) return err('username_invalid');
  if (!EMAIL_PATTERN.test(email.trim())) return err('email_invalid');
  return checkNewPassword({ password, repeated, known: [username, email] });
}

type NewPassword = {
  readonly password: string;
  readonly repeated: string;
  /** What others know of the person: a password equal to it counts as common. */
  readonly known: readonly string[];
};

/** Checks a password that is being chosen, typed twice. */
export function checkNewPassword({
  password,
  repeated,
  known,
}: NewPassword): Result<true, Failure<RegistrationProblem>> {
  if (password === '' || repeated === '') return err('fields_missing');
  if (password !== repeated) return err('passwords_differ');
  const weakness = findWeakness(password, known);
  return weakness ? err(weakness) : ok(true);
}

export type PasswordWeakness = 'password_too_short' | 'password_too_long' | 'password_too_common';

/** Why a password must not be used, or undefined. Length is counted in characters as a person counts them. */
export function findWeakness(password: string, known: readonly string[]): PasswordWeakness | undefined {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN) return 'password_too_short';
  if (length > PASSWORD_MAX) return 'password_too_long';
  const plain = password.toLowerCase();
  const isKnown = known.some((word) =>
    [word.trim().toLowerCase(), word.split('@')[0]?.toLowerCase()].includes(plain),
  );
  return isKnown || isMonotonous(plain) || COMMON_PASSWORDS.has(plain) ? 'password_too_common' : undefined;
}

/** One character over and over, or a run up or down the alphabet or the digits. */
function isMonotonous(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}
