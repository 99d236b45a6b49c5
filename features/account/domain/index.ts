// The public face of the account rules.

export { type Device, describeDevice } from './device.ts';
export {
  type FieldProblems,
  findMissing,
  findPasswordProblems,
  findRegistrationProblems,
} from './form-problems.ts';
export { type GuardVerdict, guardPage, isPublic, type Viewer } from './guard.ts';
export {
  checkNewPassword,
  checkRegistration,
  EMAIL_PATTERN,
  findWeakness,
  PASSWORD_MAX,
  PASSWORD_MIN,
  type PasswordWeakness,
  type RegistrationForm,
  type RegistrationProblem,
  USERNAME_PATTERN,
} from './registration.ts';
export { safeReturnUrl, signInUrl } from './return-url.ts';
