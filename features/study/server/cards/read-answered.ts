// Reads what each answer of a person did to its card, for taking a schedule along with its history.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { eventsOfWords } from '../../../learning-events/server/api.ts';
import { type Answered, foldHistory } from '../../domain/memory/fold-word.ts';
import { toScheduling } from '../scheduling.ts';
import { findSettings } from '../settings-repo.ts';

/** Words whose events are read at once. */
const AT_ONCE = 200;

/** By the id of the answer. */
export async function readAnswered(
  db: Database,
  userId: UserId,
  words: readonly string[],
): Promise<ReadonlyMap<string, Answered>> {
  const scheduling = toScheduling(await findSettings(db, userId));
  const answered = new Map<string, Answered>();
  for (let from = 0; from < words.length; from += AT_ONCE) {
    const some = words.slice(from, from + AT_ONCE);
    const events = Map.groupBy(await eventsOfWords(db, userId, some), ({ word }) => word);
    for (const word of some)
      for (const answer of foldHistory(word, events.get(word) ?? [], scheduling).answers)
        answered.set(answer.eventId, answer);
  }
  return answered;
}
