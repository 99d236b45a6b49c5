// How a session is begun that is not the day's review: of words that somebody was given to train, which it asks and no
// others before it leads back to where they were given; or of more than the day's.

import type { NavigateFunction } from 'react-router';
import type { CardWord } from '../domain/memory/card.ts';

export type GivenWords = {
  readonly words: readonly CardWord[];
  /** What the list is called. */
  readonly name: string;
  /** The page that gave them. */
  readonly path: string;
};

type SessionStart = { readonly given?: GivenWords; readonly isExtra?: boolean };

/** The state of a link to a session beyond the day's review. */
export const BEYOND_TODAY: SessionStart = { isExtra: true };

/** Opens a session of these words. They stay with the page's place in the history, so that it survives a reload. */
export const trainWords = (navigate: NavigateFunction, given: GivenWords) =>
  navigate('/study/session', { state: { given } satisfies SessionStart });

/** `state`: of the location. */
// Only this file writes a state for the page of a session.
const startIn = (state: unknown) => state as SessionStart | null;

export const givenIn = (state: unknown): GivenWords | undefined => startIn(state)?.given;

export const isBeyondToday = (state: unknown): boolean => startIn(state)?.isExtra === true;
