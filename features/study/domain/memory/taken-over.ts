// A card as another program has it: the day on which it comes back there, or all of it where its answers are lost.

import type { StudyEvent } from './evidence.ts';
import type { MemoryModel } from './memory.ts';
import type { OpenCard } from './review.ts';
import { DAY_MS } from './times.ts';

type DayFacts = Pick<StudyEvent, 'id' | 'happenedAt' | 'dueAt' | 'lapses'>;

/** Undefined where it says nothing that counts. */
export function takenOver(card: OpenCard, event: DayFacts, model: MemoryModel): OpenCard | undefined {
  if (!event.dueAt) return undefined;
  return card.lastAt === null ? asItStands(card, event, model) : onItsDay(card, card.lastAt, event);
}

/** The day alone; the memory is that of the answers until then. */
function onItsDay(card: OpenCard, lastAt: number, { id, dueAt, lapses }: DayFacts): OpenCard {
  // What another card of the word has told since then moves no memory of this one there.
  const due = Math.max(dueAt?.getTime() ?? 0, lastAt + 1);
  return { ...card, due, lapses: lapses ?? card.lapses, lastEvent: id };
}

/** Shorter rests are steps of learning, which say nothing of a memory. */
const LEAST_REST_MS = DAY_MS / 2;

/** Of a card whose answers nobody has: the other program lets it rest so long because it lasts as long. */
function asItStands(
  card: OpenCard,
  { id, happenedAt, dueAt, lapses }: DayFacts,
  model: MemoryModel,
): OpenCard | undefined {
  const at = happenedAt.getTime();
  const due = dueAt?.getTime() ?? at;
  if (due - at < LEAST_REST_MS) return undefined;
  return {
    ...card,
    stage: 'review',
    due,
    stability: (due - at) / DAY_MS,
    difficulty: model.next(null, 0, 3).difficulty,
    firstAt: at,
    lastAt: at,
    shownAt: at,
    reviews: 1,
    lapses: lapses ?? 0,
    lastEvent: id,
  };
}
