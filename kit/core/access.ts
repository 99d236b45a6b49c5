// Who a person is to the server, and who may call what.

import type { UserId } from './user-id.ts';

/** The one base role of a person. Membership (free, vip) is kept apart from it. */
export const ROLES = ['student', 'teacher', 'distributor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** An admin sees a person's pages for some minutes: the requests are the admin's, and may only read. */
export type Viewing = { readonly id: string; readonly adminId: UserId; readonly endsAt: Date };

/** Someone who is signed in, as the database knows them at this request. */
export type Member = {
  readonly id: UserId;
  readonly name: string;
  /** Null for who has not chosen one. */
  readonly username: string | null;
  readonly email: string;
  /** The file of the person’s picture. */
  readonly avatarId: string | null;
  /** Whether the mail address is proven to be the person's. */
  readonly emailVerified: boolean;
  readonly hasSecondFactor: boolean;
  readonly role: Role;
  /** The session this request came with, so that "every other session" can be told apart. */
  readonly sessionId: string;
  /** Whether this session proved a short while ago, by the password, that its owner is there. */
  readonly isReauthenticated: boolean;
  /** Present where an admin sees this person's pages: then `sessionId` is of the admin's session. */
  readonly viewing?: Viewing;
};

/**
 * Who may call a procedure: anyone, anyone signed in, or the named roles only.
 * A procedure without a declaration may be called by nobody.
 */
export type Access = 'public' | 'member' | readonly Role[];

export type AccessVerdict = 'granted' | 'sign-in-needed' | 'forbidden';

/** Decides a call from the declaration alone; ownership of rows is checked where the row is read. */
export function decideAccess(access: Access | undefined, member: Member | undefined): AccessVerdict {
  if (access === undefined) return 'forbidden';
  if (access === 'public') return 'granted';
  if (!member) return 'sign-in-needed';
  if (access === 'member') return 'granted';
  return access.includes(member.role) ? 'granted' : 'forbidden';
}
