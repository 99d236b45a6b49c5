// The decks and tags of a note, as packages and tables write them.

import { LABEL_MAX } from '../../my-words/domain/index.ts';
import { cutText, plainText } from './field-text.ts';
import { OWN_DECK } from './note-type.ts';

/** Of one note; more is no order any more. */
const DECKS_MAX = 20;
const TAGS_MAX = 100;

/** In a table a deck stands on a line of its own: its name may hold anything else. */
const DECK_END = '\n';

const clean = (names: readonly string[], max: number): string[] =>
  [...new Set(names.map((name) => cutText(plainText(name), LABEL_MAX)))]
    .filter((name) => name !== '')
    .slice(0, max);

/** Without ours, in which whatever has no deck is taken along. */
export const cleanDecks = (names: readonly string[]): string[] =>
  clean(
    names.flatMap((name) => name.split(DECK_END)).filter((name) => name !== OWN_DECK),
    DECKS_MAX,
  );

/** As Anki keeps them: with spaces between. */
export const cleanTags = (written: string): string[] => clean(written.split(/\s+/), TAGS_MAX);

export const writtenDecks = (decks: readonly string[]): string => decks.join(DECK_END);
export const writtenTags = (tags: readonly string[]): string => tags.join(' ');
