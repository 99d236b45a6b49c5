// What stands around a sentence and is none of it: laughter, well and ah, the address of the teacher.

import { type Utterance, utterance } from './text/utterance.ts';

const LAUGHTER =
  "(?:k{2,}|(?:rs)+|(?:ha|he|hi|hua){2,}h?|lo+l|lmao|xd|:[-']?[)(dp]|;[-']?\\)|\\p{Extended_Pictographic}\\uFE0F?)";
const TEACHER = '(?:prof(?:essora?)?|sora?|teacher|laoshi|minha filha|meu filho|querida|querido)';
const FILLER =
  '(?:tá|ta(?=[,，])|ok(?:ay)?|ah+|hu?m+|oh+|ent[ãa]o|well|nossa|uau|wow|beleza|blz|certo|right|alright)';
const BEHIND = new RegExp(
  `(?:[\\s,，.。!！~]+(?:${LAUGHTER})+|\\s+prof|\\s*[,，]\\s*${TEACHER})+[\\s!！.。~]*(?=[?？]?\\s*$)`,
  'iu',
);
const BEFORE = new RegExp(
  `^(?:(?:${LAUGHTER})+[\\s,，.。!！~]+|${FILLER}[\\s,，.。!！~…]+|${TEACHER}\\s*[,，]\\s*)+(?=\\S)`,
  'iu',
);
const BETWEEN = new RegExp(`([,，]\\s*)${TEACHER}\\s*[,，]\\s*`, 'iu');

/** Não sou professora não: the second one only sounds. */
const NO_AGAIN = /(\bn[ãa]o\s[^,.!?，]+?)\s+n[ãa]o(?=\s*[,.!?，]|\s*$)/iu;

/** What is said besides; undefined where there is nothing of the kind, or nothing else. */
export function withoutFillers({ raw }: Utterance): Utterance | undefined {
  const rest = raw
    .trim()
    .replace(BEHIND, '')
    .replace(BEFORE, '')
    .replace(BETWEEN, '$1')
    .replace(NO_AGAIN, '$1')
    .trim();
  return !/[\p{L}\p{N}]/u.test(rest) || rest === raw.trim() ? undefined : utterance(rest);
}
