// What of a draft is being typed in pinyin: what stands after the last character or full-width sign, and what spaces took.

export type TypedPart = { readonly before: string; readonly typed: string };

/** What spaces have written since `before`; `raw` is how it was typed. */
export type WrittenPart = { readonly before: string; readonly raw: string; readonly written: string };

const WRITTEN = /^[\s\S]*[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

export function typedPartOf(text: string): TypedPart {
  const before = WRITTEN.exec(text)?.[0] ?? '';
  return { before, typed: text.slice(before.length) };
}

/**
 * The same, with what spaces wrote before it while that still stands there: a sentence that is typed syllable by syllable
 * is read as a whole, and an earlier guess is set right by what follows. Null where nothing is to be read again.
 */
export function rereadPartOf(text: string, taken: WrittenPart | null): TypedPart | null {
  if (taken === null || !text.startsWith(taken.before + taken.written)) return null;
  const rest = text.slice(taken.before.length + taken.written.length);
  if (rest.trim() === '' || WRITTEN.test(rest)) return null;
  return { before: taken.before, typed: `${taken.raw} ${rest}` };
}

/** Words with which a sentence in English or Portuguese often begins, and which are syllables too. */
const OTHER_WORDS = new Set(['a', 'an', 'can', 'he', 'she', 'you', 'me', 'de', 'e', 'nao', 'ou', 'pai']);

/**
 * Whether a space takes the candidate: it does, except where all that is typed may be another language; there it parts
 * words, and a second space takes the candidate.
 */
export function choosesBySpace({ before, typed }: TypedPart): boolean {
  if (before !== '' || typed.endsWith(' ')) return true;
  return typed.split(/\s+/).some((word) => !OTHER_WORDS.has(word.toLowerCase()));
}

/** Whether digits are tones here: they are once somebody has typed one as a tone. */
export function hasToneDigits(typed: string): boolean {
  return /[a-zü:][1-5]/i.test(typed);
}
