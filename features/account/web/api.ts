// The public face of the account's pages.

export { guard } from './guard.ts';
export { leaveSession, type Session, type SessionPerson, useSession } from './session.ts';
