// Whether a follow-up asks for what the very message tells.

import type { FollowUp } from '../../../content/schema/listening/frame.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { tellsIn } from '../../understand/frames/circumstances.ts';

/** When it was. */
const DATED = /上个?(?:月|周|星期|礼拜)|去年|前年|昨[天晚]|前天|今天早上|年前|天前/u;
const WHAT_HAPPENED = /发生了什么|什么事|怎么了|怎么回事/u;
/** 好吃吗 after 我做的比萨最好吃. */
const WHETHER = /^(?:你|它|那儿|一定|很)?(?<what>\p{Script=Han}{2,3})吗？$/u;
/** 考得不太好. */
const HOW_IT_WAS = /得(?:不|很|太|非常|真|还|特别|挺|比较)[\p{Script=Han}]/u;

/** 柏林很大，可是我不喜欢冬天: what stands before the turn is no reason. */
const TURNS = /(?:可是|但是?|不过|然而)/u;

const THOUGHT = /我(?:总|一直|倒|也|还是|真)?(?:觉得|认为)/u;
const OPINION_ASKED = /(?:你自己|你)?(?:对这件事)?(?:怎么看|怎么想的?)？$|^你(?:自己)?觉得怎么样/u;

/** 它不吃饭，两天了: what stands in another clause is told as well. */
export function isToldBeside({ said, told, state }: TurnContext, { seeks, ask }: FollowUp): boolean {
  // Who has been telling of it, or says why, is not asked what has happened.
  if (WHAT_HAPPENED.test(ask.zh) && (state.listening.seeks !== undefined || /因为|由于/u.test(said.raw)))
    return true;
  if (/多久|什么时候|多长时间/u.test(ask.zh) && DATED.test(said.raw)) return true;
  // 天天跟我吵 tells whether they press one.
  if (/催/u.test(ask.zh) && /催|逼|吵|唠叨|骂|劝/u.test(said.raw)) return true;
  const what = WHETHER.exec(ask.zh)?.groups?.['what'];
  if (what !== undefined && said.raw.includes(what)) return true;
  // 我觉得我太胖了 tells what is thought of it.
  if (THOUGHT.test(said.raw) && OPINION_ASKED.test(ask.zh)) return true;
  if (seeks === 'how-was-it') return HOW_IT_WAS.test(said.raw);
  // 我很担心，下个星期还有考试: what stands beside a feeling is its reason.
  const clauses = new Set(told.flatMap(({ predicate, clause }) => (predicate === undefined ? [] : [clause])));
  if (seeks === 'why' && clauses.size > 1 && !TURNS.test(said.raw)) return true;
  return (seeks === 'how-long' || seeks === 'why') && tellsIn(said.raw).has(seeks);
}
