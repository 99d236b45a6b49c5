// The bounds of notices, which page and server share.

/** Unread notices are counted up to here; the page shows the number as “99+”. */
export const UNREAD_MAX = 100;

export { isAbout } from './is-about.ts';
