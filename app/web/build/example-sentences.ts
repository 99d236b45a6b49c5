// Which lines of the content can stand alone as examples, and which of two is the better one.

export type Sentence = { readonly zh: string; readonly en: string; readonly pt: string };

/** In characters. Shorter ones show nothing, longer ones are work. */
const LENGTH = { least: 5, most: 22 } as const;
/** So long a sentence is at its best: a whole thought at one glance. */
const BEST_LENGTH = { least: 6, most: 13 } as const;
/** What one character too many costs, in bands of difficulty. */
const COST_PER_CHARACTER = 0.15;

const WHOLE = /[。！？]$/;
/** Gaps that somebody else fills, quotations, things that are talked about as words, and lists. */
const NOT_PLAIN = /[{}“”‘’「」『』《》（）()…_—/;；:：A-Za-z0-9]|\.\.\./;
/** A translation that quotes Chinese or leaves a gap belongs to a lesson, not to a sentence. */
const NOT_TRANSLATED = /\p{Script=Han}|[{}_…]|\.\.\.|\bthe Chinese\b/u;
const WHOLE_TRANSLATION = /^[\p{Lu}¿¡“"‘'].*[.!?]["”’']?$/u;
/** English words to a character: a translation of fewer leaves something out. */
const LEAST_WORDS = 0.45;
/** A sentence of fewer different characters repeats itself (不错，不错！). */
const LEAST_DIFFERENT = 4;
/** A clause of one or two characters answers somebody (好，…) or calls. */
const STUB = /(^|[，、。！？])[^，、。！？]{1,2}(?=[，、。！？])/;
/** Two thoughts in one line are two examples. */
const INNER_END = /[。！？](?=.)/;

/** Whether a line of the content is a natural sentence with whole translations. */
export function isSentence({ zh, en, pt }: Sentence): boolean {
  const { length } = Array.from(zh);
  if (length < LENGTH.least || length > LENGTH.most) return false;
  if (en.split(' ').length < charactersOfAll(zh) * LEAST_WORDS) return false;
  if (!WHOLE.test(zh) || NOT_PLAIN.test(zh) || charactersOf(zh).size < LEAST_DIFFERENT) return false;
  return [en, pt].every((text) => WHOLE_TRANSLATION.test(text) && !NOT_TRANSLATED.test(text));
}

/** What makes a sentence a worse example, in bands of difficulty; 0 is best. */
export function naturalness(zh: string): number {
  const { length } = Array.from(zh);
  const excess = Math.max(0, length - BEST_LENGTH.most, BEST_LENGTH.least - length);
  return excess * COST_PER_CHARACTER + (INNER_END.test(zh) ? 0.5 : 0) + (STUB.test(zh) ? 1 : 0);
}

/** The share of characters that two sentences have in common, of the shorter one's. */
export function likeness(a: string, b: string): number {
  const [own, other] = [charactersOf(a), charactersOf(b)];
  const shared = own.intersection(other).size;
  return shared / Math.max(1, Math.min(own.size, other.size));
}

const charactersOfAll = (zh: string): number => zh.replaceAll(/\P{Script=Han}/gu, '').length;
const charactersOf = (zh: string) => new Set(zh.replaceAll(/\P{Script=Han}/gu, ''));
