// Kept words as the page is told of them: with what decks and learners have put beside them.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import { UNLABELLED } from '../domain/index.ts';
import type { KeptWord } from './kept-words-repo.ts';
import { type LabelsByWord, labelsOf } from './word-labels.ts';
import { meaningsOf, type WordMeanings } from './word-meanings.ts';
import { type MediaByWord, mediaOf, wordKey } from './word-media.ts';

export type ViewDeps = {
  readonly db: Database;
  readonly files: Pick<Files, 'addresses'>;
  /** Which of some words are in no review, by `word reading`. */
  readonly setAsideAmong: (userId: UserId, words: readonly Reading[]) => Promise<ReadonlySet<string>>;
};
type Reading = { readonly word: string; readonly reading: string };

type Extras = {
  readonly media: MediaByWord;
  readonly meanings: WordMeanings;
  readonly labels: LabelsByWord;
  readonly aside: ReadonlySet<string>;
};

/** What the page is told; a sound or a picture is read at its address for a day. */
const toView = (
  { id, word, pinyin, context, createdAt }: KeptWord,
  { media, meanings, labels, aside }: Extras,
  { addresses }: Pick<Files, 'addresses'>,
) => {
  const addressIn = (files: ReadonlyMap<string, string>) => {
    const file = files.get(wordKey({ word, pinyin }));
    return file === undefined ? null : addresses.addressOf(file, new Date());
  };
  const { decks, tags, spellings } = labels.get(wordKey({ word, pinyin })) ?? UNLABELLED;
  return {
    id,
    word,
    pinyin,
    spelling: spellings[0] ?? '',
    context,
    meaning: meanings.get(wordKey({ word, pinyin })) ?? '',
    sound: addressIn(media.sound),
    picture: addressIn(media.picture),
    decks: [...decks],
    tags: [...tags],
    isSetAside: aside.has(wordKey({ word, pinyin })),
    createdAt: createdAt.toISOString(),
  };
};

/** In the same order. */
export async function wordViews(
  { db, files, setAsideAmong }: ViewDeps,
  userId: UserId,
  words: readonly KeptWord[],
) {
  const extras = {
    media: await mediaOf(db, userId, words),
    meanings: await meaningsOf(db, userId, words),
    labels: await labelsOf(db, userId, words),
    aside: await setAsideAmong(
      userId,
      words.map(({ word, pinyin }) => ({ word, reading: pinyin })),
    ),
  };
  return words.map((word) => toView(word, extras, files));
}
