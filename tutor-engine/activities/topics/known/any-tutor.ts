// What any tutor answers to a question about themselves that their life does not tell: something plain, and the question back.

import type { Line } from '../../../../content/schema/line.ts';
import type { AnyTutor } from '../../../../content/schema/listening/any-tutor.ts';
import { levelsFor } from '../../../../content/schema/listening/frame.ts';
import { questionInChinese } from '../../../say/translate/question-abroad.ts';
import { wordings } from '../../../say/wording.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { fromForeign } from '../../../understand/frames/from-foreign.ts';
import { wordIndexOf } from '../../../understand/frames/word-index.ts';
import { matchAny } from '../../../understand/patterns/match.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';

export type PlainAnswer = {
  readonly id: string;
  readonly lines: readonly Line[];
  /** Asked back. */
  readonly ask: Line;
};

type Kind = AnyTutor['answers'][number];

/** Undefined where no kind of question fits, and at level zero. */
export function plainAnswer(context: TurnContext, asked: Utterance): PlainAnswer | undefined {
  const { anyTutor } = context.setting.core.frames;
  if (anyTutor === undefined || context.level === 'zero') return undefined;
  const question = plainly(inChinese(context, asked));
  const kind = anyTutor.answers.find(({ asks }) => matchAny(asks, question, {}) !== undefined);
  return kind && answerAt(context, kind);
}

/** A view with its reason on what is asked of the world; undefined where nothing of the kind is asked. */
export function generalAnswer(context: TurnContext, asked: Utterance): PlainAnswer | undefined {
  const { anyTutor } = context.setting.core.frames;
  if (anyTutor === undefined || context.level === 'zero') return undefined;
  const question = inChinese(context, asked);
  const kind = anyTutor.general.find(({ asks }) => matchAny(asks, question, {}) !== undefined);
  return kind && answerAt(context, kind);
}

function answerAt(context: TurnContext, { id, replies }: Kind): PlainAnswer | undefined {
  const reply = levelsFor(context.level).flatMap(
    (level) => replies.find((one) => one.level === level) ?? [],
  )[0];
  return reply && { id, lines: wordings(context, reply.lines), ask: reply.ask };
}

/** A question in English or Portuguese, as far as its words are known. */
export function inChinese(context: TurnContext, asked: Utterance): Utterance {
  const { core } = context.setting;
  if (asked.hanzi > 0) return asked;
  const whole = questionInChinese(context, asked.raw);
  if (whole?.isWhole === true) return utterance(whole.text);
  const found = fromForeign(core.frames.foreign, wordIndexOf(core.frames), asked.raw);
  if (found === undefined) return asked;
  return utterance(WHAT.test(asked.folded.join('')) ? found.text : `${found.text}吗`);
}

const WHAT =
  /^(?:and |e )?(?:what|who|where|when|why|how|which|qual|quem|onde|quando|por que|como|quant|o que)\b/u;

const A_NOT_A = /(\p{Script=Han})[不没]\1/u;
const HAVE = /有没有/u;

/** 喜不喜欢猫 as 喜欢猫吗: each question in one form. */
function plainly(asked: Utterance): Utterance {
  const text = asked.shown.join('');
  const plain = text.replace(HAVE, '有').replace(A_NOT_A, '$1');
  return plain === text ? asked : utterance(`${plain.replace(/吗$/u, '')}吗`);
}
