// What a session came to, told from its events, and what comes tomorrow.

import type { Member } from '../../../../kit/core/access.ts';
import { CHECK_PART, isClaim } from '../../../learning-events/domain/index.ts';
import { eventsOfSource, type StoredEvent } from '../../../learning-events/server/api.ts';
import { wordKey } from '../../domain/day/plan.ts';
import type { CardState, CardWord } from '../../domain/memory/card.ts';
import { cardsOfWords, firstMetIn } from '../cards/cards-repo.ts';
import type { StudyDeps } from '../deps.ts';
import { countKnownWords } from '../words/known-words.ts';
import { planRest, secondsIn } from './plan-session.ts';
import { planWeek } from './plan-week.ts';
import { type Device, readDay } from './read-day.ts';
import type { Session } from './sessions-repo.ts';

type Ended = { readonly session: Session; readonly device: Device };

export async function summarise(deps: StudyDeps, member: Member, { session, device }: Ended) {
  const state = await readDay(deps, member, device);
  const events = (await eventsOfSource(deps.db, member.id, session.id)).filter(
    ({ source }) => source === 'review',
  );
  const cards = await cardsOfWords(
    deps.db,
    member.id,
    events.map(({ item }) => item),
  );
  if (state.done.cards > 0) await deps.dayAnswered(member.id, state.date);
  const left = (await planRest(deps, member.id, state)).cards;
  if (left.length === 0 && state.done.cards > 0) await deps.reviewDone(member.id, state.date);
  const won = wordsWon(events, cards);
  return {
    ...countAnswers(events),
    ...won,
    studiedToday: await deps.studiedOn(member.id, state.date),
    wordsKnown: await countKnownWords(deps.db, member.id),
    letGo: state.done.letGo.size,
    left: { cards: left.length, seconds: secondsIn(left) },
    week: await planWeek(deps, member.id, state),
  };
}

const isRight = ({ outcome }: StoredEvent): boolean => outcome === 'right' || outcome === 'near';

const countWords = (events: readonly StoredEvent[]): number =>
  new Set(events.map(({ item, reading }) => `${item} ${reading}`)).size;

function countAnswers(events: readonly StoredEvent[]) {
  const answers = events.filter((event) => !isClaim(event));
  return {
    answered: answers.length,
    right: answers.filter(isRight).length,
    words: countWords(answers),
    claimed: countWords(events.filter(isClaim)),
  };
}

function wordsWon(events: readonly StoredEvent[], cards: readonly CardState[]) {
  const asked = events.map(({ item, reading, happenedAt }) => ({ word: item, reading, happenedAt }));
  const missed = new Set(
    events.filter((event) => !isRight(event)).map(({ item, skill }) => `${item} ${skill}`),
  );
  const expected = events.filter((event) => isClaim(event) || event.partId === CHECK_PART);
  const claimed = new Set(expected.map(({ item }) => item));
  const wasMissed = cards.filter(({ word, skill }) => missed.has(`${word} ${skill}`));
  return {
    newWords: wordsOf(firstMetIn(cards, asked).filter(({ word }) => !claimed.has(word))),
    regained: wordsOf(wasMissed.filter(({ stage }) => stage === 'review')),
    missed: wordsOf(wasMissed.filter(({ stage }) => stage === 'learning')),
  };
}

const wordsOf = (cards: readonly CardState[]): CardWord[] =>
  Array.from(
    new Map(cards.map((card) => [wordKey(card), { word: card.word, reading: card.reading }])).values(),
  );
