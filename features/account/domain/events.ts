// What can happen to an account, as it is remembered for its person and for admins.

export const ACCOUNT_EVENTS = [
  'registered',
  'role_changed',
  'banned',
  'unbanned',
  'password_changed',
  'password_reset',
  'email_changed',
  'email_verified',
  'names_changed',
  'second_factor_set',
  'second_factor_ended',
  'recovery_codes_renewed',
  'sessions_ended',
  'reset_sent',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];
