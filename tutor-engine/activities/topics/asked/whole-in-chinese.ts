// A question in which a word of another language stands, or a name, as the plain Chinese question that it is.

import { translate } from '../../../say/translate/gloss.ts';
import type { QuestionAsked } from '../../../understand/intent.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
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

/** Says nothing of whom it is asked. */
const OF_NOBODY =
  /^(?:(?:那|后来|现在|还|都|也|最|从来)*(?:有没有|是不是|会不会|想不想|能不能|为什么|怎么|什么时候|多久|几)|(?:那时候?|当时|那会儿|那几年|那些年)(?=.{2,8}[吗么]$))(?!.*[你您我他她它])/u;
/** 您编了那么多年报纸，有没有后悔过: who stands in the clause before. */
export function goesOnOf({ raw }: Utterance, text: string | undefined): string | undefined {
  if (text === undefined || !OF_NOBODY.test(text)) return undefined;
  const before =
    raw
      .slice(0, Math.max(0, raw.indexOf(text)))
      .split(/[。！？!?；;]/u)
      .at(-1) ?? '';
  return /^(?:老师[，,])?[你您](?!觉得|认为|看|说|知道|好)(?!.*[我他她])/u.test(before.trim())
    ? `你${text}`
    : undefined;
}
