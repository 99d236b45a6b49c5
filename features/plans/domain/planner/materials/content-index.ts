// What our content speaks of, so that what a dream names finds the plays, texts, lessons and words that have to do with it.

import type { ExplainedWord, Senses } from './senses.ts';

/** What a dream names; `text`: as the learner wrote it; `words`: those that mean it, none where nobody knows it. */
export type Term = { readonly text: string; readonly words: readonly ExplainedWord[] };

/** A word of a Chinese text; `names`: it can be what somebody dreams of, as nouns, verbs and names can. */
export type CutWord = { readonly word: string; readonly names: boolean };

export type ContentIndex = {
  /** By `lesson greetings`, `scene restaurant/noodles`, `role waiter`, `text buns`: the words that are said there. */
  readonly heard: ReadonlyMap<string, ReadonlySet<string>>;
  /** By their characters: what our content or the dictionary explains. */
  readonly explained: ReadonlyMap<string, ExplainedWord>;
  readonly senses: Senses;
  /** Cuts Chinese into words. */
  readonly segment: (text: string) => readonly CutWord[];
};

/** What is said in more of the content than this tells nothing. */
const TELLING_SHARE = 0.12;

/** Whether a piece of content, named as the index names it, speaks of something: by the words that mean it. */
export function speaksOf({ heard }: ContentIndex, key: string, { words, text }: Term): boolean {
  const said = heard.get(key);
  if (!said) return false;
  const named = words.length > 0 ? words.map(({ zh }) => zh) : [text];
  return named.some((zh) => isSaid(said, zh) && isTelling(heard, zh));
}

/** Whether anything of the content says a word. */
export const isHeard = ({ heard }: ContentIndex, zh: string): boolean =>
  [...heard.values()].some((said) => isSaid(said, zh));

/** As it is, or as a part of a longer word: 下棋 speaks of 象棋 no more than 马上 of 马. */
const isSaid = (said: ReadonlySet<string>, zh: string): boolean =>
  said.has(zh) || (zh.length > 1 && [...said].some((word) => word.length > zh.length && word.includes(zh)));

function isTelling(heard: ContentIndex['heard'], zh: string): boolean {
  const pieces = [...heard.values()].filter((said) => said.has(zh)).length;
  return pieces <= Math.max(2, heard.size * TELLING_SHARE);
}
