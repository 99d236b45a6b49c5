/** A line in which pinyin and another language alternate, cut into stretches of one or the other. */

import { EVERYDAY_WORDS, FUNCTION_WORDS, PINYIN_SIGNS } from './everyday-words.ts';
import { loanwordOf } from './loanwords.ts';
import { type Piece, piecesOf, syllableCount } from './typed-text.ts';

export type LanguageRun = {
  readonly text: string;
  readonly isPinyin: boolean;
  /** A word of it is no word of another language. */
  readonly isCertain: boolean;
};

/** `either`: a syllable that is an everyday word elsewhere, too: he, you, can. `none`: a number or a name. */
type Kind = 'pinyin' | 'foreign' | 'either' | 'none';

/** Who is spoken of, where what is said of them follows: he hen gao is no drink. */
const PERSONS = /^(?:he|she)$/u;
const SAYS_OF = /^(?:hen|shi|bu|hui|xiang|yao|you|ye|zai|mei|meiyou|xihuan|jiao|tai|dou|neng)$/u;
/** One letter may be an article or a link elsewhere. */
/** Of two syllables and more, which the list of everyday words of the input method leaves to pinyin. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    'woman sentence sofa kilo cousin beginner notice lower wave tower tomato potato hike hiking bean male female lean baker cover cure ' +
    'voice wearing woke wore hide joke phone home love move none five alive whole sometime'
  ).split(' '),
);
/** Of one syllable. */
const OTHER_SYLLABLES: ReadonlySet<string> = new Set(
  'ri riu dei dou sei vi li lei pai pe men win sang'.split(' '),
);
/** Guitar, bazaar: few syllables of pinyin end so. */
const ENDS_ABROAD = /[aiou]r$/u;
const RETROFLEX: ReadonlySet<string> = new Set('nar zher huar dianr yidianr wanr'.split(' '));
const LAUGHTER = /^(?:(?:ha|he|hi){2,}h?|lo+l|k{2,}|(?:rs)+|lmao)$/u;
const VOWEL = /^[aeo]$/u;

/** Without marks; a clause at a time is best. */
export function languageRuns(text: string): LanguageRun[] {
  const pieces = piecesOf(text).filter(({ kind }) => kind !== 'mark');
  const words = pieces.map(({ text: word }) => folded(word));
  const kinds = decided(pieces.map(kindOf), words);
  const runs: { words: string[]; isPinyin: boolean; isCertain: boolean }[] = [];
  pieces.forEach((piece, at) => {
    const isPinyin = kinds[at] === 'pinyin';
    const isOfIt = kindOf(piece) === (isPinyin ? 'pinyin' : 'foreign');
    // Papo by itself is no pinyin, wo is.
    const isTwice = isOfIt && isPinyin && kinds[at - 1] === 'pinyin';
    const isCertain = isOfIt && (!isPinyin || isTwice || isSign(words[at] ?? ''));
    const last = runs.at(-1);
    if (last?.isPinyin === isPinyin) {
      last.words.push(piece.text);
      last.isCertain ||= isCertain;
    } else runs.push({ words: [piece.text], isPinyin, isCertain });
  });
  return runs.map((run) => ({ ...run, text: run.words.join(' ') }));
}

/** They are words or names elsewhere, too. */
const WEAK: ReadonlySet<string> = new Set(
  'cha san er ma ba fan hai dou hui ren lai tian ta le ye ge jia kan ne mai'.split(' '),
);

const isSign = (word: string): boolean => PINYIN_SIGNS.has(word) && !WEAK.has(word);

function kindOf(piece: Piece): Kind {
  const word = folded(piece.text);
  if (/^\d+$/u.test(word) || LAUGHTER.test(word)) return 'none';
  if (OTHER_WORDS.has(word)) return 'foreign';
  if (OTHER_SYLLABLES.has(word)) return 'either';
  const isSyllable = piece.kind === 'pinyin' && syllableCount(piece) === 1;
  // Wo de, gosto de.
  if (FUNCTION_WORDS.has(word)) return isSyllable ? 'either' : 'foreign';
  if (PINYIN_SIGNS.has(word)) return 'pinyin';
  if (loanwordOf(word) !== undefined) return 'none';
  if (ENDS_ABROAD.test(word) && !RETROFLEX.has(word)) return 'foreign';
  if (piece.kind !== 'pinyin') return piece.isCapital ? 'none' : 'foreign';
  if (VOWEL.test(word)) return 'either';
  if (EVERYDAY_WORDS.has(word)) return isSyllable ? 'either' : 'foreign';
  return piece.isCapital ? 'none' : 'pinyin';
}

/** What may be either is what stands beside it; what is none belongs to what it follows. */
function decided(kinds: readonly Kind[], words: readonly string[]): Kind[] {
  const known: Kind[] = [];
  kinds.forEach((kind, at) => {
    const before = known[at - 1];
    const after = kinds.slice(at + 1).find((next) => next === 'pinyin' || next === 'foreign');
    if (kind === 'none') known.push(before ?? after ?? 'pinyin');
    else if (kind === 'either') known.push(eitherOf(words, at, before, kinds[at + 1], after));
    else known.push(kind);
  });
  return known;
}

function eitherOf(
  words: readonly string[],
  at: number,
  before: Kind | undefined,
  next: Kind | undefined,
  after: Kind | undefined,
): Kind {
  const word = words[at] ?? '';
  if (PERSONS.test(word) && before !== 'pinyin' && SAYS_OF.test(words[at + 1] ?? '')) return 'foreign';
  if (word === 'da' && next === 'pinyin') return 'pinyin';
  // Wo zhu na casa.
  if (word === 'na' && next === 'foreign') return 'foreign';
  if (VOWEL.test(word) && next === 'foreign') return 'foreign';
  return before ?? after ?? 'pinyin';
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}:]/gu, '')
    .replace(/(?<=[a-z])[0-5]$/u, '');
}
