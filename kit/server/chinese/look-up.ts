// Finds the Chinese word for a word in English or Portuguese, and what a Chinese word means, in the dictionary.

import { openDictionary } from './dictionary.ts';
import { type Glossed, glossOf } from './gloss.ts';
import { phraseCalled } from './phrases.ts';

/** `pt` is absent where nobody has written it in Portuguese. */
export type Explained = { readonly zh: string; readonly en: string; readonly pt?: string };
/** What a teacher who is asked about a word may use. */
export type LookedUp = Explained & {
  readonly inChinese?: string;
  /** The measure words of a noun, as far as the dictionary names them. */
  readonly measures?: readonly string[];
};

const HANZI = /\p{Script=Han}/u;
/** Rarer words than this (occurrences per thousand million, as a power of ten) come after all others. */
const USUAL_ZIPF = 3;
/** A single character that is rarer is hardly a word of speech. */
const COMMON_ZIPF = 4;
/** What a search may find before it. */
const HITS = 8;

/** Undefined where the dictionary has no such word, or only rare ones. `language`: of a query without hanzi, English apart. */
export async function lookUpWord(
  glossed: Glossed,
  query: string,
  language: 'en' | 'pt',
): Promise<LookedUp | undefined> {
  const phrase = HANZI.test(query) ? undefined : phraseCalled(query);
  if (phrase !== undefined) return phrase;
  const zh = HANZI.test(query) ? query : await chineseForAny(glossed, formsOf(query), language);
  return zh === undefined ? undefined : explainFully(glossed, zh);
}

async function chineseForAny(
  glossed: Glossed,
  forms: readonly string[],
  language: 'en' | 'pt',
): Promise<string | undefined> {
  for (const form of forms)
    for (const one of new Set([language, 'en'] as const)) {
      const found = await chineseFor(glossed, form, one);
      if (found !== undefined) return found;
    }
  return undefined;
}

async function explainFully(glossed: Glossed, zh: string): Promise<LookedUp | undefined> {
  const explained = await explainWord(glossed, zh);
  if (explained === undefined) return undefined;
  const { readings = [], measureWords = [] } = (await openDictionary().word(zh)) ?? {};
  const chinese = readings[0]?.glosses?.zh.join('；') ?? '';
  return {
    ...explained,
    ...(chinese !== '' && { inChinese: chinese }),
    ...(measureWords.length > 0 && { measures: measureWords }),
  };
}

/** What a Chinese word means; undefined for what nobody can explain. */
export async function explainWord(
  glossed: Glossed,
  zh: string,
  reading?: string,
): Promise<Explained | undefined> {
  const [en, pt] = await Promise.all([
    glossOf(glossed, zh, 'en', reading),
    glossOf(glossed, zh, 'pt', reading),
  ]);
  if (!en) return undefined;
  return { zh, en: en.text, ...(pt?.language === 'pt' && { pt: pt.text }) };
}

const VERB = /^to /iu;

/** As it was said, then without its ending: earplugs, parking, brinquedos, corações. */
function formsOf(query: string): string[] {
  const forms = ENDINGS.flatMap(([ending, replacements]) =>
    ending.test(query) ? replacements.map((other) => query.replace(ending, other)) : [],
  );
  const verbs = forms.filter((form) => form !== query && /ing$|ed$/u.test(query) && !VERB.test(form));
  return [...new Set([query, ...verbs.map((form) => `to ${form}`), ...forms])];
}

const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=\p{L}{3})ies$/u, ['y']],
  [/(?<=(?:s|x|z|ch|sh|r|l))es$/u, ['']],
  [/(?<=\p{L}{2})oes$/u, ['ao']],
  [/(?<=\p{L}{2}[^s])s$/u, ['']],
  [/(?<=\p{L}{2})([bdgmnprt])\1(?:ing|ed)$/u, ['$1']],
  [/(?<=\p{L}{3})(?:ing|ed)$/u, ['', 'e']],
];

async function chineseFor(
  glossed: Glossed,
  query: string,
  language: 'en' | 'pt',
): Promise<string | undefined> {
  const wanted = withoutSmallWords(query);
  const hits = await openDictionary().search(wanted, { language, limit: HITS });
  const found: { readonly word: string; readonly zipf: number; readonly isVerb: boolean }[] = [];
  for (const { word, zipf } of hits) {
    // Only the first sense is given: a rarer one would not help.
    const gloss = await glossOf(glossed, word, language);
    if (gloss?.language !== language || !senses(gloss.text).includes(wanted)) continue;
    const isVerb = language === 'en' ? VERB.test(gloss.text) : INFINITIVE.test(gloss.text);
    if (VERB.test(query) && !isVerb) continue;
    found.push({ word, zipf, isVerb });
  }
  const usual = found.filter(({ zipf }) => zipf >= USUAL_ZIPF);
  // 毯 is 毯子 in speech: a word of two syllables goes before one that may be bound; of verbs few are, to rent is 租.
  return (
    usual.find(({ word, isVerb }) => word.length > 1 || isVerb) ??
    usual.find(({ zipf }) => zipf >= COMMON_ZIPF) ??
    found.find(({ word }) => word.length > 1) ??
    usual[0]
  )?.word;
}

/** Vender is a verb, and so is lembrar-se. */
const INFINITIVE = /^\p{L}{2,}[aeio]r(?:-se)?(?:[;, (]|$)/u;

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
    .replace(/^(?:(?:to|a|an|the|o|um|uma|some|be|have|estar|ter) )+(?=.)/, '');
