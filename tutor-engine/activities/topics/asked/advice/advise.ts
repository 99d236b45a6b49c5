// What is advised: by what is asked for, else by the class of what is told with the question; by what was told before only where the question names nothing.

import type { Line } from '../../../../../content/schema/line.ts';
import type { Advice } from '../../../../../content/schema/listening/advice.ts';
import { levelsFor } from '../../../../../content/schema/listening/frame.ts';
import { wordings } from '../../../../say/wording.ts';
import type { TurnContext } from '../../../../state/turn-context.ts';
import type { Frame } from '../../../../understand/frames/frame.ts';
import { mentionsIn } from '../../../../understand/frames/mentions.ts';
import { readFrames } from '../../../../understand/frames/read-frames.ts';
import { matchAny } from '../../../../understand/patterns/match.ts';
import { covers, namedIn } from '../../../../understand/retrieval/similarity.ts';
import { type Utterance, utterance } from '../../../../understand/text/utterance.ts';
import { inChinese } from '../../known/any-tutor.ts';

/** What others do is less to advise on. */
const OF_OTHERS = 0.3;

type Topic = Advice['topics'][number];
type Message = { readonly text: string; readonly frames: readonly Frame[] };

/** So many texts back it is looked for what is asked about. */
const MOST_BACK = 4;
/** How much less each text before weighs. */
const EARLIER = 0.8;
/** A word or two in passing are nothing to advise on. */
const LEAST = 0.9;
/** Of a word; a class of predicates weighs by how much it matters. */
const WEIGHT = { salience: 0.4, noun: 0.5, word: 1 };
/** 我们酒店的客人 travel nowhere: what is named weighs less where nothing is told of it. */
const ONLY_NAMED = 0.5;

export type Advised = {
  /** Of the topic. */
  readonly id: string;
  readonly lines: readonly Line[];
  readonly asks: readonly Line[];
};

/** Undefined where nothing told is of a kind that somebody has advice for, or weighs no more than `least`. */
export function advised(
  context: TurnContext,
  asked: Utterance | undefined,
  least = LEAST,
): Advised | undefined {
  const { advice } = context.setting.core.frames;
  if (advice === undefined || context.level === 'zero') return undefined;
  // 机票很贵 beside a mother's illness is no matter of thrift.
  const isHeld = (context.state.listening.grave ?? 0) > 0;
  const topic =
    topicAsked(advice.topics, textsOf(context, asked)) ??
    (isHeld ? undefined : topicIn(advice.topics, toldLately(context, asked), least));
  return topic && adviceOn(context, topic);
}

/** 做生意一定要喝酒吗 asks for no advice, and is answered by some; undefined where nobody has written it. */
export function advisedOn(
  context: TurnContext,
  asked: Utterance | undefined,
  /** Advice is wanted: what was told with the question may be what it is of. */
  isWanted = false,
): Advised | undefined {
  const { advice } = context.setting.core.frames;
  const texts = isWanted ? textsOf(context, asked) : [asked];
  const topic = advice && context.level !== 'zero' ? topicAsked(advice.topics, texts) : undefined;
  if (topic === undefined || (isWanted && topic.id.startsWith(KNOWN))) return undefined;
  return isWanted || isOnThat(context, topic, asked) ? adviceOn(context, topic) : undefined;
}

/** The question, and with it what is told beside it only where the question names nothing: 送饭 before 该不该退出比赛 is no gift. */
function textsOf(context: TurnContext, asked: Utterance | undefined): readonly (Utterance | undefined)[] {
  if (asked === undefined || !namesMatter(context, asked)) return [asked, context.said];
  return [asked, utterance(nearIn(context.said.raw, asked.raw))].slice(0, isNamed(context, asked) ? 1 : 2);
}

/** Whether a question says itself what it is of: a noun, or a verb of its own. */
function namesMatter(context: TurnContext, asked: Utterance): boolean {
  return !BARE.test(inChinese(context, asked).folded.join(''));
}

/** Whether a thing or a person is named by it. */
function isNamed({ setting: { core } }: TurnContext, asked: Utterance): boolean {
  return namedIn(core.lexicon, asked.raw).length > 0;
}

/** Topics of what is known, and no advice. */
const KNOWN = 'know-';

/** 云南 in a question does not make it one of the way there: what is known must be of what is asked. */
function isOnThat(context: TurnContext, topic: Topic, asked: Utterance | undefined): boolean {
  if (asked === undefined || asked.hanzi === 0) return true;
  const told = topic.replies.flatMap(({ lines }) => lines.map(({ zh }) => zh));
  return covers(context.setting.core.lexicon, asked.raw, [...told, ...(topic.asked ?? [])]);
}

function adviceOn(context: TurnContext, topic: Topic): Advised | undefined {
  const { advice } = context.setting.core.frames;
  const levels = levelsFor(context.level);
  const at = <Item extends { readonly level: string }>(items: readonly Item[]) =>
    levels.flatMap((level) => items.find((item) => item.level === level) ?? [])[0];
  const lines = at(topic.replies)?.lines;
  const ask = (topic.asks && at(topic.asks)?.ask) ?? at(advice?.asks ?? [])?.ask;
  return lines && { id: topic.id, lines: wordings(context, lines), asks: ask === undefined ? [] : [ask] };
}

/** What the question itself asks for: a book, a letter. */
function topicAsked(topics: readonly Topic[], texts: readonly (Utterance | undefined)[]): Topic | undefined {
  return texts
    .filter((text) => text !== undefined)
    .map((text) =>
      topics.find(({ asked: patterns }) => patterns && matchAny(patterns, text, {}) !== undefined),
    )
    .find((topic) => topic !== undefined);
}

/** 怎么办, 你说呢: of what was told before; who says what they ask about means that. */
const BARE =
  /^(?:(?:那|你|您|老师|觉得|认为|说|看|想|我|应该|该|要|能|可以|给|有|没有|什么|怎么|办|做|怎么样|呢|吗|吧|好|一点儿?|一些|点|个|建议|办法|意见|才|是|不是|还|同意|不|对|行|o que|what|should|do|i|eu|devo|faco|fazer|voce|acha|think|you)[，\s]*)+$/u;

function isBare(context: TurnContext, asked: Utterance | undefined): boolean {
  const { folded } = asked === undefined ? context.said : inChinese(context, asked);
  const beside = context.said.hanzi - (asked?.hanzi ?? context.said.hanzi);
  return (
    BARE.test(folded.join('')) &&
    context.said.hanzi <= LONGEST_BARE &&
    !(VIEWED.test(asked?.raw ?? '') && beside > MOST_BESIDE) &&
    !context.told.some(isBadNews)
  );
}

const VIEWED = /怎么(?:看|想)/u;
/** 公司要裁员，我很担心，怎么办: what is told now is what it is of. */
const LEAST_BAD = 4;
const isBadNews = ({ predicate, isDenied }: Frame) =>
  predicate?.stance === 'bad' && predicate.salience >= LEAST_BAD && !isDenied;
/** In characters; who says more beside the question says what it is of. */
const MOST_BESIDE = 6;
/** In characters, with what is said beside the question. */
const LONGEST_BARE = 14;

/** This text and, where it says nothing of its own, those before it, the latest first. */
function* toldLately(context: TurnContext, asked: Utterance | undefined): Generator<Message> {
  const { said, told, history, setting } = context;
  const question = asked === undefined ? '' : inChinese(context, asked).raw;
  const near = nearIn(said.raw, asked?.raw ?? '');
  if (asked !== undefined && asked.hanzi > 0 && isNamed(context, asked)) {
    yield {
      text: question,
      frames: told.filter(({ clause }) => asked.raw.includes(clause) || clause.includes(asked.raw)),
    };
    return;
  }
  yield { text: `${near} ${question}`, frames: told.filter(({ clause }) => near.includes(clause)) };
  if (!isBare(context, asked)) return;
  const before = history.filter(({ by }) => by === 'learner').slice(-MOST_BACK);
  for (const { text } of before.toReversed()) yield { text, frames: readFrames(setting.core, text) };
}

/** The sentence that asks, and the one before it: 你真是没睡醒 further up is no matter of sleep. */
function nearIn(raw: string, asked: string): string {
  const sentences = raw.match(/[^。！!？?；;\n]+[。！!？?；;\n]*/gu) ?? [raw];
  const at = sentences.findIndex((sentence) => asked !== '' && sentence.includes(asked));
  return at < 0 ? raw : sentences.slice(Math.max(0, at - 1), at + 1).join('');
}

function topicIn(topics: readonly Topic[], texts: Iterable<Message>, least: number): Topic | undefined {
  const weights = new Map<Topic, number>();
  let share = 1;
  for (const told of texts) {
    for (const topic of topics) weights.set(topic, (weights.get(topic) ?? 0) + share * weightOf(topic, told));
    share *= EARLIER;
  }
  const [best] = [...weights].filter(([, weight]) => weight > least).toSorted(([, a], [, b]) => b - a);
  return best?.[0];
}

function weightOf({ predicates, nouns, words }: Topic, { text, frames }: Message): number {
  const told = frames
    .flatMap(({ predicate, who }) =>
      predicate && predicates.includes(predicate.id)
        ? [predicate.salience * (who.role === 'other' ? OF_OTHERS : 1)]
        : [],
    )
    .reduce((sum, salience) => sum + salience, 0);
  const named = new Set(frames.flatMap(mentionsIn).map(({ classId }) => classId));
  const naming =
    WEIGHT.noun * nouns.filter((id) => named.has(id)).length +
    WEIGHT.word * words.filter((word) => text.includes(word)).length;
  return WEIGHT.salience * told + (told === 0 && predicates.length > 0 ? ONLY_NAMED : 1) * naming;
}
