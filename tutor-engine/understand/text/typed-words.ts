// The Chinese words that a learner may mean who asks about one in pinyin, and the words in a phrase.

import { candidatesFor, type InputMethod } from '../../../chinese/input-method/index.ts';
import { type Lexicon, segment } from '../../../chinese/words/index.ts';

/** So many words that sound alike are thought of. */
const MOST = 9;

/** The likeliest first; empty for what is no pinyin. */
export function typedWords(typed: InputMethod | undefined, query: string, most = MOST): string[] {
  return typed === undefined ? [] : candidatesFor(typed, query.trim(), { most });
}

/** The words of a short phrase; empty where it is one word. */
export function partsOf(lexicon: Lexicon, phrase: string): string[] {
  const parts = segment(lexicon, phrase).map(({ text }) => text);
  return parts.length > 1 && parts.length <= LONGEST_PHRASE ? parts : [];
}

/** What is longer is a sentence: its words one by one would not tell what it means. */
const LONGEST_PHRASE = 3;
