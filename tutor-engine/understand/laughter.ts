// Laughter and smileys behind a sentence, which belong to no name: wo jiao Pedro kkkk.

import { type Utterance, utterance } from './text/utterance.ts';

const LAUGHTER =
  /(?:[\s,，.。!！~]+(?:k{2,}|(?:rs){1,}|(?:ha|he|hi|hua){2,}h?|a?(?:ha){2,}h?|lo+l|lmao|xd|hehe|:[-']?[)(dp]|;[-']?\)|\p{Extended_Pictographic}\uFE0F?)+)+[\s!！.。~]*$/iu;

/** What is said besides; undefined where nobody laughs, or does nothing else. */
export function withoutLaughter({ raw }: Utterance): Utterance | undefined {
  const rest = raw.replace(LAUGHTER, '').trim();
  return rest === '' || rest === raw.trim() ? undefined : utterance(rest);
}
