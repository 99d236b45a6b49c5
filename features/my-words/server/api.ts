// The public face of the kept words' server side.

import { implement, ORPCError } from '@orpc/server';
import { toSimplified } from '../../../chinese/words/index.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { appendEvents } from '../../learning-events/server/api.ts';
import { myWordsContract } from '../contract.ts';
import { checkWord, LIST_MAX, UNLABELLED } from '../domain/index.ts';
import { bringWords } from './bring-words.ts';
import { findWords } from './find-words.ts';
import { droppedEvent, keptEvent } from './kept-events.ts';
import {
  countKeptWords,
  deleteKeptWords,
  findKeptWord,
  findReadings,
  insertKeptWord,
  type KeptWord,
  listKeptWords,
} from './kept-words-repo.ts';
import { type LabelsByWord, labelsOf } from './word-labels.ts';
import { meaningsOf, setMeaning, type WordMeanings } from './word-meanings.ts';
import { soundsOf, type WordSounds, wordKey } from './word-sounds.ts';

type MyWordsDeps = {
  readonly db: Database;
  readonly files: Pick<Files, 'addresses'>;
  /** Which of some words are in no review, by `word reading`. */
  readonly setAsideAmong: (userId: UserId, words: readonly Reading[]) => Promise<ReadonlySet<string>>;
};
type Reading = { readonly word: string; readonly reading: string };

export function createMyWords({ db, files, setAsideAmong }: MyWordsDeps) {
  const extrasOf = async (userId: UserId, words: readonly KeptWord[]): Promise<Extras> => ({
    sounds: await soundsOf(db, userId, words),
    meanings: await meaningsOf(db, userId, words),
    labels: await labelsOf(db, userId, words),
    aside: await setAsideAmong(
      userId,
      words.map(({ word, pinyin }) => ({ word, reading: pinyin })),
    ),
  });
  const drop = (userId: UserId, ids: readonly string[]): Promise<number> =>
    db.transaction(async (tx) => {
      const dropped = await deleteKeptWords(tx, userId, ids);
      await appendEvents(tx, dropped.map(droppedEvent));
      return dropped.length;
    });
  const views = async (userId: UserId, words: readonly KeptWord[]) => {
    const extras = await extrasOf(userId, words);
    return words.map((word) => toView(word, extras, files));
  };
  const os = implement(myWordsContract).$context<RequestContext>();
  const handlers = os.router({
    keep: os.keep.handler(async ({ input, context, errors }) => {
      const userId = requireMember(context).id;
      const checked = checkWord(input);
      if (!checked.ok) throw errors.WORD_INVALID();
      const before = await countKeptWords(db, userId);
      if (before >= LIST_MAX) throw errors.LIST_FULL();
      const id = newId();
      const word = { ...checked.value, id, userId, context: input.context ?? '' };
      const kept = await db.transaction(async (tx) => {
        const stored = await insertKeptWord(tx, word);
        if (stored.id === id) await appendEvents(tx, [keptEvent(stored)]);
        return stored;
      });
      return {
        ...toView(kept, await extrasOf(userId, [kept]), files),
        total: kept.id === id ? before + 1 : null,
      };
    }),
    drop: os.drop.handler(async ({ input, context }) => {
      if ((await drop(requireMember(context).id, [input.id])) === 0) throw new ORPCError('NOT_FOUND');
      return {};
    }),
    dropSeveral: os.dropSeveral.handler(async ({ input, context }) => ({
      dropped: await drop(requireMember(context).id, input.ids),
    })),
    putBack: os.putBack.handler(async ({ input, context, errors }) => {
      const userId = requireMember(context).id;
      const words = input.words.flatMap(({ context: sentence = '', ...word }) => {
        const checked = checkWord(word);
        return checked.ok ? [{ ...checked.value, id: newId(), context: sentence }] : [];
      });
      if (words.length < input.words.length) throw errors.WORD_INVALID();
      const once = new Map(words.map((word) => [wordKey(word), word]));
      await db.transaction(async (tx) => {
        const brought = await bringWords(tx, userId, [...once.values()]);
        if (brought.includes(undefined)) throw errors.LIST_FULL();
      });
      return {};
    }),
    setMeaning: os.setMeaning.handler(async ({ input: { id, meaning }, context }) => {
      const userId = requireMember(context).id;
      const kept = await findKeptWord(db, { userId, id });
      if (!kept) throw new ORPCError('NOT_FOUND');
      await setMeaning(db, userId, { word: kept.word, pinyin: kept.pinyin, meaning });
      return toView(kept, await extrasOf(userId, [kept]), files);
    }),
    readings: os.readings.handler(async ({ input, context }) => {
      const userId = requireMember(context).id;
      return views(userId, await findReadings(db, { userId, word: input.word }));
    }),
    list: os.list.handler(async ({ input, context }) => {
      const userId = requireMember(context).id;
      const { cursor, search } = input;
      // Words stand here in simplified characters, also those that came in traditional ones.
      const found =
        search === ''
          ? undefined
          : { search: toSimplified(openLexicon(), search), words: await findWords(db, userId, search) };
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listKeptWords(db, { userId, found, ...page }),
      });
      return { words: await views(userId, rows), total: await countKeptWords(db, userId), nextCursor };
    }),
  });
  return { handlers };
}

type Extras = {
  readonly sounds: WordSounds;
  readonly meanings: WordMeanings;
  readonly labels: LabelsByWord;
  readonly aside: ReadonlySet<string>;
};

/** What the page is told; a sound is read at its address for a day. */
const toView = (
  { id, word, pinyin, context, createdAt }: KeptWord,
  { sounds, meanings, labels, aside }: Extras,
  { addresses }: Pick<Files, 'addresses'>,
) => {
  const sound = sounds.get(wordKey({ word, pinyin }));
  const { decks, tags } = labels.get(wordKey({ word, pinyin })) ?? UNLABELLED;
  return {
    id,
    word,
    pinyin,
    context,
    meaning: meanings.get(wordKey({ word, pinyin })) ?? '',
    sound: sound === undefined ? null : addresses.addressOf(sound, new Date()),
    decks: [...decks],
    tags: [...tags],
    isSetAside: aside.has(wordKey({ word, pinyin })),
    createdAt: createdAt.toISOString(),
  };
};

export { allKeptWords, type Brought, type BroughtWord, bringWords, keptAmong } from './bring-words.ts';
export { findWords } from './find-words.ts';
export { countKeptOn, type KeptWord } from './kept-words-repo.ts';
export { addLabels, allLabels, deckWords, labelsOf, listDecks } from './word-labels.ts';
export { addMeanings, allMeanings, meaningsOf } from './word-meanings.ts';
export { addSound, allSounds } from './word-sounds.ts';
