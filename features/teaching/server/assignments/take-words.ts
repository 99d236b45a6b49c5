// A learner takes the words of an assignment onto their own list: nobody else can put them there.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { eventId } from '../../../learning-events/server/api.ts';
import { bringWords } from '../../../my-words/server/api.ts';
import type { TeachingDeps } from '../deps.ts';
import { listOwnAssignments } from './assignments-repo.ts';

type Taking = { readonly id: string; readonly userId: UserId };
/** How many are on the list now because of it, and how many were there before. */
export type BroughtCount = { readonly added: number; readonly known: number };

/** Taking them twice takes them once. */
export async function takeWords(
  { db }: TeachingDeps,
  { id, userId }: Taking,
): Promise<Result<BroughtCount, Failure<'not_found'> | Failure<'list_full'>>> {
  return db.transaction(async (tx) => {
    const [own] = await listOwnAssignments(tx, userId, { id });
    if (own?.row.kind !== 'words') return err('not_found');
    const words = own.row.words.map(({ word, pinyin }) => ({
      id: eventId(userId, id, word, pinyin),
      word,
      pinyin,
      context: '',
    }));
    const brought = await bringWords(tx, userId, words);
    if (brought.some((each) => each === undefined)) return err('list_full');
    const added = brought.filter((each) => each?.became === 'new').length;
    return ok({ added, known: brought.length - added });
  });
}
