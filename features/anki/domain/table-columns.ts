// Which columns of a table say where a word belongs, and not what it is: its decks, its tags, what only Anki reads.

import { cleanDecks, cleanTags } from './labels.ts';

export type TableNote = {
  /** What is left of its row: the word, what it means and so on. */
  readonly fields: readonly string[];
  readonly decks: readonly string[];
  readonly tags: readonly string[];
};

/** Places from 0; undefined where there is none. */
export type Columns = {
  readonly deck: number | undefined;
  readonly tags: number | undefined;
  /** Columns that say nothing of a word. */
  readonly skipped: readonly number[];
  /** Of all rows. */
  readonly shared: { readonly deck: string; readonly tags: string };
};

const DECK_NAMES: ReadonlySet<string> = new Set(['deck', 'decks', '牌组', 'baralho', 'baralhos']);
const TAG_NAMES: ReadonlySet<string> = new Set(['tag', 'tags', '标签', 'etiqueta', 'etiquetas']);

/** `headers`: Anki's lines at the top, by their name; `names`: those of the columns, none where there is no such row. */
export function columnsIn(headers: ReadonlyMap<string, string>, names: readonly string[]): Columns {
  const numbered = (header: string) => {
    const place = Number(headers.get(header)) - 1;
    return Number.isInteger(place) && place >= 0 ? place : undefined;
  };
  const called = (known: ReadonlySet<string>) => {
    const place = names.findIndex((name) => known.has(name.trim().toLowerCase()));
    return place < 0 ? undefined : place;
  };
  return {
    deck: numbered('deck column') ?? called(DECK_NAMES),
    tags: numbered('tags column') ?? called(TAG_NAMES),
    skipped: [numbered('guid column'), numbered('notetype column')].filter((place) => place !== undefined),
    shared: { deck: headers.get('deck') ?? '', tags: headers.get('tags') ?? '' },
  };
}

export function sortOut(row: readonly string[], { deck, tags, skipped, shared }: Columns): TableNote {
  const cell = (place: number | undefined) => (place === undefined ? '' : (row[place] ?? ''));
  return {
    fields: row.filter((_, place) => place !== deck && place !== tags && !skipped.includes(place)),
    decks: cleanDecks([shared.deck, cell(deck)]),
    tags: cleanTags(`${shared.tags} ${cell(tags)}`),
  };
}
