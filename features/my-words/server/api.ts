// The public face of the kept words' server side.

import { implement, ORPCError } from '@orpc/server';
import { toSimplified } from '../../../chinese/words/index.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { appendEvents } from '../../learning-events/server/api.ts';
import { myWordsContract } from '../contract.ts';
import { checkWord, LIST_MAX } from '../domain/index.ts';
import { findWords } from './find-words.ts';
import { keptEvent } from './kept-events.ts';
import {
  countKeptWords,
  findKeptWord,
  findReadings,
  insertKeptWord,
  type KeptWord,
  listKeptWords,
} from './kept-words-repo.ts';
import { dropWords, putBackWords } from './several-words.ts';
import { setMeaning } from './word-meanings.ts';
import { type ViewDeps, wordViews } from './word-views.ts';

export function createMyWords(deps: ViewDeps) {
  const { db } = deps;
  const views = (userId: UserId, words: readonly KeptWord[]) => wordViews(deps, userId, words);
  const view = async (userId: UserId, word: KeptWord) => {
    const [seen] = await views(userId, [word]);
    if (!seen) throw new Error('a word has no view');
    return seen;
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
      return { ...(await view(userId, kept)), total: kept.id === id ? before + 1 : null };
    }),
    drop: os.drop.handler(async ({ input, context }) => {
      if ((await dropWords(db, requireMember(context).id, [input.id])) === 0)
        throw new ORPCError('NOT_FOUND');
      return {};
    }),
    dropSeveral: os.dropSeveral.handler(async ({ input, context }) => ({
      dropped: await dropWords(db, requireMember(context).id, input.ids),
    })),
    putBack: os.putBack.handler(async ({ input, context, errors }) => {
      const back = await putBackWords(db, requireMember(context).id, input.words);
      if (back.ok) return {};
      throw back.error.code === 'list_full' ? errors.LIST_FULL() : errors.WORD_INVALID();
    }),
    setMeaning: os.setMeaning.handler(async ({ input: { id, meaning }, context }) => {
      const userId = requireMember(context).id;
      const kept = await findKeptWord(db, { userId, id });
      if (!kept) throw new ORPCError('NOT_FOUND');
      await setMeaning(db, userId, { word: kept.word, pinyin: kept.pinyin, meaning });
      return view(userId, kept);
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

export { allKeptWords, type Brought, type BroughtWord, bringWords, keptAmong } from './bring-words.ts';
export { findWords } from './find-words.ts';
export { countKeptOn, type KeptWord } from './kept-words-repo.ts';
export { addLabels, allLabels, deckWords, labelsOf, listDecks } from './word-labels.ts';
export { addMeanings, allMeanings, meaningsOf } from './word-meanings.ts';
export { addMedia, allMedia, mediaOf } from './word-media.ts';
