// How many words a learner will know: those that they know now, and the new ones that their minutes can carry.

import type { CardSkill } from '../memory/card.ts';
import type { MemoryModel } from '../memory/memory.ts';
import { type CardGroup, HORIZON_DAYS, loadOf, newWordLoad, newWordsADay } from './load.ts';
import type { Pace } from './pace.ts';

type Params = {
  readonly groups: readonly CardGroup[];
  readonly secondsADay: number;
  readonly days: number;
  /** That by which `misses` was told. */
  readonly retention: number;
  readonly model: MemoryModel;
  readonly pace: Pace;
  readonly skills: readonly CardSkill[];
  readonly misses: number;
};

/** How many new words will be known after so many days; those of now are kept as well as they are. */
export function wordsToCome(params: Params): number {
  const { groups, secondsADay, days, retention, model, pace, skills, misses } = params;
  const length = days + HORIZON_DAYS;
  const load = loadOf(groups, { model, pace, skills, misses, days: length });
  const perWord = newWordLoad({ model, pace, skills, misses, days: length });
  const near = perWord.slice(0, HORIZON_DAYS);
  let added = 0;
  for (let day = 0; day < days; day += 1) {
    const fresh = newWordsADay(load.slice(day, day + HORIZON_DAYS), near, secondsADay);
    for (let later = day; later < length; later += 1)
      load[later] = (load[later] ?? 0) + fresh * (perWord[later - day] ?? 0);
    carryOver(load, day, secondsADay);
    added += fresh;
  }
  return added * keptShare({ misses, retention });
}

/** Which share of words that are studied is known at any time. */
export const keptShare = ({ misses, retention }: Pick<Params, 'misses' | 'retention'>): number =>
  meanRetention(1 - misses * (1 - retention));

/** What a day cannot hold waits for the next. */
function carryOver(load: number[], day: number, seconds: number): void {
  const over = (load[day] ?? 0) - seconds;
  if (over > 0) load[day + 1] = (load[day + 1] ?? 0) + over;
}

/** A word fades from certainty to the desired retention and is brought back: on average it is known so often. */
const meanRetention = (retention: number): number => (1 + 2 * retention) / 3;
