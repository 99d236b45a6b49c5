// The public face of the account rules.

export { BAN_ANSWER_MAX, BAN_CAUSES, type BanCause, type BanNotice, isBanOver } from './ban.ts';
export { describeDevice } from './device.ts';
export { isEmailAddress, localPart, shownName } from './email-address.ts';
export {
  type FieldProblems,
  findMissing,
  findPasswordProblems,
  findRegistrationProblems,
} from './form-problems.ts';
export { givenName } from './given-name.ts';
export { guardPage, type Viewer } from './guard.ts';
export { cleanPhone, PHONE_TYPED_MAX } from './phone.ts';
export {
  checkNewPassword,
  checkRegistration,
  type IsCommon,
  PASSWORD_MAX,
  PASSWORD_MIN,
  REGISTRATION_PROBLEMS,
  type RegistrationForm,
  type RegistrationProblem,
} from './registration.ts';
export { registerUrl, safeReturnUrl, signInUrl } from './return-url.ts';
export { ADMIN_SESSION_HOURS, SESSION_DAYS } from './session-days.ts';
export { cleanUsername, isUsername } from './username.ts';
