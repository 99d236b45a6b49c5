// Answers the calls of letters.

import { implement, ORPCError } from '@orpc/server';
import type { Executor } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { localesOf, namesOf } from '../../account/server/api.ts';
import { lettersContract } from '../contract.ts';
import { type Letter, listLettersOf, listWaitingLetters } from './letters-repo.ts';
import { type LettersDeps, writeLetter } from './write-letter.ts';

export function lettersHandlers(deps: LettersDeps) {
  const { db } = deps;
  const os = implement(lettersContract).$context<RequestContext>();
  return os.router({
    listOwn: os.listOwn.handler(async ({ input: { cursor }, context }) => {
      const { id } = requireMember(context);
      const read = await readPage({ cursor, read: (page) => listLettersOf(db, id, page) });
      return { letters: read.rows.map(view), nextCursor: read.nextCursor };
    }),
    listOf: os.listOf.handler(async ({ input: { cursor, userId } }) => {
      const read = await readPage({ cursor, read: (page) => listLettersOf(db, userId, page) });
      return { letters: await viewForAdmins(db, read.rows), nextCursor: read.nextCursor };
    }),
    listWaiting: os.listWaiting.handler(async ({ input: { cursor } }) => {
      const read = await readPage({ cursor, read: (page) => listWaitingLetters(db, page) });
      return { letters: await viewForAdmins(db, read.rows), nextCursor: read.nextCursor };
    }),
    write: os.write.handler(async ({ input, context, errors }) => {
      const written = await writeLetter(deps, { ...input, admin: requireMember(context) });
      if (written.ok) {
        const [shown] = await viewForAdmins(db, [written.value]);
        if (shown) return shown;
      } else if (written.error.code === 'answered') throw errors.LETTER_ANSWERED();
      else if (written.error.code === 'letter_taken') throw errors.LETTER_TAKEN();
      throw new ORPCError('NOT_FOUND');
    }),
  });
}

const view = ({ id, isOperator, subject, text, createdAt }: Letter) => ({
  id,
  isOperator,
  subject,
  text,
  createdAt: createdAt.toISOString(),
});

async function viewForAdmins(db: Executor, letters: readonly Letter[]) {
  const people = letters.map(({ userId }) => userId);
  const [names, locales] = await Promise.all([
    namesOf(db, [...people, ...letters.flatMap(({ authorId }) => authorId ?? [])]),
    localesOf(db, people),
  ]);
  return letters.map((letter) => {
    const { userId: id, authorId, isOperator, settledAt } = letter;
    return {
      ...view(letter),
      person: { id, name: names.get(id) ?? '', locale: locales.get(id) ?? null },
      author: names.get(authorId ?? '') ?? '',
      isWaiting: !isOperator && settledAt === null,
    };
  });
}
