/** Folds what people type to the keys of the dictionary's indexes. */

const TONE_MARKS: Record<string, number> = { '\u0304': 1, '\u0301': 2, '\u030c': 3, '\u0300': 4 };
const ARTICLES = new Set(['to', 'a', 'an', 'the', 'o', 'os', 'as', 'um', 'uma']);

/** Lower case, no accents, one space between words. */
export function foldLatin(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A gloss as it is compared: without remarks in parentheses and without a leading article or "to". */
export function foldGloss(gloss: string): string {
  const words = foldLatin(gloss.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')).split(' ');
  while (words.length > 1 && ARTICLES.has(words[0] ?? '')) words.shift();
  return words.join(' ');
}

/** The words of a gloss or query under which it is indexed. */
export function glossKeys(text: string): string[] {
  const words = foldGloss(text).split(' ').filter(Boolean);
  const telling = words.filter((word) => !ARTICLES.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

const RARE_USE = /^\((?:dialect|literary|archaic|old|bound form|Tw|coll)\b/;
/** What a gloss scores at least that is the query itself, give or take a remark in parentheses. */
export const WHOLE_MATCH = 3.5;
/** What a gloss scores at least of which one alternative is the query. */
export const ALTERNATIVE_MATCH = 3;

/** A gloss folded once, to be compared with many queries. */
export type FoldedGloss = {
  readonly whole: string;
  readonly alternatives: ReadonlySet<string>;
  readonly hasRemark: boolean;
  readonly isRare: boolean;
};

export function toFolded(gloss: string): FoldedGloss {
  return {
    whole: foldGloss(gloss),
    alternatives: new Set(gloss.split(/,| or /).map(foldGloss)),
    hasRemark: gloss.includes('('),
    isRare: RARE_USE.test(gloss),
  };
}

/** How well a gloss answers a folded query: 4 where it is the query, 3 where one of its alternatives is, else less. */
export function glossMatch(query: string, { whole, alternatives, hasRemark, isRare }: FoldedGloss): number {
  const rare = isRare ? 1.5 : 0;
  if (whole === query) return (hasRemark ? WHOLE_MATCH : 4) - rare;
  if (alternatives.has(query)) return ALTERNATIVE_MATCH - rare;
  return (whole.startsWith(`${query} `) ? 1.5 : 0) - rare;
}

export type TypedPinyin = {
  /** Letters alone, `v` for ü. */
  key: string;
  /** Tones 1–4 in order; empty if none was typed. Neutral tones are left out. */
  tones: string;
  /** Places in the key where a space, an apostrophe or a tone digit ends a syllable. */
  breaks: readonly number[];
};

const SYLLABLES =
  /^(?:(?:[bpmfdtnlgkhjqxrzcsyw]|zh|ch|sh)?(?:[iu]ang|iong|[ui]ai|iao|[iuv]an|[aeo]ng|ing|uai|[aeo]i|ei|[ao]u|ao|[aeiuv]n|er|i[aeu]|u[aoi]|[uv]e|[aeiouv])|r|ng|m|hm)+$/;

/** Whether letters could be pinyin; what could not needs no look into that index. */
export function isPinyinLike(key: string): boolean {
  return SYLLABLES.test(key);
}

/** ü as passports write it. Behind a vowel that an n can close, the n does, and the y begins a syllable: yin-yue. */
const PASSPORT_U = /(?<=l|(?<![aeiu])n)yu/g;

/** Typed or written pinyin as key and tones: `ni3hao3`, `nǐ hǎo`, `lü4`, `lu:4`, `lyu4`, `lv4`. */
export function foldPinyin(text: string): TypedPinyin {
  const spread = text.normalize('NFD').toLowerCase();
  let tones = '';
  for (const character of spread) {
    const tone = TONE_MARKS[character] ?? (/[1-4]/.test(character) ? Number(character) : 0);
    if (tone > 0) tones += String(tone);
  }
  const letters = spread
    .replaceAll(/[\u0304\u0301\u030c\u0300]/g, '')
    .replaceAll(PASSPORT_U, 'v')
    .replaceAll(/u\u0308|u:/g, 'v');
  const pieces = letters.split(/[^a-z]+/).filter(Boolean);
  const breaks: number[] = [];
  for (const piece of pieces) breaks.push((breaks.at(-1) ?? 0) + piece.length);
  return { key: pieces.join(''), tones, breaks: breaks.slice(0, -1) };
}
