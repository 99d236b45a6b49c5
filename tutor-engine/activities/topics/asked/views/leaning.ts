// What is thought of people and the world, by the kind of question: mostly so, it depends, it may be. Nobody needs to know anything for it.

import { tokensOf } from '../../../../../chinese/grammar/index.ts';
import { wordIndexOf } from '../../../../understand/frames/word-index.ts';
import { type Utterance, utterance } from '../../../../understand/text/utterance.ts';
import { type Answered, answeredBy, type TutorContext } from '../../known/answered.ts';
import { generalAnswer } from '../../known/any-tutor.ts';

/** Begins the ids of those kinds in any-tutor.json. */
const LEANS = 'lean-';
/** 您说，是不是…: what is thought of it. */
const ASKED_OF_YOU =
  /^(?:那么?|老师|对了|可是|所以|请问)*[，,]?(?:[你您]|老师)(?:自己)?(?:说|看|觉得|认为|以为)[，,]?|^在[你您]看来[，,]?/u;
/** What has to be known, or is of somebody's own life. */
const OF_FACT =
  /几|多(?:少|大|久|长|高|深|远|重)|(?<!(?:会不会|是不是|能不能|该不该|要不要|应不应该).*)(?:(?<!为)什么|哪|谁)|[我你您他她它](?!们)|开门|关门|营业|票|下雪|下雨|有没有(?!必要|可能|道理)|这[个件次家种]|那[个件次家种]|\d/u;
const THINK_ABROAD = /^(?:(?:and|so|but|e|mas) )?(?:do(?:nt)? you (?:think|believe)|voce (?:nao )?acha)\b/u;

/** Undefined where it is no such question. */
export function leaningOn(context: TutorContext, asked: Utterance): Answered | undefined {
  if (asked.hanzi === 0) return abroad(context, asked);
  const text = asked.shown.join('').replace(ASKED_OF_YOU, '');
  return OF_FACT.test(text) || namesCreature(context, text) ? undefined : leaning(context, text);
}

const OF_NATURE: ReadonlySet<string> = new Set(
  '月亮 太阳 地球 星星 火山 大海 恐龙 植物 树 花 虫子 病毒 维生素 药'.split(' '),
);

/** 大象会不会游泳 is known or not, and no matter of opinion. */
function namesCreature({ setting: { core } }: TutorContext, text: string): boolean {
  const { nouns } = wordIndexOf(core.frames);
  return tokensOf(core.lexicon, text).some(
    ({ text: word }) => OF_NATURE.has(word) || nouns.get(word)?.nounClass.kind === 'animal',
  );
}

function leaning(context: TutorContext, text: string): Answered | undefined {
  const view = generalAnswer(context, utterance(text));
  return view?.id.startsWith(LEANS) === true
    ? answeredBy(view.lines, `view/${view.id}-${context.state.turn}`, [view.ask])
    : undefined;
}

/** Do you think …? */
function abroad(context: TutorContext, { folded }: Utterance): Answered | undefined {
  const text = folded.join('');
  if (!THINK_ABROAD.test(text)) return undefined;
  return leaning(context, /\b(?:will|going to|vai|vao)\b/u.test(text) ? '会不会' : '真的吗');
}

/** Whether a general view is of a kind that says what is thought of anything. */
export const isLeaning = (id: string): boolean => id.startsWith(LEANS);
