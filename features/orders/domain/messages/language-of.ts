// The language of a message: by its letters and frequent words, and where those are silent, not at all.

import type { Locale } from '../../../../kit/core/locale.ts';

type Written = {
  readonly text: string;
  /** Of the author's pages; null: nobody knows. */
  readonly locale: Locale | null;
};

/** Those of the pages, and those that would be taken for one of them. */
type Tongue = Exclude<Locale, 'zh'> | 'es' | 'de' | 'fr';

/** Frequent small words; one that several share stands with each of them. */
const WORDS: Readonly<Record<Tongue, string>> = {
  en: 'the and is are not please if can could would you it this that with for of to my have want size color colour in or do we but black white red',
  pt: 'o os um uma e é não nao por favor se pode poderia você voce que com para do da dos das em no na ou mas meu minha quero tiver seja obrigado obrigada tamanho cor isto isso esta este mais de a as preta preto cinza branco branca',
  es: 'el los un una y es no por favor si puede usted que con para del en o pero mi quiero gracias tamaño talla color esto esta este más de a la las hay negro negra gris blanco',
  de: 'der die das und ist nicht bitte wenn kann können sie es mit für von zu mein meine ich wir ein eine oder aber auch größe farbe noch sind haben danke vorsichtig den dem im in schwarz grau',
  fr: 'le les un une et est pas ne plaît plait vous si que avec pour du des en ou mais mon ma je nous merci taille couleur ce cette de la il sont noir gris',
};
// The keys of a record that is written out here, which is all that it has.
const TONGUES = (Object.keys(WORDS) as Tongue[]).map((tongue) => ({
  tongue,
  words: new Set(WORDS[tongue].split(' ')),
}));

/** Letters that only one of these languages has. */
const LETTERS: Readonly<Partial<Record<Tongue, RegExp>>> = {
  pt: /[ãõ]/,
  es: /[ñ¿¡]/,
  de: /[äöß]/,
  fr: /[èêîœ]/,
};

/** A letter of its own says as much as two words. */
function scoreOf(words: readonly string[], text: string, { tongue, words: known }: (typeof TONGUES)[number]) {
  const found = words.filter((word) => known.has(word)).length;
  return found + (LETTERS[tongue]?.test(text) ? 2 : 0);
}

/**
 * Null: nobody knows, or none of ours. The words of a text count before the pages of its author, who may write in
 * another language than they read; the pages decide between two that are as likely.
 */
export function languageOf({ text, locale }: Written): Locale | null {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
  if (chinese > words.length) return 'zh';
  const scores = TONGUES.map((each) => ({
    tongue: each.tongue,
    score: scoreOf(words, text.toLowerCase(), each),
  }));
  const most = Math.max(...scores.map(({ score }) => score));
  if (most === 0) return null;
  const best = scores.filter(({ score }) => score === most).map(({ tongue }) => tongue);
  const tongue = best.length === 1 ? best[0] : best.find((each) => each === locale);
  return tongue === 'en' || tongue === 'pt' ? tongue : null;
}
