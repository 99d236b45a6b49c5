// The public face of reading's server side: what a person knows, and the texts that they put in.

import { implement, ORPCError } from '@orpc/server';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { lockPerson } from '../../account/server/api.ts';
import { textsRead } from '../../learning-events/server/api.ts';
import type { KnownWords } from '../../study/server/api.ts';
import { readerContract } from '../contract.ts';
import { checkOwnText, OWN_TEXTS_MAX, type OwnText, textWordKey } from '../domain/index.ts';
import {
  countTexts,
  deleteText,
  findText,
  insertText,
  listTexts,
  type StoredText,
} from './own-texts-repo.ts';

type ReaderDeps = {
  readonly db: Database;
  /** What every page counts by: words that answers have shown to be known, those that are learnt, and, by their characters, those that a placement covers and no answer has shown. */
  readonly knowledgeOf: (
    userId: UserId,
  ) => Promise<Pick<KnownWords, 'known' | 'learning'> & { readonly probable: ReadonlySet<string> }>;
};

export function createReader(deps: ReaderDeps) {
  const { db } = deps;
  const os = implement(readerContract).$context<RequestContext>();
  const handlers = os.router({
    knowledge: os.knowledge.handler(({ context }) => readKnowledge(deps, requireMember(context).id)),
    listOwn: os.listOwn.handler(async ({ input, context }) => {
      const userId = requireMember(context).id;
      const { rows, nextCursor } = await readPage({
        cursor: input.cursor,
        read: (page) => listTexts(db, { userId, ...page }),
      });
      return { texts: rows.map(toListed), nextCursor };
    }),
    readOwn: os.readOwn.handler(async ({ input, context }) => {
      const found = await findText(db, { id: input.id, userId: requireMember(context).id });
      if (!found) throw new ORPCError('NOT_FOUND');
      return toWhole(found);
    }),
    keepOwn: os.keepOwn.handler(async ({ input, context, errors }) => {
      const kept = await keepText(db, { ...input, userId: requireMember(context).id });
      if (kept === 'no_chinese') throw errors.TEXT_NOT_CHINESE();
      if (kept === 'too_long') throw errors.TEXT_TOO_LONG();
      if (kept === 'full') throw errors.TEXTS_FULL();
      if (!kept) throw new ORPCError('NOT_FOUND');
      return toWhole(kept);
    }),
    deleteOwn: os.deleteOwn.handler(async ({ input, context }) => {
      if (!(await deleteText(db, { id: input.id, userId: requireMember(context).id })))
        throw new ORPCError('NOT_FOUND');
      return {};
    }),
  });
  return { handlers };
}

async function readKnowledge({ db, knowledgeOf }: ReaderDeps, userId: UserId) {
  const [{ known, learning, probable }, read] = await Promise.all([
    knowledgeOf(userId),
    textsRead(db, userId),
  ]);
  return {
    known: known.map(textWordKey),
    learning: learning.map(textWordKey),
    probable: [...probable],
    read,
  };
}

type NewText = OwnText & Pick<StoredText, 'id' | 'userId'>;

/** Undefined where somebody else's text has the id. */
async function keepText(db: Database, { id, userId, ...given }: NewText) {
  const checked = checkOwnText(given);
  if (!checked.ok) return checked.error.code;
  return db.transaction(async (tx) => {
    // Two tabs at once count one after the other.
    await lockPerson(tx, userId);
    const before = await findText(tx, { id, userId });
    if (before) return before;
    if ((await countTexts(tx, userId)) >= OWN_TEXTS_MAX) return 'full';
    return insertText(tx, { id, userId, ...checked.value });
  });
}

const toListed = ({ id, title, characters, createdAt }: Omit<StoredText, 'text' | 'userId'>) => ({
  id,
  title,
  characters,
  createdAt: createdAt.toISOString(),
});

const toWhole = (text: StoredText) => ({ ...toListed(text), text: text.text });
