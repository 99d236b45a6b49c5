// What the coming seven days bring, new words included: the one count of it that every page shows.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { daysAhead } from '../../domain/day/days-ahead.ts';
import { loadOf, newWordLoad, newWordsToday, wordsOn } from '../../domain/day/load.ts';
import type { PlannedCard } from '../../domain/day/plan.ts';
import { dateAfter, dayNumber, dayShare, weekShare } from '../../domain/day/study-day.ts';
import { CARD_SKILLS } from '../../domain/memory/card.ts';
import { DAY_MS } from '../../domain/memory/times.ts';
import { dueCards } from '../cards/cards-repo.ts';
import type { StudyDeps } from '../deps.ts';
import { freshCards } from '../sources/fresh-words.ts';
import { CHECKS_A_DAY, wordsToCheck } from '../sources/words-to-check.ts';
import { planAskable, secondsIn } from './plan-session.ts';
import { askedOn, type DayState } from './read-day.ts';

/**
 * Tomorrow as it will be planned, and the six days after it if what comes is mostly known. What is open of today is there
 * as well, new words included: nobody has to do it, and who does finds the less tomorrow.
 */
export async function planWeek(deps: StudyDeps, userId: UserId, state: DayState) {
  const { day, date, settings, params, minutesAhead } = state;
  const { pace, model } = params;
  const aDay = newWordsTomorrow(state);
  const days = Array.from({ length: WEEK_DAYS }, (_, place) => {
    const next = dateAfter(date, place + 1);
    const share = dayShare(next, settings);
    return {
      date: next,
      seconds: minutesAhead * 60 * share,
      // Later days have the words of the days before them to carry.
      newWords:
        share === 0 ? 0 : wordsOn(dayNumber(next), place === 0 ? aDay : Math.min(aDay, state.newWordsADay)),
    };
  });
  const [first, ...later] = days;
  const skills = settings.skills.filter((skill) => askedOn(state)({ skill }));
  const [due, dueLater, offered, probable] = await Promise.all([
    dueCards(deps.db, userId, new Date(day.endsAt + DAY_MS)),
    dueCards(deps.db, userId, new Date(day.endsAt + WEEK_DAYS * DAY_MS)),
    freshCards(deps, userId, {
      listIds: settings.lists,
      limit: days.reduce((sum, { newWords }) => sum + newWords, 0),
      probable: () => deps.probableOf(userId),
    }),
    wordsToCheck(deps, userId, WEEK_DAYS * CHECKS_A_DAY),
  ]);
  const tomorrow = { now: day.endsAt, startsAt: day.endsAt, endsAt: day.endsAt + DAY_MS };
  const dueTomorrow = due.filter(askedOn(state));
  const { cards } = await planAskable(deps, userId, {
    language: state.language,
    day: tomorrow,
    due: dueTomorrow,
    fresh: offered.slice(0, first?.newWords ?? 0),
    checks: first?.seconds ? probable.slice(0, CHECKS_A_DAY) : [],
    metToday: new Set(),
    seconds: first?.seconds ?? 0,
    pace,
    model,
  });
  const planned = daysAhead({
    first: { day: tomorrow, cards },
    due: [...dueLater.filter(askedOn(state)), ...dueTomorrow],
    fresh: offered,
    checks: probable,
    checksADay: CHECKS_A_DAY,
    days: later,
    skills,
    pace,
    model,
  });
  return days.map(({ date: on }, place) => ({ date: on, ...figuresOf(planned[place] ?? []) }));
}

const WEEK_DAYS = 7;

/** `cards`: reviews and new words together; `steps`: words that begin a further skill. */
function figuresOf(cards: readonly PlannedCard[]) {
  const count = (isMeant: (card: PlannedCard) => boolean): number => cards.filter(isMeant).length;
  return {
    cards: cards.length,
    newWords: count(({ reason }) => reason === 'new_word'),
    seconds: secondsIn(cards),
    steps: CARD_SKILLS.flatMap((skill) => {
      const begun = count(({ reason, card }) => reason === 'next_skill' && card.skill === skill);
      return begun === 0 ? [] : [{ skill, cards: begun }];
    }),
  };
}

/** As tomorrow will count them: what was left over today is there, too. */
function newWordsTomorrow({ totals, params, minutesAhead, settings }: DayState): number {
  const groups = totals.groups.map((group) => ({ ...group, dueIn: Math.max(0, group.dueIn - 1) }));
  return newWordsToday(loadOf(groups, params), newWordLoad(params), {
    secondsADay: minutesAhead * 60 * weekShare(settings),
    met: 0,
  });
}
