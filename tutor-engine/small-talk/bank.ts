// Finds exchanges in the bank of small talk: what answers a remark, and what to ask next on a topic.

import { LEVELS, type Level, type Line } from '../../content/schema/line.ts';
import type { Exchange, SmallTalk } from '../../content/schema/small-talk.ts';
import { matchAny, onlyByLength } from '../match.ts';
import { shuffle } from '../random.ts';
import type { Utterance } from '../utterance.ts';

export type Placed = { readonly id: string; readonly topic: SmallTalk; readonly exchange: Exchange };

const byLevel = new WeakMap<readonly SmallTalk[], Map<Level, readonly Placed[]>>();

/** The exchanges of a level, each with its topic. */
export function exchangesOf(bank: readonly SmallTalk[], level: Level): readonly Placed[] {
  const levels = byLevel.get(bank) ?? new Map<Level, readonly Placed[]>();
  byLevel.set(bank, levels);
  const known = levels.get(level);
  if (known !== undefined) return known;
  const all = bank.flatMap((topic) =>
    topic.exchanges
      .filter((exchange) => exchange.level === level)
      .map((exchange) => ({ id: `${topic.id}/${exchange.id}`, topic, exchange })),
  );
  levels.set(level, all);
  return all;
}

/** The learner's level first, then the easier ones; but nobody who is no child is asked what they play in the garden. */
function fromLevelDown(level: Level): Level[] {
  const down = LEVELS.slice(0, LEVELS.indexOf(level) + 1).toReversed();
  return level === 'preschool' ? down : down.filter((each) => each !== 'preschool');
}

/**
 * The exchange that answers a remark: news and questions before all, then of the topic being talked about before
 * others, a new one before a used one.
 */
export function heardIn(
  bank: readonly SmallTalk[],
  level: Level,
  said: Utterance,
  { topic, used }: { readonly topic?: string | undefined; readonly used: readonly string[] },
): Placed | undefined {
  for (const each of fromLevelDown(level)) {
    const fitting = exchangesOf(bank, each).filter(({ exchange }) => isHeard(exchange, said));
    const unused = fitting.filter(({ id }) => !used.includes(id));
    const found =
      unused.find((placed) => placed.topic.kind !== undefined) ??
      unused.find((placed) => placed.topic.id === topic) ??
      unused[0] ??
      fitting[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What was told that no answer to another question may pass over; each only once in a talk. */
export function newsIn(
  bank: readonly SmallTalk[],
  level: Level,
  said: Utterance,
  used: readonly string[],
): Placed | undefined {
  const found = heardIn(newsOf(bank), level, said, { used });
  return found === undefined || used.includes(found.id) ? undefined : found;
}

const news = new WeakMap<readonly SmallTalk[], readonly SmallTalk[]>();

function newsOf(bank: readonly SmallTalk[]): readonly SmallTalk[] {
  const known = news.get(bank);
  if (known !== undefined) return known;
  const all = bank.filter(({ kind }) => kind === 'news');
  news.set(bank, all);
  return all;
}

function isHeard({ heard }: Exchange, said: Utterance): boolean {
  const slots = matchAny(heard, said, {});
  return slots !== undefined && !onlyByLength(slots);
}

/** Exchanges of a topic that were not used yet, at the level, in an order given by the seed. */
export function unusedOf(
  { id: topicId }: SmallTalk,
  bank: readonly SmallTalk[],
  level: Level,
  used: readonly string[],
  seed: string,
): Placed[] {
  const all = exchangesOf(bank, level).filter(({ id, topic }) => topic.id === topicId && !used.includes(id));
  return shuffle(all, `${seed}/${topicId}`);
}

/** One exchange of each topic that has one left, topics in an order given by the seed. */
export function openingsOf(
  bank: readonly SmallTalk[],
  level: Level,
  used: readonly string[],
  seed: string,
): Placed[] {
  const touched = new Set(used.map((id) => id.split('/')[0]));
  const ours = bank.filter(({ kind }) => kind === undefined);
  const fresh = ours.filter(({ id }) => !touched.has(id));
  const topics = shuffle(fresh.length > 0 ? fresh : ours, `${seed}/openings`);
  return topics.flatMap((topic) => unusedOf(topic, bank, level, used, seed).slice(0, 1));
}

/** What is said to an answer that no exchange knows. */
export function reactionsOf({ reactions }: SmallTalk, level: Level): Line[] {
  return reactions.filter((reaction) => reaction.level === level).map(({ line }) => line);
}
