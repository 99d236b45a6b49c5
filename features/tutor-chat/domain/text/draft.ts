// What is being written: whether it can be sent, and how much room is left.

import { MESSAGE_MAX } from '../limits.ts';

/** The counter appears when so little room is left. */
const COUNTED_BELOW = 200;

/** What is sent: without blanks around it. */
export function spokenText(text: string): string {
  return text.trim();
}

export function canSend(text: string): boolean {
  const { length } = spokenText(text);
  return length > 0 && length <= MESSAGE_MAX;
}

/** Room left, negative beyond the limit; null while there is plenty. */
export function roomLeft(text: string): number | null {
  const left = MESSAGE_MAX - spokenText(text).length;
  return left < COUNTED_BELOW ? left : null;
}

/** Words taken back from the talk stand before what is being written. */
export function withWordsBack(back: string, draft: string): string {
  return draft.trim() === '' ? back : `${back}\n${draft}`;
}
