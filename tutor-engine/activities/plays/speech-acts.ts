// Tells doing something from asking, telling or imagining it: 有鱼吗 orders no fish, and 昨天我点了鱼 orders none today.

import type { FoundGoal } from '../../state/plan.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';

const QUESTION = /[?？]$|[吗呢么]$|什么|谁|哪|怎么|多少|几(?!个|位|天)|(\p{Script=Han})[不没]\1/u;
/** Ways of speaking in which words of an action are not one: what happened some time ago, is imagined or heard of. */
const ELSEWHERE: readonly RegExp[] = [
  /昨天|前天|上次|上个|去年|以前|小时候|那天/u,
  /如果|要是|听说|据说|万一/u,
];
/** What asks for something, or for leave to do it, does it: 可以给我一个鱼吗, 一杯咖啡. */
const REQUEST =
  /可以|能|请|麻烦|帮|好吗|行吗|好不好|行不行|要不要|想要|我要|[一两三四五六七八九十0-9][杯个份碗瓶张件斤块双条本位]/u;

/** What is left of a text without the sentences that could not get the goal done; undefined where nothing is. */
export function actsIn(said: Utterance, goal: FoundGoal): Utterance | undefined {
  const barred = ELSEWHERE.filter((way) => !isSpokenOfSo(goal, way));
  const mayAsk = isSpokenOfSo(goal, QUESTION);
  const sentences = sentencesOf(said.raw);
  const acts = sentences
    .flatMap((sentence) => beforeBarred(sentence, barred))
    .flatMap((sentence) => (mayAsk ? [sentence] : withoutQuestion(sentence)));
  if (acts.join('') === sentences.join('')) return said;
  return acts.length === 0 ? undefined : utterance(acts.join(''));
}

/** 我肚子疼，昨天吃了海鲜: what stands before another time is of now; what follows it is not. */
function beforeBarred(sentence: string, barred: readonly RegExp[]): string[] {
  const clauses = sentence.match(/[^，,]+[，,]?/gu) ?? [sentence];
  const end = clauses.findIndex((clause) => barred.some((way) => way.test(clause)));
  if (end < 0) return [sentence];
  return end === 0 ? [] : [clauses.slice(0, end).join('')];
}

/** 一杯咖啡，多少钱 orders one; 这个鱼，多少钱 does not. */
function withoutQuestion(sentence: string): string[] {
  const clauses = sentence.match(/[^，,]+[，,]?/gu) ?? [sentence];
  const others = clauses.filter(
    (clause) => !QUESTION.test(clause.replace(/[，,]$/u, '')) || REQUEST.test(clause),
  );
  if (others.length === clauses.length) return [sentence];
  return REQUEST.test(others.join('')) ? [others.join('')] : [];
}

/** What is put as a question without a sign of one: 请问, 我想知道, 告诉我. */
const ASKS = /请问|想知道|想问|问一下|告诉我|多久|多长|多远|多大|多高/u;
/** A task to ask for something, or to say something instead of asking. */
const MAY_STATE = /或者(?:说|请)|付|能不能|可不可以|有没有/u;

/** Whether a text that speaks of a goal to ask something asks nothing: 我坐公共汽车 is no question which bus to take. */
export function onlyStates(said: Utterance, { question: { goal, hint } }: FoundGoal): boolean {
  const isToAsk = goal.zh.startsWith('问') && !MAY_STATE.test(goal.zh);
  const examples = [hint.full, ...(hint.others ?? [])].map(({ zh }) => zh);
  return isToAsk && examples.every(asks) && !sentencesOf(said.raw).some(asks);
}

function asks(sentence: string): boolean {
  return QUESTION.test(sentence) || ASKS.test(sentence);
}

function sentencesOf(text: string): string[] {
  return text.match(/[^。！!？?；;\n]+[。！!？?；;\n]*/gu)?.map((sentence) => sentence.trim()) ?? [text];
}

/** Whether the goal's own model sentence or one of its patterns is of that kind. */
function isSpokenOfSo({ question: { hint, reached, partly } }: FoundGoal, way: RegExp): boolean {
  const patterns = [...reached, ...partly].flatMap(({ match }) => match);
  return way.test(hint.full.zh) || patterns.some((source) => way.test(source.replace(/[()|^$*]/g, '')));
}
