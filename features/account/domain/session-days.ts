// How long somebody stays signed in: without a visit, and an admin whatever they do.

export const SESSION_DAYS = 30;
/** Since the sign-in. */
export const ADMIN_SESSION_HOURS = 12;
