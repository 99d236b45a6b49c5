// What a learner has written and not handed in, or a teacher has remarked and not sent, is kept in the browser.

import { useClientState } from '../../../kit/web/client-store.ts';
import { forgetStored, readStored, store, storedUnder } from '../../../kit/web/storage.ts';

/** `of` names the assignment, or the text that is marked. Nobody but the person who is signed in reads what is kept. */
const keyOf = (of: string): string => `yulu.writing.${useClientState.getState().username ?? ''}.${of}`;

export const readWriting = (of: string): string | null => readStored(keyOf(of));

/** Where the browser keeps nothing, it is lost with the page. */
export const keepWriting = (of: string, text: string): boolean => store(keyOf(of), text);

export const forgetWriting = (of: string): void => forgetStored(keyOf(of));

/** The ends of the names under which something is kept and that begin so. */
export const writingsUnder = (of: string): readonly string[] => storedUnder(keyOf(of));
