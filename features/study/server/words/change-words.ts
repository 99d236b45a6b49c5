// What a learner decides about many words at once: each is an event of the log, so any device may tell it, twice.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { wordItem } from '../../../learning-events/domain/index.ts';
import { appendEvents, eventId, type NewEvent } from '../../../learning-events/server/api.ts';
import type { Change } from '../../domain/bounds.ts';
import type { CardWord } from '../../domain/memory/card.ts';
import { foldMarked } from '../cards/fold-cards.ts';

const OUTCOMES = {
  add: 'added',
  suspend: 'suspended',
  resume: 'resumed',
  forget: 'forgotten',
} as const satisfies Record<Change, NewEvent['outcome']>;

type Params = { readonly id: string; readonly change: Change; readonly words: readonly CardWord[] };

/** How many words were changed; 0 when this was done before. */
export async function changeWords(
  db: Database,
  userId: UserId,
  { id, change, words }: Params,
): Promise<number> {
  const events = words.map(
    ({ word, reading }, seq): NewEvent => ({
      id: eventId(id, change, word, reading),
      userId,
      skill: 'recognise',
      item: wordItem(word, reading),
      outcome: OUTCOMES[change],
      aided: 'none',
      answer: '',
      tookMs: null,
      source: 'list',
      sourceId: id,
      partId: '',
      seq,
    }),
  );
  const changed = await db.transaction((tx) => appendEvents(tx, events));
  await foldMarked(db, userId);
  return changed;
}
