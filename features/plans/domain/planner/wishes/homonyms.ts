// Words of a dream that mean two things: which of them is meant is told by what else the dream says.

import { baseForms } from '../materials/forms.ts';
import type { SenseLanguage } from '../materials/senses.ts';

type Sense = {
  /** What the words around it speak of; absent in what is meant where nothing else tells. */
  readonly near?: RegExp;
  readonly words: readonly string[];
};

const LOVE = ['爱人', '男朋友', '女朋友'];
const TRADE = /\b(business|trade|trading|deal|company|companies|startup|invest|supplier|export|import)/i;
const DEAL = /negóci|empresa|comerc|comércio|investi|fornecedor|export|import|startup/i;

/** What is meant where nothing tells stands last. */
const HOMONYMS: Readonly<Record<SenseLanguage, Readonly<Record<string, readonly Sense[]>>>> = {
  en: {
    partner: [{ near: TRADE, words: ['伙伴'] }, { words: LOVE }],
    companion: [{ near: /\b(love|life|famil|parents)/i, words: LOVE }, { words: ['伙伴'] }],
    date: [{ near: /\b(birth|calendar|deadline|year|month)/i, words: ['日期'] }, { words: ['约会'] }],
    bank: [{ near: /\b(river|lake|stream|canal)/i, words: ['岸'] }, { words: ['银行'] }],
    match: [{ near: /\b(fire|candle|box|light)/i, words: ['火柴'] }, { words: ['比赛'] }],
    spring: [{ near: /\b(hot|bath|soak|mountain water)/i, words: ['温泉'] }, { words: ['春天'] }],
    letter: [{ near: /\b(alphabet|pinyin|spell)/i, words: ['字母'] }, { words: ['信'] }],
  },
  pt: {
    parceiro: [{ near: DEAL, words: ['伙伴'] }, { words: ['爱人', '男朋友'] }],
    parceira: [{ near: DEAL, words: ['伙伴'] }, { words: ['爱人', '女朋友'] }],
    companheiro: [{ near: DEAL, words: ['伙伴'] }, { words: ['爱人', '男朋友'] }],
    companheira: [{ near: DEAL, words: ['伙伴'] }, { words: ['爱人', '女朋友'] }],
    banco: [{ near: /praça|parque|jardim|sentar/i, words: ['椅子'] }, { words: ['银行'] }],
    manga: [{ near: /com(er|endo)|fruta|suco|sorvete|pé de/i, words: ['水果'] }, { words: ['漫画'] }],
    carta: [{ near: /baralho|jog(ar|o)/i, words: ['牌'] }, { words: ['信'] }],
  },
};

/** The words that a phrase means in this dream, the likeliest first; undefined where it has one meaning. */
export function meantIn(
  dream: string,
  phrase: string,
  language: SenseLanguage,
): readonly string[] | undefined {
  const own = HOMONYMS[language];
  const form = baseForms(phrase, language).find((each) => Object.hasOwn(own, each));
  if (form === undefined) return undefined;
  return own[form]?.find(({ near }) => near === undefined || near.test(dream))?.words;
}
