// The public face of the kept words' server side.

import { implement, ORPCError } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { appendEvents } from '../../learning-events/server/api.ts';
import { myWordsContract } from '../contract.ts';
import { checkWord, LIST_MAX } from '../domain/index.ts';
import { droppedEvent, keptEvent } from './kept-events.ts';
import {
  countKeptWords,
  deleteKeptWord,
  findReadings,
  insertKeptWord,
  type KeptWord,
  listKeptWords,
} from './kept-words-repo.ts';

export function createMyWords({ db }: { readonly db: Database }) {
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
      return { ...toView(kept), total: kept.id === id ? before + 1 : null };
    }),
    drop: os.drop.handler(async ({ input, context }) => {
      const userId = requireMember(context).id;
      await db.transaction(async (tx) => {
        const dropped = await deleteKeptWord(tx, { userId, id: input.id });
        if (!dropped) throw new ORPCError('NOT_FOUND');
        await appendEvents(tx, [droppedEvent(dropped)]);
      });
      return {};
    }),
    readings: os.readings.handler(async ({ input, context }) => {
      const found = await findReadings(db, { userId: requireMember(context).id, word: input.word });
      return found.map(toView);
    }),
    list: os.list.handler(async ({ input, context }) => {
      const userId = requireMember(context).id;
      const { rows, nextCursor } = await readPage({
        cursor: input.cursor,
        read: (page) => listKeptWords(db, { userId, ...page }),
      });
      return { words: rows.map(toView), total: await countKeptWords(db, userId), nextCursor };
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

export { countKeptOn } from './kept-words-repo.ts';
