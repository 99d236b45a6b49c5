// A learner takes the words of an assignment onto their own list: nobody else can put them there.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { eventId, wordAnswersBy } from '../../../learning-events/server/api.ts';
import { addMeanings, bringWords } from '../../../my-words/server/api.ts';
import type { TeachingDeps } from '../deps.ts';
import type { AssignedWord } from '../tables.ts';
import { type Assignment, listOwnAssignments } from './assignments-repo.ts';

type Taking = { readonly id: string; readonly userId: UserId };
export type TakenWords = {
  /** How many are on the list now because of it, and how many were there before. */
  readonly added: number;
  readonly known: number;
  /** What is still to be answered right; all of it where nothing is. */
  readonly open: readonly AssignedWord[];
};

/** Taking them twice takes them once. */
export async function takeWords(
  { db }: TeachingDeps,
  { id, userId }: Taking,
): Promise<Result<TakenWords, Failure<'not_found'> | Failure<'withdrawn'> | Failure<'list_full'>>> {
  return db.transaction(async (tx) => {
    const [own] = await listOwnAssignments(tx, userId, { id });
    if (own?.row.kind !== 'words') return err('not_found');
    if (own.row.withdrawnAt) return err('withdrawn');
    const words = own.row.words.map(({ word, pinyin }) => ({
      id: eventId(userId, id, word, pinyin),
      word,
      pinyin,
      context: '',
    }));
    const brought = await bringWords(tx, userId, words);
    if (brought.some((each) => each === undefined)) return err('list_full');
    await addMeanings(
      tx,
      userId,
      own.row.words.flatMap(({ word, pinyin, meaning }) =>
        meaning === undefined ? [] : [{ word, pinyin, meaning }],
      ),
    );
    const added = brought.filter((each) => each?.became === 'new').length;
    const open = await openWords(tx, userId, own.row);
    return ok({ added, known: brought.length - added, open });
  });
}

async function openWords(
  tx: Executor,
  userId: UserId,
  { id, words, createdAt }: Pick<Assignment, 'id' | 'words' | 'createdAt'>,
): Promise<readonly AssignedWord[]> {
  const list = { id, words: words.map(({ word }) => word), since: createdAt };
  const answers = await wordAnswersBy(tx, [userId], [list]);
  const right = new Set(answers.flatMap((each) => (each.right > 0 ? [each.word] : [])));
  const open = words.filter(({ word }) => !right.has(word));
  return open.length === 0 ? words : open;
}
