// What a registration, a sign-in and a new password must fulfil; the page and the server apply the same rules.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import { isEmailAddress, localPart } from './email-address.ts';
import { cleanUsername, isUsername } from './username.ts';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

export const REGISTRATION_PROBLEMS = [
  'fields_missing',
  'email_invalid',
  'username_invalid',
  'username_reserved',
  'passwords_differ',
  'password_too_short',
  'password_too_long',
  'password_too_common',
] as const;
export type RegistrationProblem = (typeof REGISTRATION_PROBLEMS)[number];

export type RegistrationForm = {
  /** Empty: it comes later, or never. */
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly repeated: string;
};

/** Whether a password is on a list of common ones; the list is too long for the page, so the server alone brings it. */
export type IsCommon = (password: string) => boolean;

const NONE_IS_COMMON: IsCommon = () => false;

/** Checks the registration form in the order a person would mend it. */
export function checkRegistration(
  form: RegistrationForm,
  isCommon: IsCommon = NONE_IS_COMMON,
): Result<true, Failure<RegistrationProblem>> {
  const { username, email, password, repeated } = form;
  if ([email, password, repeated].some((field) => field.trim() === '')) return err('fields_missing');
  if (!isUsernameOrNone(username)) return err('username_invalid');
  if (!isEmailAddress(email)) return err('email_invalid');
  return checkNewPassword({ password, repeated, known: [username, email] }, isCommon);
}

/** A person may do without a username. */
export function isUsernameOrNone(typed: string): boolean {
  const username = cleanUsername(typed);
  return username === '' || isUsername(username);
}

type NewPassword = {
  readonly password: string;
  readonly repeated: string;
  /** What others know of the person: a password equal to it counts as common. */
  readonly known: readonly string[];
};

/** Checks a password that is being chosen, typed twice. */
export function checkNewPassword(
  { password, repeated, known }: NewPassword,
  isCommon: IsCommon = NONE_IS_COMMON,
): Result<true, Failure<RegistrationProblem>> {
  if (password === '' || repeated === '') return err('fields_missing');
  if (password !== repeated) return err('passwords_differ');
  const weakness = findWeakness(password, known, isCommon);
  return weakness ? err(weakness) : ok(true);
}

export type PasswordWeakness = 'password_too_short' | 'password_too_long' | 'password_too_common';

/** Why a password must not be used, or undefined. Length is counted in characters as a person counts them. */
function findWeakness(
  password: string,
  known: readonly string[],
  isCommon: IsCommon,
): PasswordWeakness | undefined {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN) return 'password_too_short';
  if (length > PASSWORD_MAX) return 'password_too_long';
  const plain = password.toLowerCase();
  const isWeak = isKnown(plain, known) || isMonotonous(plain) || isCommon(password);
  return isWeak ? 'password_too_common' : undefined;
}

function isKnown(plain: string, known: readonly string[]): boolean {
  return known.some((text) => {
    const word = text.trim().toLowerCase();
    return word !== '' && [word, localPart(word)].includes(plain);
  });
}

/** One character over and over, or a run up or down the alphabet or the digits. */
function isMonotonous(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}
