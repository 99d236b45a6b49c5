// Which field of a form holds what problem, all at once, so that a person mends them in one go.

import { isEmailAddress } from './email-address.ts';
import {
  checkNewPassword,
  isUsernameOrNone,
  type RegistrationForm,
  type RegistrationProblem,
} from './registration.ts';

export type FieldProblems<Field extends string> = { readonly [Name in Field]?: RegistrationProblem };

/** Problems of a registration by field; empty when it may be sent. Same rules as `checkRegistration`. */
export function findRegistrationProblems(form: RegistrationForm): FieldProblems<keyof RegistrationForm> {
  const { username, email, password, repeated } = form;
  return {
    ...findMissing({ email }),
    ...(isUsernameOrNone(username) ? {} : { username: 'username_invalid' }),
    ...(email.trim() === '' || isEmailAddress(email) ? {} : { email: 'email_invalid' }),
    ...findPasswordProblems({ password, repeated, known: [username, email] }),
  };
}

/** Problems of a password that is typed twice; the one that does not match is the second. */
export function findPasswordProblems(
  entry: Parameters<typeof checkNewPassword>[0],
): FieldProblems<'password' | 'repeated'> {
  const missing = findMissing({ password: entry.password, repeated: entry.repeated });
  if (missing.password !== undefined) return missing;
  if (missing.repeated !== undefined) {
    const typed = checkNewPassword({ ...entry, repeated: entry.password });
    return { ...missing, ...(typed.ok ? {} : { password: typed.error.code }) };
  }
  // A weak one is told together with the other faults, not only once both are equal.
  const strength = checkNewPassword({ ...entry, repeated: entry.password });
  return {
    ...(strength.ok ? {} : { password: strength.error.code }),
    ...(entry.repeated === entry.password ? {} : { repeated: 'passwords_differ' }),
  };
}

/** The required fields that hold nothing. */
export function findMissing<Field extends string>(
  fields: Readonly<Record<Field, string>>,
): FieldProblems<Field> {
  const problems: { [Name in Field]?: RegistrationProblem } = {};
  // Object.keys forgets the names' type; they are the record's own.
  for (const name of Object.keys(fields) as Field[]) {
    if (fields[name].trim() === '') problems[name] = 'fields_missing';
  }
  return problems;
}
