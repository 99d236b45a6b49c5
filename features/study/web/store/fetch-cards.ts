// Asks the server for the next cards of a session, without those that are at hand or answered and not heard of yet.

import { waitingFor } from '../../../learning-events/web/api.ts';
import { timeOf } from '../../domain/day/pace.ts';
import { CARD_SKILLS, type CardSkill, type CardWord } from '../../domain/memory/card.ts';
import { cardKey, type HeldCard } from '../../domain/session/session.ts';
import type { Card } from '../queries.ts';
import { studyApi } from '../study-api.ts';

const BATCH = 20;
/** As many as a call may name. */
const EXCEPT_MAX = 50;

type FetchParams = {
  readonly id: string;
  readonly skills: readonly CardSkill[];
  readonly held: readonly HeldCard[];
  /** Of which nothing fair can be asked here. */
  readonly leftOut: readonly HeldCard[];
  readonly isExtra: boolean;
  /** Nothing else is asked. */
  readonly only: readonly CardWord[] | undefined;
};

type Fetched = {
  readonly cards: readonly Card[];
  /** Keys of held cards that another device has answered. */
  readonly answered: ReadonlySet<string>;
  readonly cardsLeft: number;
  readonly secondsToday: number;
  /** Words that the learner has met. */
  readonly met: readonly string[];
};

export async function fetchCards({
  id,
  skills,
  held,
  leftOut,
  isExtra,
  only,
}: FetchParams): Promise<Fetched> {
  const unheard = unheardCards(id);
  // An answer may be taken back of which the server has not heard yet.
  const isHeard = waitingFor(id).length === 0;
  const except = [...held, ...unheard].slice(0, EXCEPT_MAX).map((card) => ({
    ...namedOf(card),
    ...('missesToday' in card ? { missesToday: card.missesToday } : {}),
  }));
  const list = only ? { only: [...only] } : {};
  const fetched = await studyApi.next({
    id,
    count: BATCH,
    skills: [...skills],
    except,
    leftOut: named(leftOut),
    isExtra,
    ...list,
  });
  return { ...fetched, answered: new Set(isHeard ? fetched.answered.map(cardKey) : []) };
}

const named = (cards: readonly Pick<HeldCard, 'word' | 'reading' | 'skill'>[]) =>
  cards.slice(0, EXCEPT_MAX).map(namedOf);

const namedOf = ({ word, reading, skill }: Pick<HeldCard, 'word' | 'reading' | 'skill'>) => ({
  word,
  reading,
  skill,
});

/** Keys of the cards whose answers wait for a connection. */
export const unheardKeys = (sessionId: string): ReadonlySet<string> =>
  new Set(unheardCards(sessionId).map(cardKey));

/** What answers took that wait for a connection. */
export const unheardSeconds = (sessionId: string): number => timeOf(unheardCards(sessionId));

function unheardCards(sessionId: string) {
  const waiting = waitingFor(sessionId);
  const undone = new Set(waiting.map(({ undoes }) => undoes));
  return waiting.flatMap(({ id, item, skill, outcome, tookMs }) => {
    const known = CARD_SKILLS.find((each) => each === skill);
    const counts = known !== undefined && outcome !== 'undone' && !undone.has(id);
    return counts ? [{ word: item.key, reading: item.reading, skill: known, tookMs }] : [];
  });
}
