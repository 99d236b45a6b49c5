// What tomorrow brings, new words included: the one count of it that every page shows.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { loadOf, newWordLoad, newWordsToday, wordsOn } from '../../domain/day/load.ts';
import { wordKey } from '../../domain/day/plan.ts';
import { dateAfter, dayNumber, secondsOfDay, weekday } from '../../domain/day/study-day.ts';
import { DAY_MS } from '../../domain/memory/times.ts';
import { dueCards } from '../cards/cards-repo.ts';
import type { StudyDeps } from '../deps.ts';
import { freshCards } from '../sources/fresh-words.ts';
import { planExplained, secondsIn } from './plan-session.ts';
import { askedOn, type DayState } from './read-day.ts';

/** `cards`: reviews and new words together; `shown`: what today's plan still shows, which is new no more by then. */
export async function planTomorrow(
  deps: StudyDeps,
  userId: UserId,
  { state, shown = new Set() }: { readonly state: DayState; readonly shown?: ReadonlySet<string> },
) {
  const { day, date, settings, params, minutesADay } = state;
  const due = (await dueCards(deps.db, userId, new Date(day.endsAt + DAY_MS))).filter(askedOn(state));
  const next = dateAfter(date, 1);
  const limit = wordsOn(dayNumber(next), newWordsTomorrow(state));
  const offered = await freshCards(deps, userId, {
    listIds: settings.lists,
    limit: limit + shown.size,
    probable: () => deps.probableOf(userId),
  });
  const { cards } = await planExplained(deps, userId, {
    day: { now: day.endsAt, startsAt: day.endsAt, endsAt: day.endsAt + DAY_MS },
    due,
    fresh: offered.filter((card) => !shown.has(wordKey(card))).slice(0, limit),
    metToday: new Set(),
    seconds: secondsOfDay(minutesADay, settings.easyDays.includes(weekday(next))),
    pace: params.pace,
    model: params.model,
  });
  const newWords = cards.filter(({ reason }) => reason === 'new_word').length;
  return { cards: cards.length, newWords, seconds: secondsIn(cards) };
}

/** As tomorrow will count them: what was left over today is there, too. */
function newWordsTomorrow({ totals, params, minutesADay }: DayState): number {
  const groups = totals.groups.map((group) => ({ ...group, dueIn: Math.max(0, group.dueIn - 1) }));
  return newWordsToday(loadOf(groups, params), newWordLoad(params), {
    secondsADay: minutesADay * 60,
    met: 0,
  });
}
