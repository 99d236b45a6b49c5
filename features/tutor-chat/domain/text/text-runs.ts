// Cuts what was said into runs of Chinese and of anything else, so that each can be marked with its language.

export type TextRun = {
  readonly text: string;
  /** Place of its first character in the whole, in UTF-16 units. */
  readonly start: number;
  readonly isChinese: boolean;
};

const HAN = /\p{Script=Han}/u;
/** Punctuation, digits and blanks belong to whatever they stand beside. */
const NEUTRAL = /[\p{P}\p{S}\p{N}\s]/u;
/** Punctuation that only Chinese has. */
const CHINESE_PUNCTUATION = /[\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/u;

/** The runs in their order; joined they are the text. */
export function textRuns(text: string): readonly TextRun[] {
  const runs: { text: string; start: number; isChinese: boolean }[] = [];
  const characters = Array.from(text);
  const kinds = characters.map(kindOf);
  // What begins a text before any letter takes its language from the first letter; a text of none is not Chinese.
  let isChinese = kinds.find((kind) => kind !== undefined) ?? false;
  let start = 0;
  for (const [place, character] of characters.entries()) {
    isChinese = kinds[place] ?? isChinese;
    const last = runs.at(-1);
    if (last?.isChinese === isChinese) last.text += character;
    else runs.push({ text: character, start, isChinese });
    start += character.length;
  }
  return runs;
}

/** Whether a character is Chinese; undefined for what takes its language from beside it. */
function kindOf(character: string): boolean | undefined {
  if (HAN.test(character) || CHINESE_PUNCTUATION.test(character)) return true;
  return NEUTRAL.test(character) ? undefined : false;
}
