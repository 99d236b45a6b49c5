// What of a draft is being typed in pinyin: what stands after the last character or full-width sign.

export type TypedPart = { readonly before: string; readonly typed: string };

const WRITTEN = /^[\s\S]*[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

export function typedPartOf(text: string): TypedPart {
  const before = WRITTEN.exec(text)?.[0] ?? '';
  return { before, typed: text.slice(before.length) };
}

/**
 * Whether a space chooses: it does behind two syllables written as one, and behind another space; else it parts
 * syllables, since wo jiao Tom is written with spaces too.
 */
export function choosesBySpace(typed: string): boolean {
  return typed.endsWith(' ') || (/^\S+$/.test(typed) && typed.length >= 4);
}

/** Whether digits are tones here: they are once somebody has typed one as a tone. */
export function hasToneDigits(typed: string): boolean {
  return /[a-zü:][1-5]/i.test(typed);
}
