// A guest's first talk as a browser keeps it, until it has an account to be kept in.

import { LOCALES, type Locale } from '../../../../kit/core/locale.ts';
import type { OfflineTurn } from '../types.ts';

export type GuestTalk = {
  /** Of the talk as it will be in the account; it decides what the tutor says. */
  readonly id: string;
  readonly tutorId: string;
  readonly language: Locale;
  readonly turns: readonly OfflineTurn[];
};

/** Under this key of the browser's storage. */
export const GUEST_TALK_KEY = 'yulu.guest-talk';
/** Of another shape than this, what is stored is not read. */
const VERSION = 1;

export function writeGuestTalk(talk: GuestTalk): string {
  return JSON.stringify({ version: VERSION, talk });
}

/** Undefined for anything that is no whole talk of this version: cut off, changed by hand, or not there. */
export function readGuestTalk(stored: string | null): GuestTalk | undefined {
  const kept = parse(stored ?? '');
  if (!isRecord(kept) || kept['version'] !== VERSION || !isRecord(kept['talk'])) return undefined;
  const { id, tutorId, language: stated, turns } = kept['talk'];
  const language = LOCALES.find((each) => each === stated);
  if (typeof id !== 'string' || typeof tutorId !== 'string' || !language) return undefined;
  return Array.isArray(turns) && turns.every(isTurn) ? { id, tutorId, language, turns } : undefined;
}

function isTurn(turn: unknown): turn is OfflineTurn {
  if (!isRecord(turn) || !isRecord(turn['answer'])) return false;
  const { id, text, at, hints, corrections, progress, stored, answer } = turn;
  const { translation } = answer;
  return (
    [id, text, at, answer['id'], answer['text']].every((each) => typeof each === 'string') &&
    [hints, corrections, answer['hardWords']].every((each) => Array.isArray(each)) &&
    isRecord(translation) &&
    [translation['en'], translation['pt']].every((each) => typeof each === 'string') &&
    isProgress(progress) &&
    isProgress(stored)
  );
}

const isProgress = (value: unknown): boolean =>
  isRecord(value) && Array.isArray(value['goals']) && typeof value['ended'] === 'boolean';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Empty, cut off, or not ours.
  }
}
