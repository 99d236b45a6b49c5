// Finds exchanges in the bank of small talk: what answers a remark, and what to ask next on a topic.

import { LEVELS, type Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Exchange, SmallTalk } from '../../../content/schema/talks/small-talk.ts';
import { shuffle } from '../../state/random.ts';
import { isStrong, matchAny, onlyByLength } from '../../understand/patterns/match.ts';
import { LITTLE } from '../../understand/patterns/pattern.ts';
import { indexPatterns, mayBeHeard, type PatternIndex } from '../../understand/patterns/pattern-index.ts';
import type { Utterance } from '../../understand/text/utterance.ts';

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

/** Where small talk stands: `asked` is the exchange whose question is open. */
type SmallTalkState = {
  readonly topic?: string | undefined;
  readonly used: readonly string[];
  readonly asked?: Placed | undefined;
};

/** An answer to a question of one level is heard at this and the next easier one. */
const NEAR = 2;

/**
 * The exchange that answers a remark: news and questions before all. While something is chatted about, an answer is
 * not taken for a remark on something else: the topic's own exchanges come first, and others only where it is clear
 * that they are meant. A new one comes before a used one.
 */
export function heardIn(
  bank: readonly SmallTalk[],
  level: Level,
  said: Utterance,
  { topic, used, asked }: SmallTalkState,
): Placed | undefined {
  const levels = fromLevelDown(level).slice(0, asked === undefined ? LEVELS.length : NEAR);
  const all = levels.map((each) => heardOf(exchangesOf(bank, each), said));
  const isNew = ({ id }: Placed) => !used.includes(id);
  const first = (fits: (placed: Placed) => boolean) => {
    for (const ofLevel of all) {
      const found = ofLevel.find(fits);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const own =
    first((placed) => placed.topic.kind !== undefined && isNew(placed)) ??
    (topic === undefined ? undefined : first((placed) => placed.topic.id === topic && isNew(placed))) ??
    (asked && isHeard(asked.exchange, said) ? asked : undefined);
  if (own !== undefined) return own;
  const isFree = asked === undefined || leaves(said, asked.exchange);
  const isMeant = ({ exchange }: Placed) => isFree || isClearlyHeard(exchange, said);
  return (
    first((placed) => placed.topic.id !== topic && isNew(placed) && isMeant(placed)) ??
    first((placed) => placed.topic.id !== topic && !isNew(placed) && isMeant(placed))
  );
}

/** In characters; fewer are an answer, whatever they are about. What is asked with 哪, 什么 and the like has more answers. */
const WHOLE_SENTENCE = { yesNo: 5, open: 8 };
/** So much of what a sentence says may stand in an open question, or in the help with it, by chance. */
const BY_CHANCE = 0.2;

/** Whether a text leaves a question unanswered: a whole sentence with no word, or hardly one, of it or of the help. */
export function leaves(said: Utterance, { back, hint }: Pick<Exchange, 'back' | 'hint'>): boolean {
  const isYesNo = back.zh.endsWith('吗？');
  if (said.hanzi < WHOLE_SENTENCE[isYesNo ? 'yesNo' : 'open']) return false;
  const { telling, shared } = sharedWith(said, { back, hint });
  return shared <= (isYesNo ? 0 : telling * BY_CHANCE);
}

/** Whether a text has nothing at all of a question and the help with it. */
export function sharesNothing(said: Utterance, asked: Pick<Exchange, 'back' | 'hint'>): boolean {
  const { telling, shared } = sharedWith(said, asked);
  return telling > 0 && shared === 0;
}

function sharedWith(said: Utterance, { back, hint }: Pick<Exchange, 'back' | 'hint'>) {
  const asked = `${back.zh}${hint.idea.zh}${hint.full.zh}`;
  const telling = said.folded.filter((char) => !LITTLE.has(char) && char !== '，');
  return { telling: telling.length, shared: telling.filter((char) => asked.includes(char)).length };
}

export function isClearlyHeard({ heard }: Exchange, said: Utterance): boolean {
  return matchAny(heard.filter(isStrong), said, {}) !== undefined;
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

const heardBefore = new WeakMap<Utterance, Map<readonly Placed[], readonly Placed[]>>();

/** Of the exchanges of a level those that a text is heard by; a turn asks several times. */
function heardOf(placed: readonly Placed[], said: Utterance): readonly Placed[] {
  const byPlaced = heardBefore.get(said) ?? new Map<readonly Placed[], readonly Placed[]>();
  heardBefore.set(said, byPlaced);
  const known = byPlaced.get(placed);
  if (known !== undefined) return known;
  const found = mayBeHeard(indexOf(placed), said).filter(({ exchange }) => isHeard(exchange, said));
  byPlaced.set(placed, found);
  return found;
}

const indexes = new WeakMap<readonly Placed[], PatternIndex<Placed>>();

function indexOf(placed: readonly Placed[]): PatternIndex<Placed> {
  const known = indexes.get(placed);
  if (known !== undefined) return known;
  const index = indexPatterns(placed, ({ exchange }) => exchange.heard);
  indexes.set(placed, index);
  return index;
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

/** Exchanges at the level, or the next easier one, whose question fits. */
export function askingOf(
  bank: readonly SmallTalk[],
  level: Level,
  fits: (question: string) => boolean,
): Placed[] {
  return fromLevelDown(level)
    .slice(0, NEAR)
    .flatMap((each) => exchangesOf(bank, each))
    .filter(({ topic, exchange }) => topic.kind === undefined && fits(exchange.back.zh));
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
