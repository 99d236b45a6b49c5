// What is being written about an order, kept in this browser until it is sent: a message, a reason, an answer.

import { COPIES, forgetStored, readStored, store } from '../../../../../kit/web/storage.ts';

/** `of`: by whom, or what for. */
const keyOf = (id: string, of: string): string => `${COPIES}order-${of}-${id}`;

export const readDraft = (id: string, of: string): string => readStored(keyOf(id, of)) ?? '';

export function keepDraft(id: string, of: string, text: string): void {
  if (text.trim() === '') forgetStored(keyOf(id, of));
  else store(keyOf(id, of), text);
}
