// How long somebody stays signed in without a visit.

export const SESSION_DAYS = 30;
