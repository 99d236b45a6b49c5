// Remembers that the server has ended the session of this browser, so that whoever comes back is told why they must sign in again.

import { forgetStored, readStored, store } from '../../../kit/web/storage.ts';

const ENDED = 'yulu.session-ended';

export function noteSessionEnd(): void {
  store(ENDED, 'yes');
}

export const forgetSessionEnd = (): void => forgetStored(ENDED);

/** Whether somebody was signed in here until their session ended without their doing. */
export const hasSessionEnded = (): boolean => readStored(ENDED) !== null;
