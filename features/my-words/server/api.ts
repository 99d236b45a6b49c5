// The public face of the kept words' server side.

import { randomBytes } from 'node:crypto';
import { implement, ORPCError } from '@orpc/server';
import { uuidV7 } from '../../../kit/core/uuid.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { decodeCursor, encodeCursor } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/context.ts';
import { myWordsContract } from '../contract.ts';
import { checkWord, LIST_MAX } from '../domain/index.ts';
import {
  countKeptWords,
  deleteKeptWord,
  findReadings,
  insertKeptWord,
  type KeptWord,
  listKeptWords,
} from './kept-words-repo.ts';

const PAGE = 50;

export function createMyWords({ db }: { readonly db: Database }) {
  const os = implement(myWordsContract).$context<RequestContext>();
  const handlers = os.router({
    keep: os.keep.handler(async ({ input, context, errors }) => {
      const userId = requireMember(context).id;
      const checked = checkWord(input);
      if (!checked.ok) throw errors.WORD_INVALID();
      const before = await countKeptWords(db, userId);
      if (before >= LIST_MAX) throw errors.LIST_FULL();
      const id = uuidV7(Date.now(), randomBytes(10));
      const word = { ...checked.value, id, userId, context: input.context ?? '' };
      const kept = await insertKeptWord(db, word);
      return { ...toView(kept), total: kept.id === id ? before + 1 : null };
    }),
    drop: os.drop.handler(async ({ input, context }) => {
      const isDeleted = await deleteKeptWord(db, { userId: requireMember(context).id, id: input.id });
      if (!isDeleted) throw new ORPCError('NOT_FOUND');
      return {};
    }),
    readings: os.readings.handler(async ({ input, context }) => {
      const found = await findReadings(db, { userId: requireMember(context).id, word: input.word });
      return found.map(toView);
    }),
    list: os.list.handler(async ({ input, context }) => {
      const userId = requireMember(context).id;
      const found = await listKeptWords(db, { userId, before: decodeCursor(input.cursor), limit: PAGE + 1 });
      const page = found.slice(0, PAGE);
      const last = page.at(-1);
      return {
        words: page.map(toView),
        total: await countKeptWords(db, userId),
        nextCursor: found.length > PAGE && last ? encodeCursor(last) : null,
      };
    }),
  });
  return { handlers };
}

const toView = ({ id, word, pinyin, context, createdAt }: KeptWord) => ({
  id,
  word,
  pinyin,
  context,
  createdAt: createdAt.toISOString(),
});

export { countKeptOn, latestKeptWords } from './kept-words-repo.ts';
