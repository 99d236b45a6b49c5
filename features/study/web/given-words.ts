// Words that somebody was given to train: a session asks them and no others, and leads back to where they were given.

import type { NavigateFunction } from 'react-router';
import type { CardWord } from '../domain/memory/card.ts';

export type GivenWords = {
  readonly words: readonly CardWord[];
  /** What the list is called. */
  readonly name: string;
  /** The page that gave them. */
  readonly path: string;
};

type SessionStart = { readonly given?: GivenWords };

/** Opens a session of these words. They stay with the page's place in the history, so that it survives a reload. */
export const trainWords = (navigate: NavigateFunction, given: GivenWords) =>
  navigate('/study/session', { state: { given } satisfies SessionStart });

/** `state`: of the location. Only `trainWords` writes one for this page. */
export const givenIn = (state: unknown): GivenWords | undefined => (state as SessionStart | null)?.given;
