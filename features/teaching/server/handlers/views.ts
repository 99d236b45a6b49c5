// Rows of teaching as its contract shows them.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { guardianAskedAt, guardianState } from '../../../privacy/domain/index.ts';
import { invitationState, mayInviteAgain } from '../../domain/index.ts';
import type { CountedClass } from '../classes/classes-repo.ts';
import type { Invitation } from '../classes/invitations-repo.ts';
import type { JoinedClass } from '../classes/join-class.ts';

export const toClassView = (
  { row: { id, name, note, code, createdAt, endedAt }, members, toMark }: CountedClass,
  publicUrl: string,
) => ({
  id,
  name,
  note,
  code,
  link: `${publicUrl}/join-class?code=${code}`,
  members,
  toMark,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

type Member = {
  readonly id: UserId;
  readonly name: string;
  readonly joinedAt: Date;
  readonly lineAt: Date | null;
};

export const toMemberView = ({ id, name, joinedAt, lineAt }: Member) => ({
  id,
  name,
  joinedAt: joinedAt.toISOString(),
  lineAt: lineAt?.toISOString() ?? null,
});

export const toInvitationView = (invitation: Invitation, { code }: { readonly code: string }, now: Date) => ({
  id: invitation.id,
  contact: invitation.contact,
  name: invitation.name,
  invitedAt: invitation.invitedAt.toISOString(),
  state: invitationState(invitation, code),
  mayInviteAgain: mayInviteAgain(invitation, code, now),
});

type Asking = {
  readonly knownAs: string;
  readonly confirmedAt: Date | null;
  readonly linkUntil: Date | null;
};

/** Nothing where nobody was asked. */
export function toAskingView({ knownAs, ...guardian }: Asking, now: Date) {
  const state = guardianState(guardian, now);
  if (state === undefined || guardian.linkUntil === null) return [];
  return [{ name: knownAs, askedAt: guardianAskedAt(guardian.linkUntil).toISOString(), state }];
}

export const toJoinedView = ({ joinedAt, endedAt, teacherId: _teacher, ...shown }: JoinedClass) => ({
  ...shown,
  joinedAt: joinedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
