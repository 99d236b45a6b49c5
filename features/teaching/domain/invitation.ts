// An invitation to a class that nobody has followed yet: whether it still leads there, and when it may go out again.

/** `outdated`: the class has had another code since, so the link no longer works. */
export const INVITATION_STATES = ['open', 'outdated'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

const DAY_MS = 86_400_000;

type Invitation = { readonly code: string; readonly invitedAt: Date };

export const invitationState = (invitation: Pick<Invitation, 'code'>, classCode: string): InvitationState =>
  invitation.code === classCode ? 'open' : 'outdated';

/** One that still works goes out once a day at most, so that nobody is pressed. */
export const mayInviteAgain = (invitation: Invitation, classCode: string, now: Date): boolean =>
  invitationState(invitation, classCode) === 'outdated' ||
  now.getTime() - invitation.invitedAt.getTime() >= DAY_MS;
