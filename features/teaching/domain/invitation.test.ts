// Invitations: one that works goes out once a day, one that does not may go out at once.

import { expect, test } from 'vitest';
import { invitationState, mayInviteAgain } from './invitation.ts';

const invitation = { code: 'ACDEFGHJ', invitedAt: new Date('2026-03-02T08:00:00Z') };

test('an invitation leads to its class until the class has another code', () => {
  expect(invitationState(invitation, 'ACDEFGHJ')).toBe('open');
  expect(invitationState(invitation, 'KLMNPQRS')).toBe('outdated');
});

test('it goes out again after a day, or at once where its link no longer works', () => {
  const [early, late] = [new Date('2026-03-03T07:59:59Z'), new Date('2026-03-03T08:00:00Z')];
  expect(mayInviteAgain(invitation, 'ACDEFGHJ', early)).toBe(false);
  expect(mayInviteAgain(invitation, 'ACDEFGHJ', late)).toBe(true);
  expect(mayInviteAgain(invitation, 'KLMNPQRS', early)).toBe(true);
});
