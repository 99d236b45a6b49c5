// What the account asks and tells about somebody who is locked out: whether they have written, what, and that it is over.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { insertLetter, settleLetters, waitingSince } from './letters-repo.ts';

type Writing = { readonly userId: UserId; readonly text: string; readonly at: Date };

export const banAnswers = {
  /** Since when something that the person wrote waits for an answer; null where nothing does. */
  waitingSince,
  /** Keeps what they wrote, unless something of theirs waits already. */
  receive: async (tx: Executor, { userId, text, at: createdAt }: Writing): Promise<void> => {
    const letter = { id: newId(), userId, isOperator: false, subject: '', text, authorId: null, createdAt };
    await insertLetter(tx, letter);
  },
  /** They are let in again: nothing waits any more. */
  settle: async (tx: Executor, userId: UserId, at: Date): Promise<void> => {
    await settleLetters(tx, { userId, at });
  },
};
