// What is being written: how much room is left, and how it is stored between visits.

import { MESSAGE_MAX } from './limits.ts';

/** The counter appears when so little room is left. */
const COUNTED_BELOW = 200;

export type Draft = {
  readonly text: string;
  /** The id under which this very text was sent when nothing is known of its fate; sent again, it is said once. */
  readonly sentAs: string | null;
};

export const EMPTY_DRAFT: Draft = { text: '', sentAs: null };

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

export function writeDraft({ text, sentAs }: Draft): string {
  return text === '' ? '' : JSON.stringify({ text, sentAs });
}

/** A stored draft; anything that is none is empty. */
export function readDraft(stored: string | null): Draft {
  if (stored === null || stored === '') return EMPTY_DRAFT;
  const value = parse(stored);
  if (typeof value !== 'object' || value === null || !('text' in value)) return EMPTY_DRAFT;
  const sentAs = 'sentAs' in value && typeof value.sentAs === 'string' ? value.sentAs : null;
  return typeof value.text === 'string' ? { text: value.text, sentAs } : EMPTY_DRAFT;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Not ours, or cut off: there is no draft.
  }
}
