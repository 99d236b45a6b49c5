// The beginning of a line, with the rest as blanks: how long it is still shows.

const HANZI = /\p{Script=Han}|[\p{L}\p{N}]/u;
/** A third of the line, at least one character and at most four. */
const SHARE = 3;
const MOST = 4;

/** 我要＿＿＿＿＿。 for 我要一碗牛肉面。 */
export function beginningOf(line: string): string {
  const characters = [...line];
  const count = characters.filter((character) => HANZI.test(character)).length;
  let shown = Math.min(MOST, Math.max(1, Math.floor(count / SHARE)));
  return characters
    .map((character) => {
      if (!HANZI.test(character)) return character;
      shown -= 1;
      return shown >= 0 ? character : '＿';
    })
    .join('');
}
