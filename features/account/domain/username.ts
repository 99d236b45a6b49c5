// What a username must be: letters that are not taken for those of another script.

const SHAPE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{1,29}$/u;
/** Latin letters stand beside hanzi, kana and hangul in everyday writing, and none of these looks like them. */
const LATIN_OR_EAST_ASIAN =
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]+$/u;
const LATIN = /\p{Script=Latin}/u;
const CYRILLIC_AND_GREEK = /\p{Script=Cyrillic}.*\p{Script=Greek}|\p{Script=Greek}.*\p{Script=Cyrillic}/u;

/** As it is stored: full-width letters, ligatures and the like in their plain form. */
export const cleanUsername = (typed: string): string => typed.normalize('NFKC').trim();

/** Whether the cleaned text may be a username; one that mixes letters of scripts that look alike may not. */
export function isUsername(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  return LATIN_OR_EAST_ASIAN.test(text) || !(LATIN.test(text) || CYRILLIC_AND_GREEK.test(text));
}
