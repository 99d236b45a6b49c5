// The cards of a list that somebody was given to train: each of its words once, due or not, and nothing else.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { eventsOfSource } from '../../../learning-events/server/api.ts';
import { type PlannedCard, rank, skillKey, wordKey } from '../../domain/day/plan.ts';
import type { CardSkill, CardState, CardWord } from '../../domain/memory/card.ts';
import { cardsOfWords } from '../cards/cards-repo.ts';
import type { StudyDeps } from '../deps.ts';
import { askable, type ExplainDeps } from '../words/explain-words.ts';
import type { SessionParams } from './plan-session.ts';
import type { DayState } from './read-day.ts';

type ListParams = Required<Pick<SessionParams, 'skills' | 'except'>> & {
  readonly sessionId: string;
  readonly only: readonly CardWord[];
};

type ListDay = Pick<DayState, 'day' | 'language' | 'leftOut' | 'params' | 'done'>;

type ListPlan = {
  readonly cards: readonly PlannedCard[];
  /** Of the cards that the page holds those that were answered meanwhile. */
  readonly answered: ListParams['except'];
};

/** What was answered in this session, or said to be known, is asked no more in it; what was missed is asked again. */
export async function planList(
  deps: Pick<StudyDeps, 'db'> & ExplainDeps,
  userId: UserId,
  { day, language, leftOut, params: { pace, model }, done: { letGo } }: ListDay,
  { sessionId, only, skills, except }: ListParams,
): Promise<ListPlan> {
  const [cards, events] = await Promise.all([
    cardsOfWords(
      deps.db,
      userId,
      only.map(({ word }) => word),
    ),
    eventsOfSource(deps.db, userId, sessionId),
  ]);
  const answered = new Set(
    events.map(({ item, reading, skill }) => `${wordKey({ word: item, reading })} ${skill}`),
  );
  const met = new Set(events.map(({ item, reading }) => wordKey({ word: item, reading })));
  const held = new Set(except.map(wordKey));
  const isMissed = (card: CardState): boolean => card.stage === 'learning' && answered.has(skillKey(card));
  const missedKeys = new Set(cards.filter(isMissed).map(skillKey));
  const asked = only.flatMap((word): CardState[] => {
    const key = wordKey(word);
    if (held.has(key)) return [];
    const own = cards.filter(
      (card) => wordKey(card) === key && isAsked(card, skills) && !leftOut.has(skillKey(card)),
    );
    const missed = own.find(isMissed);
    if (missed) return letGo.has(skillKey(missed)) ? [] : [missed];
    const first = own.toSorted((one, other) => (one.due ?? 0) - (other.due ?? 0))[0];
    return met.has(key) || !first ? [] : [first];
  });
  const clear = await askable(deps, userId, { cards: asked, language });
  return {
    cards: clear.map((card) => rank(card, { day, pace, model })),
    answered: except.filter((card) => answered.has(skillKey(card)) && !missedKeys.has(skillKey(card))),
  };
}

const isAsked = ({ skill, isSuspended }: CardState, skills: readonly CardSkill[]): boolean =>
  !isSuspended && skills.includes(skill);
