// English and Portuguese words as they stand in a dictionary: lower case, singular, infinitive.

export type Latin = 'en' | 'pt';

/** Words that stand before another and do not change what it names. */
const DETERMINERS: Readonly<Record<Latin, ReadonlySet<string>>> = {
  en: new Set('to a an the my your his her its our their some any'.split(' ')),
  pt: new Set(
    'o a os as um uma uns umas meu minha meus minhas seu sua seus suas nosso nossa algum alguma'.split(' '),
  ),
};

export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Without articles and possessives: `to pass an exam` is `pass exam`. */
export function foldPhrase(text: string, language: Latin): string {
  const words = fold(text).split(' ');
  const telling = words.filter((word) => !DETERMINERS[language].has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

type Ending = readonly [ending: string, bases: readonly string[]];

const ENDINGS: Readonly<Record<Latin, readonly Ending[]>> = {
  en: [
    ['ies', ['y']],
    ['ves', ['f', 'fe']],
    ['es', ['', 'e']],
    ['s', ['']],
    ['ying', ['y', 'ie']],
    ['ing', ['', 'e']],
    ['ied', ['y']],
    ['ed', ['', 'e']],
  ],
  pt: [
    ['ões', ['ão']],
    ['ães', ['ão']],
    ['ais', ['al']],
    ['éis', ['el']],
    ['eis', ['el']],
    ['óis', ['ol']],
    ['ns', ['m']],
    ['res', ['r']],
    ['zes', ['z']],
    ['s', ['']],
    ['ando', ['ar']],
    ['endo', ['er']],
    ['indo', ['ir']],
    ['as', ['o']],
    ['a', ['o']],
  ],
};
const LEAST_STEM = 3;

/** What a phrase may stand for in a dictionary, by its last word, then by its first; the nearest first. */
export function baseForms(phrase: string, language: Latin): readonly string[] {
  const words = foldPhrase(phrase, language).split(' ');
  const last = words.at(-1) ?? '';
  const [first = ''] = words;
  const rest = words.slice(0, -1);
  const american = language === 'en' ? words.join(' ').replaceAll('our', 'or') : '';
  return [
    words.join(' '),
    ...(american === '' ? [] : [american, ...basesOf(american, language)]),
    ...basesOf(last, language).map((base) => [...rest, base].join(' ')),
    ...basesOf(first, language).map((base) => [base, ...words.slice(1)].join(' ')),
  ];
}

function basesOf(word: string, language: Latin): readonly string[] {
  return ENDINGS[language].flatMap(([ending, bases]) => {
    if (!word.endsWith(ending) || word.length - ending.length < LEAST_STEM - 1) return [];
    const stem = word.slice(0, word.length - ending.length);
    // Swimming is to swim.
    const single = /([bdgklmnprt])\1$/.test(stem) && language === 'en' ? [stem.slice(0, -1)] : [];
    return [...bases.map((base) => stem + base), ...single];
  });
}
