// A question in which a word of another language stands, or a name, as the plain Chinese question that it is.

import { translate } from '../../../say/translate/gloss.ts';
import type { QuestionAsked } from '../../../understand/intent.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import type { TutorContext } from '../known/answered.ts';

const WORD = /(?<!\p{Script=Latin})\p{Ll}[\p{Script=Latin}’' -]*\p{Script=Latin}/gu;

/** 你的名字Lin是树林的意思吗. */
const OF_THEIR_NAME = /^(?:那|老师)?[你您]的?(?:中文)?(?:名字|姓).*意思/u;

/** 你是几年级的student: a word of another language amid Chinese is read as what it means. */
export function wholeInChinese(context: TutorContext, asking: QuestionAsked): QuestionAsked {
  const { asked } = asking;
  if (asked === undefined || asked.hanzi === 0) return asking;
  if (OF_THEIR_NAME.test(asked.raw)) return { question: 'other', asked: utterance('你的名字是什么意思') };
  const text = asked.raw.replaceAll(WORD, (word) => translate(word, context)?.word.zh ?? word);
  return text === asked.raw ? asking : { ...asking, asked: utterance(text) };
}
