// Reviews an invitation again when the invited person pays: an inviter who is the same person earns nothing.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { findRecipient } from '../../account/server/api.ts';
import { findOwnSignals, SIGNALS } from '../domain/index.ts';
import { findInvitation, type Invitation, suspect } from './invitations-repo.ts';
import { tracesOf } from './traces.ts';

/** The invitation as it stands after the look; undefined for somebody who came by themselves. */
export async function reviewInvitation(tx: Executor, invitedId: UserId): Promise<Invitation | undefined> {
  const invitation = await findInvitation(tx, invitedId);
  if (!invitation || invitation.verdict === 'approved' || invitation.verdict === 'rejected')
    return invitation;
  const { inviterId } = invitation;
  const [buyer, inviter] = [await findRecipient(tx, invitedId), await findRecipient(tx, inviterId)];
  if (!buyer || !inviter) return invitation;
  const seen = findOwnSignals(
    { email: buyer.email, traces: await tracesOf(tx, invitedId) },
    { email: inviter.email, traces: await tracesOf(tx, inviterId) },
  );
  const signals = SIGNALS.filter((signal) => seen.includes(signal) || invitation.signals.includes(signal));
  if (signals.length === invitation.signals.length) return invitation;
  await suspect(tx, { invitedId, signals });
  return { ...invitation, verdict: 'suspicious', signals };
}
