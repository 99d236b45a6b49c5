// Gives a new account what was said as a guest: the same talk, its turns sent like those of a lost connection.

import { errorCode } from '../../../../kit/web/api/api.ts';
import type { GuestTalk } from '../../domain/index.ts';
import { sendWaiting } from '../offline/sender.ts';
import { keepWaiting } from '../offline/stored-talks.ts';
import { talksChanged } from '../queries.ts';
import { tutorChatApi } from '../tutor-chat-api.ts';
import { takeChoice } from './choice-to-keep.ts';
import { forgetGuestTalk, storedGuestTalk } from './stored-guest-talk.ts';

/** A few short turns; what has not arrived by then is sent when the talks are listed. */
const SEND_MS = 8000;

/** Gives the account the talk that its person registered to keep; whoever else registers is asked first. */
export async function keepChosenTalk(): Promise<OwnTalk | undefined> {
  return takeChoice() ? keepGuestTalk() : undefined;
}

type OwnTalk = Pick<GuestTalk, 'id' | 'tutorId'>;

/**
 * The talk that is now the account's; undefined where nothing was said, or another tab has kept it before. Rejects when
 * the server cannot be reached.
 */
export async function keepGuestTalk(): Promise<OwnTalk | undefined> {
  // Without a secure connection there are no locks; two tabs then give the same talk, which does no harm.
  return 'locks' in navigator ? navigator.locks.request('yulu.keep-guest-talk', keep) : keep();
}

async function keep(): Promise<OwnTalk | undefined> {
  const guest = storedGuestTalk();
  if (guest === undefined || guest.turns.length === 0) return undefined;
  const { id, tutorId, language, turns } = guest;
  try {
    await tutorChatApi.startTalk({ id, kind: 'tutor', subject: tutorId, language });
  } catch (error) {
    // Another account has it, or the tutor is gone: there is nothing to go on with.
    if (errorCode(error) !== 'NOT_FOUND') throw error;
    forgetGuestTalk();
    return undefined;
  }
  keepWaiting(id, { turns, hints: [] });
  forgetGuestTalk();
  // What was told in it, another tutor knows as well: it is sent before the next talk begins, where that is possible.
  await sendWaiting(id, { onDelivered: () => {}, signal: AbortSignal.timeout(SEND_MS) }).catch(() => {});
  talksChanged();
  return { id, tutorId };
}
