// New words for today: what the learner took up themselves first, then from the lists that they switched on.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { wordKey } from '../../domain/day/plan.ts';
import type { CardState, CardWord } from '../../domain/memory/card.ts';
import { cardsOfWords, waitingCards } from '../cards/cards-repo.ts';
import type { StudyDeps } from '../deps.ts';
import { type ExplainDeps, explained } from '../words/explain-words.ts';
import type { StudyLists } from './lists.ts';

/** Words of a list that are looked up at once. */
const AT_ONCE = 300;

type Params = {
  readonly listIds: readonly string[];
  readonly limit: number;
  /** The band up to which words are probably known; read only where a list is looked through. */
  readonly placedBand: () => Promise<number>;
};

type FreshDeps = Pick<StudyDeps, 'db' | 'lists'> & ExplainDeps;

export async function freshCards(
  deps: FreshDeps,
  userId: UserId,
  { listIds, limit, placedBand }: Params,
): Promise<CardState[]> {
  if (limit <= 0) return [];
  const { db, lists } = deps;
  const fresh = await waitingWords(deps, userId, limit);
  const wanted = fresh.length < limit ? listIds : [];
  const known = wanted.length > 0 ? wordsUpTo(lists, await placedBand()) : new Set<string>();
  for (const id of wanted) {
    const words = listed(lists, id, known);
    for (let from = 0; from < words.length && fresh.length < limit; from += AT_ONCE)
      await addExplained(deps, userId, await unmet(db, userId, words.slice(from, from + AT_ONCE)), {
        into: fresh,
        limit,
      });
  }
  return fresh.slice(0, limit);
}

/** What waits and can be explained; the latest may all be pieces of sentences, and words wait behind them. */
async function waitingWords(deps: FreshDeps, userId: UserId, limit: number): Promise<CardState[]> {
  const fresh: CardState[] = [];
  for (let offset = 0; fresh.length < limit; offset += AT_ONCE) {
    const waiting = await waitingCards(deps.db, userId, { offset, limit: AT_ONCE });
    await addExplained(deps, userId, waiting, { into: fresh, limit });
    if (waiting.length < AT_ONCE) break;
  }
  return fresh;
}

type Into = { readonly into: CardState[]; readonly limit: number };

/** Looks up no more than are still wanted: each word may be another file of the dictionary. */
async function addExplained(
  deps: FreshDeps,
  userId: UserId,
  cards: readonly CardState[],
  { into, limit }: Into,
): Promise<void> {
  for (let from = 0; from < cards.length && into.length < limit; ) {
    const next = cards.slice(from, from + limit - into.length);
    into.push(...(await explained(deps, userId, next)));
    from += next.length;
  }
}

const wordsUpTo = (lists: StudyLists, band: number): ReadonlySet<string> =>
  new Set(
    Array.from({ length: band }, (_, below) => lists().get(`hsk-${below + 1}`)?.words ?? [])
      .flat()
      .map(({ word }) => word),
  );

/** Who switches on the words of a band wants these words, whatever a placement has said. */
function listed(lists: StudyLists, id: string, known: ReadonlySet<string>): readonly CardWord[] {
  const list = lists().get(id);
  if (!list || list.kind === 'hsk') return list?.words ?? [];
  return list.words.filter(({ word }) => !known.has(word));
}

async function unmet(db: Executor, userId: UserId, words: readonly CardWord[]): Promise<CardState[]> {
  const cards = await cardsOfWords(
    db,
    userId,
    words.map(({ word }) => word),
  );
  const met = new Set(cards.map(wordKey));
  return words.filter((word) => !met.has(wordKey(word))).map(toNewCard);
}

const toNewCard = ({ word, reading }: CardWord): CardState => ({
  word,
  reading,
  skill: 'recognise',
  stage: 'new',
  due: null,
  stability: 0,
  difficulty: 0,
  firstAt: null,
  lastAt: null,
  reviews: 0,
  lapses: 0,
  addedAt: null,
  isSuspended: false,
  lastEvent: '',
});
