// New words for today: what the learner took up themselves first, then from the lists that they switched on.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { wordKey } from '../../domain/day/plan.ts';
import { type CardState, type CardWord, newRecognition } from '../../domain/memory/card.ts';
import { DAY_MS } from '../../domain/memory/times.ts';
import { cardsOfWords, waitingCards } from '../cards/cards-repo.ts';
import type { StudyDeps } from '../deps.ts';
import { type ExplainDeps, explained } from '../words/explain-words.ts';
import type { StudyLists } from './lists.ts';

/** Words of a list that are looked up at once. */
const AT_ONCE = 300;

type Params = {
  readonly listIds: readonly string[];
  readonly limit: number;
  /** Words that are probably known: none of them is new. */
  readonly probable: () => Promise<ReadonlySet<string>>;
};

type FreshDeps = Pick<StudyDeps, 'db' | 'lists'> & ExplainDeps;

export async function freshCards(
  deps: FreshDeps,
  userId: UserId,
  { listIds, limit, probable }: Params,
): Promise<CardState[]> {
  if (limit <= 0) return [];
  const { db, lists } = deps;
  const known = await probable();
  const fresh = await waitingWords(deps, userId, { limit, known });
  const wanted = fresh.length < limit ? listIds : [];
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

/** How many wait, up to a limit, whether or not they can be explained. */
export async function countUnmet(
  { db, lists }: Pick<StudyDeps, 'db' | 'lists'>,
  userId: UserId,
  { listIds, limit, probable }: Params,
): Promise<number> {
  const known = await probable();
  const waiting = await waitingCards(db, userId, { offset: 0, limit });
  const words = new Set(waiting.filter(({ word }) => !known.has(word)).map(wordKey));
  for (const id of listIds) {
    const offered = listed(lists, id, known);
    for (let from = 0; from < offered.length && words.size < limit; from += AT_ONCE)
      for (const card of await unmet(db, userId, offered.slice(from, from + AT_ONCE)))
        words.add(wordKey(card));
  }
  return Math.min(limit, words.size);
}

/** The first of some lists with a word that a person has not met and does not probably know. */
export async function firstUnmet(
  { db, lists, probableOf }: Pick<StudyDeps, 'db' | 'lists' | 'probableOf'>,
  userId: UserId,
  listIds: readonly string[],
): Promise<string | undefined> {
  const known = await probableOf(userId);
  const offered = new Map(listIds.map((id) => [id, listed(lists, id, known)]));
  const open = new Set((await unmet(db, userId, [...offered.values()].flat())).map(wordKey));
  return listIds.find((id) => offered.get(id)?.some((word) => open.has(wordKey(word))));
}

/** What waits and can be explained; the latest may all be pieces of sentences, and words wait behind them. */
async function waitingWords(
  deps: FreshDeps,
  userId: UserId,
  { limit, known }: { readonly limit: number; readonly known: ReadonlySet<string> },
): Promise<CardState[]> {
  const fresh: CardState[] = [];
  for (let offset = 0; fresh.length < limit; offset += AT_ONCE) {
    const waiting = await waitingCards(deps.db, userId, { offset, limit: AT_ONCE });
    const open = waiting.filter(({ word }) => !known.has(word));
    await addExplained(deps, userId, easiestFirst(open, deps.lists()), { into: fresh, limit });
    if (waiting.length < AT_ONCE) break;
  }
  return fresh;
}

/**
 * Of words that were taken up on one day the easiest first, in the order of the course and then of the bands: a first talk
 * leaves 你好, 谢谢 and 不是 behind at one moment. Days stay in their order, the latest first.
 */
function easiestFirst(cards: readonly CardState[], lists: ReturnType<StudyLists>): CardState[] {
  const [latest] = cards;
  const dayOf = ({ addedAt }: CardState) => Math.floor(((latest?.addedAt ?? 0) - (addedAt ?? 0)) / DAY_MS);
  const taught = placesIn(lists);
  const placeOf = ({ word }: CardState) => taught.get(word) ?? taught.size;
  return cards.toSorted((a, b) => dayOf(a) - dayOf(b) || placeOf(a) - placeOf(b));
}

const places = new WeakMap<ReturnType<StudyLists>, ReadonlyMap<string, number>>();

/** Where each word stands among all that our lessons and bands teach; told once for the same lists. */
function placesIn(lists: ReturnType<StudyLists>): ReadonlyMap<string, number> {
  const known = places.get(lists);
  if (known) return known;
  const all = [...lists.values()];
  const taught = ['lesson', 'hsk'].flatMap((kind) => all.filter((list) => list.kind === kind));
  const words = new Set(taught.flatMap((list) => list.words.map(({ word }) => word)));
  const told = new Map([...words].map((word, place) => [word, place]));
  places.set(lists, told);
  return told;
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

/** What is probably known is no new word of any list: it is checked (`words-to-check.ts`), and learnt once it is missed. */
const listed = (lists: StudyLists, id: string, known: ReadonlySet<string>): readonly CardWord[] =>
  (lists().get(id)?.words ?? []).filter(({ word }) => !known.has(word));

async function unmet(db: Executor, userId: UserId, words: readonly CardWord[]): Promise<CardState[]> {
  const cards = await cardsOfWords(
    db,
    userId,
    words.map(({ word }) => word),
  );
  const met = new Set(cards.map(wordKey));
  return words.filter((word) => !met.has(wordKey(word))).map(newRecognition);
}
