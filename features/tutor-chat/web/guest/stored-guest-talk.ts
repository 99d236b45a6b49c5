// The guest's first talk in this browser: it outlasts a reload and a change of language, and goes with the account.

import { forgetStored, readStored, store } from '../../../../kit/web/storage.ts';
import { GUEST_TALK_KEY, type GuestTalk, readGuestTalk, writeGuestTalk } from '../../domain/index.ts';

/** Undefined where none was begun. */
export const storedGuestTalk = (): GuestTalk | undefined => readGuestTalk(readStored(GUEST_TALK_KEY));

export function storeGuestTalk(talk: GuestTalk): void {
  store(GUEST_TALK_KEY, writeGuestTalk(talk));
}

export function forgetGuestTalk(): void {
  forgetStored(GUEST_TALK_KEY);
}
