// What the row of a card says of its schedule: as it stood in Anki, or as Anki would have it from what was answered here.

import { type AnkiCard, SUSPENDED_QUEUE, type TakenCard } from '../../domain/index.ts';
import { easeOf } from './ease.ts';

const DAY_MS = 86_400_000;
/** Of learning: as many steps are left as there are, one. */
const LAST_STEP = 1001;

type ScheduleParams = {
  /** Among all words, for cards that are new here. */
  readonly place: number;
  /** From which the collection counts its days. */
  readonly firstDay: number;
};

/** Type, queue, due, interval, ease, reviews, lapses, steps, flags, and the memory as Anki's FSRS keeps it. */
type Columns = readonly [number, number, number, number, number, number, number, number, number, string];

export function scheduleOf(card: TakenCard, params: ScheduleParams): Columns {
  if (card.untouched) return untouched(card.untouched, card, params);
  const { place, firstDay } = params;
  const { stage, lastAt, given, reviews, lapses, stability, difficulty, isSuspended } = card;
  const inQueue = (queue: number) => (isSuspended ? SUSPENDED_QUEUE : queue);
  if (stage === 'new' || lastAt === null) return [0, inQueue(0), place, 0, 0, 0, 0, 0, 0, '{}'];
  const due = given ?? lastAt + stability * DAY_MS;
  const days = Math.max(1, Math.round((due - lastAt) / DAY_MS));
  const isLearning = stage === 'learning';
  const when = isLearning ? Math.floor(due / 1000) : Math.floor((due - firstDay) / DAY_MS);
  const [type, queue] = isLearning ? [lapses > 0 ? 3 : 1, 1] : [2, 2];
  const left = isLearning ? LAST_STEP : 0;
  return [type, inQueue(queue), when, days, easeOf(difficulty), reviews, lapses, left, 0, memoryOf(card)];
}

function untouched(
  { type, queue, due, isMoment, interval, factor, reps, lapses, left, flags, data }: AnkiCard,
  card: TakenCard,
  { firstDay }: ScheduleParams,
): Columns {
  // Between winter and summer the beginning of a day moves by an hour.
  const day = () => Math.round((due - firstDay) / DAY_MS);
  const when = type === 0 ? due : isMoment ? Math.floor(due / 1000) : day();
  // What was taken in again here is suspended no more.
  const own = queue === SUSPENDED_QUEUE ? askedQueue(type, isMoment) : queue;
  const inQueue = card.isSuspended ? SUSPENDED_QUEUE : own;
  return [type, inQueue, when, interval, factor, reps, lapses, left, flags, data || memoryOf(card)];
}

function askedQueue(type: number, isMoment: boolean): number {
  if (type === 1 || type === 3) return isMoment ? 1 : 3;
  return type;
}

function memoryOf({ stability, difficulty, lastAt }: TakenCard): string {
  if (lastAt === null) return '{}';
  return JSON.stringify({ s: rounded(stability), d: rounded(difficulty), lrt: Math.floor(lastAt / 1000) });
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
