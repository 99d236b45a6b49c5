// Tells English, Portuguese and typed pinyin apart, well enough to answer each kindly.

import type { Utterance } from './utterance.ts';

const ENGLISH =
  'a an and are at because but can do dont english from go good have he hello help hey hi how i im in is it its ' +
  'know like love me my name nice no not of ok okay on please she so speak thank thanks that the they this to ' +
  'understand very want was we what when where who why yes you your';
const PORTUGUESE =
  'ao bem boa bom chama chamo com como da de do e ela ele em entendi entendo essa esse esta estou eu gosta gosto ' +
  'isso mais mas me meu minha muito na nao no nome o obrigada obrigado oi ola onde os para por porque portugues ' +
  'quando que quem quero sei sim sou tem tenho tudo um uma voce vou';

/** Words that are everyday English or Portuguese, folded: no case, no accents, no apostrophes. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${PORTUGUESE}`.split(' '));

const SYLLABLE =
  '(?:[bpmfdtnlgkhjqxrzcsyw]|zh|ch|sh)?(?:iang|iong|uang|iao|ian|ang|eng|ing|ong|uai|uan|ai|ei|ao|ou|an|en|er|ia|ie|iu|in|ua|uo|ui|un|ue|ve|a|o|e|i|u|v)';
/** Syllables of pinyin and nothing else. */
export const PINYIN_WORD = new RegExp(`^(?:${SYLLABLE})+[1-5]?$`);
/** Syllables that begin or carry most simple sentences and are no English or Portuguese words. */
export const PINYIN_SIGNS: ReadonlySet<string> = new Set(
  'wo wode ni nihao hao shi bu bushi hen xihuan xi huan jiao mingzi zai zhe shenme xiexie mei meiyou chi zhongguo'.split(
    ' ',
  ),
);

/** The Latin words of a text, folded. */
export function latinWords(text: Utterance): string[] {
  return text.folded
    .join('')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

export function isPinyin(text: Utterance): boolean {
  if (text.hanzi > 0 || text.latin === 0) return false;
  const words = latinWords(text);
  return words.every((word) => PINYIN_WORD.test(word)) && words.some((word) => PINYIN_SIGNS.has(bare(word)));
}

/** Syllables of pinyin that are no everyday word of the other languages. */
export function isPinyinWord(word: string): boolean {
  return PINYIN_WORD.test(word) && !EVERYDAY_WORDS.has(bare(word));
}

function bare(word: string): string {
  return word.replace(/[1-5]$/, '');
}
