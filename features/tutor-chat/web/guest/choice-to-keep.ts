// The guest's choice to take the talk into an account, apart from what does it: guests fetch as little code as can be.

import { leaveNote, takeNote } from '../../../../kit/web/storage.ts';

/** In this tab, until the account is there. */
const CHOSEN = 'yulu.keep-guest-talk';

/** The guest goes to register in order to keep the talk. */
export const chooseToKeep = (): void => leaveNote(CHOSEN);

/** Whether that was chosen; only once. */
export const takeChoice = (): boolean => takeNote(CHOSEN);
