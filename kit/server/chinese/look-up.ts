// Finds the Chinese word for a word in English or Portuguese, and what a Chinese word means, in the dictionary.

import { openDictionary } from './dictionary.ts';
import { type Glossed, glossOf } from './gloss.ts';

export type Explained = { readonly zh: string; readonly en: string; readonly pt: string };
/** What a teacher who is asked about a word may use. */
export type LookedUp = Explained & {
  /** `pt` is the English gloss, because there is no Portuguese one. */
  readonly isEnglish?: true;
  readonly inChinese?: string;
  /** The measure words of a noun, as far as the dictionary names them. */
  readonly measures?: readonly string[];
};

const HANZI = /\p{Script=Han}/u;
/** Of rarer words than this (occurrences per thousand million, as a power of ten) one cannot tell whether they are meant. */
const LEAST_ZIPF = 3;
/** What a search may find before it. */
const HITS = 5;

/** Undefined where the dictionary has no such word, or only rare ones. `language`: of a query without hanzi, English apart. */
export async function lookUpWord(
  glossed: Glossed,
  query: string,
  language: 'en' | 'pt',
): Promise<LookedUp | undefined> {
  const zh = HANZI.test(query)
    ? query
    : ((await chineseFor(glossed, query, language)) ?? (await chineseFor(glossed, query, 'en')));
  return zh === undefined ? undefined : explainFully(glossed, zh);
}

async function explainFully(glossed: Glossed, zh: string): Promise<LookedUp | undefined> {
  const [en, pt] = await Promise.all([glossOf(glossed, zh, 'en'), glossOf(glossed, zh, 'pt')]);
  if (!en || !pt) return undefined;
  const { readings = [], measureWords = [] } = (await openDictionary().word(zh)) ?? {};
  const chinese = readings[0]?.glosses?.zh.join('；') ?? '';
  return {
    zh,
    en: en.text,
    pt: pt.text,
    ...(pt.language === 'en' && { isEnglish: true }),
    ...(chinese !== '' && { inChinese: chinese }),
    ...(measureWords.length > 0 && { measures: measureWords }),
  };
}

/** What a Chinese word means, in English where there is no Portuguese; undefined for what nobody can explain. */
export async function explainWord(
  glossed: Glossed,
  zh: string,
  reading?: string,
): Promise<Explained | undefined> {
  const [en, pt] = await Promise.all([
    glossOf(glossed, zh, 'en', reading),
    glossOf(glossed, zh, 'pt', reading),
  ]);
  if (!en || !pt) return undefined;
  return { zh, en: en.text, pt: pt.language === 'pt' ? pt.text : `${pt.text} (em inglês)` };
}

const VERB = /^to /iu;

async function chineseFor(
  glossed: Glossed,
  query: string,
  language: 'en' | 'pt',
): Promise<string | undefined> {
  const wanted = withoutSmallWords(query);
  const hits = await openDictionary().search(wanted, { language, limit: HITS });
  let single: string | undefined;
  for (const { word, zipf } of hits) {
    if (zipf < LEAST_ZIPF) continue;
    // Only the first sense is given: a rarer one would not help.
    const gloss = await glossOf(glossed, word, language);
    if (gloss?.language !== language || !senses(gloss.text).includes(wanted)) continue;
    // 毯 is 毯子 in speech: a word of two syllables goes before one that may be bound; of verbs few are, to rent is 租.
    if (word.length > 1 || VERB.test(query)) return word;
    single ??= word;
  }
  return single;
}

/** The alternatives of a gloss without remarks and small words: `(an) umbrella; parasol` gives `umbrella`, `parasol`. */
function senses(gloss: string): string[] {
  return gloss
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/[;,/]| or | ou /)
    .map((sense) => withoutSmallWords(sense.normalize('NFD').replaceAll(/\p{M}/gu, '')));
}

const withoutSmallWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('-', ' ')
    .trim()
    .replace(/^(to|a|an|the|o|um|uma|some) /, '');
