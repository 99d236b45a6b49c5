// What every tutor knows of China and its language: the entry whose wordings are the most like what is asked.

import type { Lexicon } from '../../../../chinese/words/index.ts';
import { levelsFor } from '../../../../content/schema/listening/frame.ts';
import type { Knowledge, KnowledgeEntry } from '../../../../content/schema/listening/knowledge.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import {
  coversAll,
  indexQuestions,
  namedIn,
  nounsIn,
  type QuestionIndex,
  type Retrieved,
  retrieve,
} from '../../../understand/retrieval/similarity.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import type { PlainAnswer } from './any-tutor.ts';

/** At this likeness two wordings ask the same. */
const ALIKE = 0.6;
/** Alike beyond doubt. */
const THE_SAME = 0.85;
/** 你带过德国的游客吗 is asked of the trade. */
const OF_TRADE = 0.7;

const indexes = new WeakMap<readonly Knowledge[], QuestionIndex<KnowledgeEntry>>();

function indexOf(lexicon: Lexicon, knowledge: readonly Knowledge[]): QuestionIndex<KnowledgeEntry> {
  const found = indexes.get(knowledge);
  if (found !== undefined) return found;
  const index = indexQuestions(
    lexicon,
    knowledge.flatMap(({ entries }) => entries),
    ({ asks, foreign }) => [...asks, ...foreign],
    ({ answers }) => answers.map(({ line }) => line.zh).join(' '),
  );
  indexes.set(knowledge, index);
  return index;
}

/** How like a text is to the likest question that is written, 0 to 1. */
export function likenessToKnown(context: TurnContext, text: string): number {
  const [best] = likestIn(context, text);
  if (best === undefined) return 0;
  const { asks, foreign } = best.document;
  return coversAll(context.setting.core.lexicon, text, [...asks, ...foreign]) ? best.score : 0;
}

/** Of the tutor's own life, which only a question in the very words is not. */
const OF_THE_TUTOR =
  /^(?:那|老师)?[你您](?!们|(?:觉得|认为|知道|能|可以|给|推荐|教(?![过的了得])|介绍|说)).*(?:过|喜欢|还是|[吗么]|什么|哪|几|谁)/u;
/** Says nothing of what it is about. */
const BARE = /应该|注意|准备|怎么(?:办|洗|修|弄|擦|做|去掉|打开)|办法|建议|推荐|什么时候|哪/u;
const LONGEST_BARE = 16;

/** Undefined where nothing written is so like, and at level zero. What was told just now is not told again. */
export function knowledgeOn(context: TurnContext, { raw, hanzi }: Utterance): PlainAnswer | undefined {
  const found = knownTo(context, raw);
  if (found !== undefined || !BARE.test(raw) || hanzi > LONGEST_BARE) return found;
  // 我们想教她说中文。你觉得应该从什么时候开始？ What it is of was told before.
  const before = context.said.raw.replace(raw, '').trim();
  const told = !/\p{L}/u.test(before)
    ? context.history.findLast(({ by }) => by === 'learner')?.text
    : HOW_TO.test(raw)
      ? lastClause(before)
      : before;
  return told === undefined ? undefined : knownTo(context, `${told}，${raw}`);
}

/** 锅现在黑黑的，怎么洗: of what stands just before it. */
const HOW_TO = /怎么(?:洗|修|弄|擦|做|去掉|打开)/u;

const lastClause = (text: string): string =>
  text.split(/[^\p{L}\p{N}]+/u).findLast((clause) => clause !== '') ?? text;

const LIKING = /喜欢|爱(?!人)/u;

function knownTo(context: TurnContext, asked: string): PlainAnswer | undefined {
  const { lexicon } = context.setting.core;
  // 难不难 says nothing of what; 锅怎么洗 does.
  if (namedIn(lexicon, asked).length === 0 && nounsIn(lexicon, asked).length === 0) return undefined;
  const least = OF_THE_TUTOR.test(asked.trim()) ? THE_SAME : ALIKE;
  const levels = levelsFor(context.level);
  let told: PlainAnswer | undefined;
  for (const { document, score } of likestIn(context, asked)) {
    if (score < (isOfTrade(context, document) ? Math.min(least, OF_TRADE) : least)) return told;
    const answer = levels.flatMap((level) => document.answers.find((one) => one.level === level) ?? [])[0];
    if (answer === undefined) continue;
    const own = [...document.asks, ...document.foreign, answer.line.zh];
    // 客人喜欢什么菜 is told by nothing that only has guests and a dish in it.
    if (LIKING.test(asked) && !own.some((text) => LIKING.test(text))) continue;
    if (!coversAll(lexicon, asked, own)) continue;
    const found = { id: document.id, lines: [answer.line], ask: answer.ask };
    if (!context.state.recent.some((text) => text.includes(answer.line.zh))) return found;
    // Who asks once more how to do it is told once more.
    if (HOW_TO.test(asked)) told ??= found;
  }
  return told;
}

function likestIn(context: TurnContext, text: string): readonly Retrieved<KnowledgeEntry>[] {
  const { lexicon } = context.setting.core;
  const knowledge = knowledgeOf(context);
  if (knowledge.length === 0 || context.level === 'zero') return [];
  return retrieve(lexicon, indexOf(lexicon, knowledge), text);
}

const ofTrades = new WeakMap<readonly Knowledge[], Map<string, readonly Knowledge[]>>();

/** What all know, and what whoever does the tutor's work does. */
function knowledgeOf({ setting: { situation, core } }: TurnContext): readonly Knowledge[] {
  const all = core.frames.knowledge;
  const job = situation.kind === 'tutor' ? (situation.persona.facts.job?.zh ?? '') : '';
  const byJob = ofTrades.get(all) ?? new Map<string, readonly Knowledge[]>();
  ofTrades.set(all, byJob);
  const known =
    byJob.get(job) ?? all.filter(({ trade }) => trade?.some((word) => job.includes(word)) !== false);
  byJob.set(job, known);
  return known;
}

/** What is asked of the tutor's trade is asked of them. */
function isOfTrade({ setting: { core } }: TurnContext, entry: KnowledgeEntry): boolean {
  return core.frames.knowledge.some(({ trade, entries }) => trade !== undefined && entries.includes(entry));
}
