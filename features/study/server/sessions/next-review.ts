// When a word that somebody is learning comes back, by the one schedule that there is, and how it went until now.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { eventsOfWords } from '../../../learning-events/server/api.ts';
import { wordKey } from '../../domain/day/plan.ts';
import type { CardState, CardWord } from '../../domain/memory/card.ts';
import { CARD_SKILLS } from '../../domain/memory/card.ts';
import { foldHistory } from '../../domain/memory/fold-word.ts';
import { DAY_MS } from '../../domain/memory/times.ts';
import { cardsOfWords } from '../cards/cards-repo.ts';
import { foldMarked } from '../cards/fold-cards.ts';
import { toIso } from '../cards/to-iso.ts';
import type { StudyDeps } from '../deps.ts';
import { toScheduling } from '../scheduling.ts';
import { findSettings } from '../settings-repo.ts';

/**
 * Null for a word that was not taken up. Of its cards that were begun the one that comes first counts: further skills are
 * begun when there is time, and on no day of their own.
 */
export async function findNextReview({ db }: Pick<StudyDeps, 'db'>, userId: UserId, word: CardWord) {
  await foldMarked(db, userId);
  const cards = await cardsOfWords(db, userId, [word.word]);
  const own = cards.filter((card) => card.addedAt !== null && wordKey(card) === wordKey(word));
  if (own.length === 0) return null;
  const begun = own.filter(({ stage, due }) => stage !== 'new' && due !== null);
  const dues = (begun.length > 0 ? begun : own).flatMap(({ due }) => due ?? []);
  const answers = await answersOf(db, userId, word);
  return {
    isSuspended: own.every(({ isSuspended }) => isSuspended),
    due: dues.length === 0 ? null : toIso(Math.min(...dues)),
    cards: own
      .filter(({ stage }) => stage !== 'new')
      .map((card) => ({
        skill: card.skill,
        stage: card.stage,
        isSuspended: card.isSuspended,
        due: toIso(card.due),
        intervalDays: intervalOf(card, answers),
        reviews: card.reviews,
        lapses: card.lapses,
      })),
    answers: answers.slice(0, ANSWERS_SHOWN).map(({ at, skill, isRight }) => ({
      at: new Date(at).toISOString(),
      skill,
      isRight,
    })),
  };
}

const ANSWERS_SHOWN = 5;

type Answers = Awaited<ReturnType<typeof answersOf>>;

/** Of a card that is set aside by its last answer: it has no day. */
function intervalOf({ skill, due, lastAt }: CardState, answers: Answers): number | null {
  const given = answers.find((answer) => answer.skill === skill)?.interval;
  const interval = due !== null && lastAt !== null ? due - lastAt : given;
  return interval === undefined ? null : Math.max(0, Math.round(interval / DAY_MS));
}

/** Those that count and moved a card, the latest first; times in milliseconds. */
async function answersOf(db: StudyDeps['db'], userId: UserId, { word, reading }: CardWord) {
  const events = await eventsOfWords(db, userId, [word]);
  const { answers } = foldHistory(word, events, toScheduling(await findSettings(db, userId)));
  const told = new Map(events.map((event) => [event.id, event]));
  return answers
    .flatMap(({ eventId, interval }) => {
      const event = told.get(eventId);
      const skill = CARD_SKILLS.find((each) => each === event?.skill);
      if (!event || !skill || (event.reading !== '' && event.reading !== reading)) return [];
      const isRight = event.outcome === 'right' || event.outcome === 'near';
      return { at: event.happenedAt.getTime(), skill, isRight, interval };
    })
    .toSorted((a, b) => b.at - a.at);
}
