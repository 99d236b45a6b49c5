// Looks for words inside a lesson or text: in its title and every line of it, in all languages and in pinyin.

/** The parts of a line that are read; ids, levels and kinds are no text. */
const READ: ReadonlySet<string> = new Set(['zh', 'pinyin', 'en', 'pt', 'opening']);
const AROUND = 40;

/** Small letters without accents, so that `nihao` is found by `nǐhǎo` and `licao` by `lição`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Every text of it, in the order in which it is written. */
function* textsIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (READ.has(key)) yield value;
  } else if (Array.isArray(value)) {
    for (const each of value) yield* textsIn(each, key);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, name);
  }
}

/** The first line that has the words, shortened about them; undefined where none has. */
export function findInside(piece: unknown, search: string): string | undefined {
  const wanted = plain(search.trim());
  if (wanted === '') return undefined;
  for (const text of textsIn(piece)) {
    const at = plain(text).indexOf(wanted);
    if (at >= 0) return shortened(text, at, wanted.length);
  }
  return undefined;
}

/** `at`: in the text without accents, of which each letter is one here too. */
function shortened(text: string, at: number, length: number): string {
  const letters = text.normalize('NFC');
  const [from, until] = [Math.max(0, at - AROUND), Math.min(letters.length, at + length + AROUND)];
  return `${from > 0 ? '…' : ''}${letters.slice(from, until)}${until < letters.length ? '…' : ''}`;
}
