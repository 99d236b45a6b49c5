// A word with its sound, its kind and its meaning, as it stands in a note to the learner.

import { lookUp } from '../../../../chinese/words/index.ts';
import type { Line } from '../../../../content/schema/line.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { explainExactly, glossFor, type Meaning } from '../../translate/gloss.ts';
import { same } from '../../wording.ts';
import { examplesOf } from './example.ts';
import { pinyinOf } from './reading.ts';

/** By the letters of the lexicon. */
export const KINDS: Readonly<Record<string, Line>> = {
  n: { zh: '名词', en: 'noun', pt: 'substantivo' },
  v: { zh: '动词', en: 'verb', pt: 'verbo' },
  a: { zh: '形容词', en: 'adjective', pt: 'adjetivo' },
  d: { zh: '副词', en: 'adverb', pt: 'advérbio' },
  p: { zh: '介词', en: 'preposition', pt: 'preposição' },
  c: { zh: '连词', en: 'conjunction', pt: 'conjunção' },
};

/** 知道 (zhī dào, verb): to know. Undefined where nobody knows what it means. */
export function wordNote(context: TurnContext, word: string): Line | undefined {
  const found = explainExactly(word, context);
  if (found === undefined) return undefined;
  const { lexicon } = context.setting.core;
  const pinyin = pinyinOf(lexicon, word);
  const pos = lookUp(lexicon, word)?.pos ?? [];
  const kind = pos.length === 1 ? KINDS[pos[0] ?? ''] : undefined;
  const gloss = glossFor(found, context);
  const of = (language: 'zh' | 'en' | 'pt') => {
    const beside = [pinyin, kind?.[language]].filter((part) => part !== undefined).join(', ');
    const sign = language === 'zh' ? '：' : ': ';
    return `“${word}”${beside === '' ? '' : ` (${beside})`}${sign}${gloss[language]}`;
  };
  return { zh: of('zh'), en: of('en'), pt: of('pt') };
}

/** Who understands it hears in Chinese what a word means. */
const HEARS_IT: ReadonlySet<TurnContext['level']> = new Set(['intermediate', 'advanced']);

/** “端”是“平平地拿”，“拿”是“用手取”: what each means, those that nobody knows left out; undefined where it is none of them. */
export function sensesOf(context: TurnContext, words: readonly string[]): Line | undefined {
  const all = words.flatMap((word) => {
    const found = explainExactly(word, context);
    return found === undefined ? [] : [{ word, found }];
  });
  // All in Chinese, or none.
  const isHeard = HEARS_IT.has(context.level) && all.every(({ found }) => found.inChinese !== undefined);
  const known = all.map(({ word, found }) => {
    const own = isHeard ? found.inChinese : undefined;
    return { word, ...glossFor(found, context), ...(own !== undefined && { zh: own }) };
  });
  if (known.length === 0) return undefined;
  // An account in Chinese reads no English: of a word that nobody explains in Chinese a sentence is shown.
  if (context.setting.locale === 'zh' && !isHeard) return shownInChinese(context, all);
  const of = (language: 'zh' | 'en' | 'pt', is: string, and: string) =>
    known.map((one) => `“${one.word}”${is}“${one[language]}”`).join(and);
  return { zh: of('zh', '是', '，'), en: of('en', ' is ', ', '), pt: of('pt', ' é ', ', ') };
}

function shownInChinese(
  context: TurnContext,
  all: readonly { readonly word: string; readonly found: Meaning }[],
): Line | undefined {
  const told = all.flatMap(({ word, found }) => {
    if (found.inChinese !== undefined) return [`“${word}”是“${found.inChinese}”`];
    const [example] = examplesOf(context, word);
    return example === undefined ? [] : [`“${word}”可以这样用：“${example.zh.replace(/[。！]$/u, '')}”`];
  });
  return told.length === 0 ? undefined : same(told.join('，'));
}

/** Whether the words share a sense. */
export function isCloseTo(context: TurnContext, words: readonly string[]): boolean {
  const senses = words.map(
    (word) =>
      new Set(
        (explainExactly(word, context)?.en ?? '')
          .toLowerCase()
          .split(/[;,/()]/u)
          .map((sense) => sense.replace(/^\s*(?:to|a|an|the|be) /u, '').trim())
          .filter((sense) => sense !== ''),
      ),
  );
  const [first, ...others] = senses;
  return first !== undefined && [...first].some((sense) => others.every((one) => one.has(sense)));
}
