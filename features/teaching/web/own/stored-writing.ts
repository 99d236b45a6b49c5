// What a learner has written for an assignment and not handed in is kept in the browser, so that a reload loses nothing.

import { useClientState } from '../../../../kit/web/client-store.ts';
import { forgetStored, readStored, store } from '../../../../kit/web/storage.ts';

/** Nobody but the person who is signed in reads what is kept. */
const keyOf = (assignmentId: string): string =>
  `yulu.writing.${useClientState.getState().username ?? ''}.${assignmentId}`;

export const readWriting = (assignmentId: string): string | null => readStored(keyOf(assignmentId));

/** Where the browser keeps nothing, it is lost with the page. */
export const keepWriting = (assignmentId: string, text: string): boolean => store(keyOf(assignmentId), text);

export const forgetWriting = (assignmentId: string): void => forgetStored(keyOf(assignmentId));
