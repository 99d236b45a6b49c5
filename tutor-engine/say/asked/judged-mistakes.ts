// Mistakes that only who asks whether a sentence is right hears of: 一个信, 做了这个工作八年了, 我在学中文一年了.

import { measureFor } from '../../../chinese/grammar/index.ts';
import { segment } from '../../../chinese/words/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { TurnContext } from '../../state/turn-context.ts';

export type Judged = { readonly right: string; readonly reason: Line };

const NUMBER = '[一两二三四五六七八九十百几半多0-9]+';
const SPAN = `${NUMBER}(?:多|个半)?(?:年|个月|天|个(?:小时|钟头|星期)|小时|星期|周|分钟)(?:多|半)?`;
const VERB = '(?:学习|工作|练习|研究|准备|学|做|教|写|看|听|练|用|开|读|画|唱|打|踢|弹|当|卖|吃|喝|玩|找)';
/** 住在上海住了三年: where somebody lives is said once. */
const LIVED = new RegExp(`住在(\\p{Script=Han}{1,8}?)住了(${SPAN})`, 'u');
/** 等了他两年 is right: who stands before how long. */
const NO_PERSON = '(?![我你您他她它一两二三四五六七八九十百几半多0-9])';
/** 喜欢了他三年, 感兴趣了三年: what one is does not end. */
const STATE = new RegExp(
  `(?<state>感兴趣|喜欢|认识|知道|相信|害怕)了(?<what>\\p{Script=Han}{0,4}?)(?<span>${SPAN})(?=$|[，,。！!])`,
  'u',
);
/** 做了这个工作八年了. */
const OBJECT_BEFORE = new RegExp(
  `(?<verb>${VERB})了(?<what>${NO_PERSON}(?:(?:这|那)\\p{Script=Han})?\\p{Script=Han}{1,5}?)(?<span>${SPAN})(?<le>了)?(?=$|[，,。！!])`,
  'u',
);
/** 我在学中文一年了. */
const GOING_ON = new RegExp(
  `(?:正在|在)(?<verb>${VERB})(?<what>${NO_PERSON}\\p{Script=Han}{1,4}?)(?<span>${SPAN})了(?=$|[，,。！!])`,
  'u',
);
/** 弹吉他太晚, 说中文很慢: how it is done. */
const HOW_WELL = new RegExp(
  `(?<verb>${VERB})(?<what>(?!得|了|过|着)\\p{Script=Han}{2,3}?)(?<degree>(?:太|很|非常|特别|真|最)(?:晚|早|快|慢|好|差|多|少|难听|好听|难看|好看|清楚|流利|久))(?=了?(?:$|[，,。！!]))`,
  'u',
);
const IN_WHAT_WAY: Line = {
  zh: '说做得怎么样，动词后面用“得”；有宾语的时候，动词要说两遍：弹琴弹得很好。',
  en: 'How something is done comes after 得 behind the verb; with an object the verb is said twice: 弹琴弹得很好.',
  pt: 'O modo como se faz algo vem depois de 得, atrás do verbo; com objeto, o verbo se repete: 弹琴弹得很好.',
};
const HOW_LONG: Line = {
  zh: '说做了多长时间，动词要说两遍：学中文学了一年了。',
  en: 'How long comes right after the verb, so with an object the verb is said twice: 学中文学了一年了.',
  pt: 'A duração vem logo depois do verbo; com objeto, o verbo se repete: 学中文学了一年了.',
};
const OWN_MEASURE: Line = {
  zh: '这个名词有自己的量词，不用“个”。',
  en: 'This noun has a measure word of its own; 个 does not fit it.',
  pt: 'Esse substantivo tem seu próprio classificador; 个 não combina.',
};

/** Undefined where nothing of the kind is found. */
export function judgedMistake(context: TurnContext, sentence: string): Judged | undefined {
  const lasting = durationIn(sentence) ?? sentence;
  const told = lasting.replace(HOW_WELL, '$<verb>$<what>$<verb>得$<degree>');
  const right = measured(context, told);
  if (right === sentence) return undefined;
  return { right, reason: lasting !== sentence ? HOW_LONG : told === sentence ? OWN_MEASURE : IN_WHAT_WAY };
}

function durationIn(sentence: string): string | undefined {
  const lived = LIVED.exec(sentence);
  if (lived !== null) return sentence.replace(lived[0], `在${lived[1] ?? ''}住了${lived[2] ?? ''}`);
  const state = STATE.exec(sentence);
  if (state?.groups !== undefined && !/[一两二三四五六七八九十几]/u.test(state.groups['what'] ?? '')) {
    const { state: verb = '', what: object = '', span: long = '' } = state.groups;
    return sentence.replace(state[0], `${verb}${object}${long}了`);
  }
  const found = OBJECT_BEFORE.exec(sentence) ?? GOING_ON.exec(sentence);
  const { verb, what, span, le } = found?.groups ?? {};
  if (found === null || verb === undefined || what === undefined || span === undefined) return undefined;
  const isGoingOn = le !== undefined || /^(?:正在|在)/u.test(found[0]);
  const twice = `${verb}${what}${verb}了`;
  return sentence.replace(found[0], `${twice}${span}${isGoingOn ? '了' : ''}`);
}

/** In characters. */
const LONGEST_NOUN = 4;
const COUNTED = /(?<=[一两三四五六七八九十几这那0-9])个(?<after>\p{Script=Han}{1,8})/gu;

/** 三个信 as 三封信, where the noun has a measure word and 个 is none of its own. */
function measured({ setting: { lookup, core } }: TurnContext, sentence: string): string {
  return sentence.replaceAll(COUNTED, (text, after: string) => {
    // 马 in 马拉松 is no noun.
    const least = segment(core.lexicon, after)[0]?.text.length ?? 1;
    for (let length = Math.min(LONGEST_NOUN, after.length); length >= least; length -= 1) {
      const noun = after.slice(0, length);
      const listed = lookup?.(noun)?.measures ?? [];
      const measure = measureFor(noun) ?? (listed.includes('个') ? undefined : listed[0]);
      if (measure !== undefined) return measure === '个' ? text : `${measure}${after}`;
    }
    return text;
  });
}
