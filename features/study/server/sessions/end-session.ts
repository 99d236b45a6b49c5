// What a session came to, told from its events, and what comes tomorrow.

import type { Member } from '../../../../kit/core/access.ts';
import { eventsOfSource, type StoredEvent } from '../../../learning-events/server/api.ts';
import { lookSeconds, timeOf } from '../../domain/day/pace.ts';
import { planDay, wordKey } from '../../domain/day/plan.ts';
import { dateAfter, secondsOfDay, weekday } from '../../domain/day/study-day.ts';
import { CARD_SKILLS, type CardState, type CardWord } from '../../domain/memory/card.ts';
import { DAY_MS } from '../../domain/memory/times.ts';
import { cardsOfWords, dueCards, isFirstMetSince } from '../cards/cards-repo.ts';
import type { StudyDeps } from '../deps.ts';
import { countKnownWords } from '../words/known-words.ts';
import { secondsIn } from './plan-session.ts';
import { askedOn, type DayState, type Device, readDay } from './read-day.ts';
import type { Session } from './sessions-repo.ts';

type Ended = Device & { readonly session: Session };

export async function summarise(deps: StudyDeps, member: Member, { session, ...device }: Ended) {
  const state = await readDay(deps, member, device);
  const events = (await eventsOfSource(deps.db, member.id, session.id)).filter(
    ({ source }) => source === 'review',
  );
  const cards = await cardsOfWords(
    deps.db,
    member.id,
    events.map(({ item }) => item),
  );
  const { seconds, ...counts } = countAnswers(events);
  const won = wordsWon(events, cards, session.startedAt.getTime());
  return {
    ...counts,
    ...won,
    seconds: Math.round(seconds + won.newWords.length * lookSeconds(state.params.pace)),
    wordsKnown: await countKnownWords(deps.db, member.id),
    tomorrow: await readTomorrow(deps, member, state),
  };
}

const isRight = ({ outcome }: StoredEvent): boolean => outcome === 'right' || outcome === 'near';

function countAnswers(events: readonly StoredEvent[]) {
  const timed = events.flatMap(({ skill, tookMs }) => {
    const card = CARD_SKILLS.find((each) => each === skill);
    return card ? [{ skill: card, tookMs }] : [];
  });
  return {
    answered: events.length,
    right: events.filter(isRight).length,
    seconds: timeOf(timed),
  };
}

function wordsWon(events: readonly StoredEvent[], cards: readonly CardState[], since: number) {
  const missed = new Set(
    events.filter((event) => !isRight(event)).map(({ item, skill }) => `${item} ${skill}`),
  );
  const wasMissed = cards.filter(({ word, skill }) => missed.has(`${word} ${skill}`));
  return {
    newWords: wordsOf(cards.filter((card) => isFirstMetSince(card, since))),
    regained: wordsOf(wasMissed.filter(({ stage }) => stage === 'review')),
    missed: wordsOf(wasMissed.filter(({ stage }) => stage === 'learning')),
  };
}

const wordsOf = (cards: readonly CardState[]): CardWord[] =>
  Array.from(
    new Map(cards.map((card) => [wordKey(card), { word: card.word, reading: card.reading }])).values(),
  );

async function readTomorrow({ db }: StudyDeps, { id }: Member, state: DayState) {
  const { day, date, settings, params, minutesADay } = state;
  const due = (await dueCards(db, id, new Date(day.endsAt + DAY_MS))).filter(askedOn(state));
  const isEasy = settings.easyDays.includes(weekday(dateAfter(date, 1)));
  const plan = planDay({
    day: { now: day.endsAt, startsAt: day.endsAt, endsAt: day.endsAt + DAY_MS },
    due,
    fresh: [],
    metToday: new Set(),
    seconds: secondsOfDay(minutesADay, isEasy),
    pace: params.pace,
    model: params.model,
  });
  return { cards: plan.cards.length, seconds: secondsIn(plan.cards) };
}
