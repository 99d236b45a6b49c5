// Looks for words inside a lesson or text: in its title and every line of it, in all languages and as it sounds.

/** The parts of a line that are read; ids, levels and kinds are no text. */
const READ: ReadonlySet<string> = new Set(['zh', 'pinyin', 'en', 'pt', 'opening']);
const AROUND = 40;

/** Small letters without accents, so that `nihao` is found by `nǐhǎo` and `licao` by `lição`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

type Placed = { readonly path: readonly string[]; readonly text: string };

/** Every text of it with its place, in the order in which it is written. */
function* textsIn(value: unknown, path: readonly string[] = []): Generator<Placed> {
  if (typeof value === 'string') {
    // In a list it is named as the list is.
    if (READ.has(path.findLast((step) => !/^\d+$/.test(step)) ?? '')) yield { path, text: value };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, [...path, name]);
  }
}

export type Found = {
  /** Where it stands in the draft: `dialogue.2.zh`. */
  readonly path: string;
  /** Shortened about the words. */
  readonly line: string;
};

type Place = { readonly at: number; readonly length: number };

/** Another way to find Chinese text or its readings; `name` is that of the part. */
export type FindElsewhere = (text: string, name: string) => Place | undefined;

const CHINESE: ReadonlySet<string> = new Set(['zh', 'pinyin', 'opening']);

/** The first line that has the words, as they are written, else by `elsewhere`; undefined where none has. */
export function findInside(piece: unknown, search: string, elsewhere?: FindElsewhere): Found | undefined {
  const texts = [...textsIn(piece)];
  const written = firstFound(texts, (text) => findIn(text, search));
  if (written || !elsewhere) return written;
  return firstFound(texts, (text, name) => (CHINESE.has(name) ? elsewhere(text, name) : undefined));
}

function firstFound(texts: readonly Placed[], find: FindElsewhere): Found | undefined {
  for (const { path, text } of texts) {
    const place = find(text, path.findLast((step) => !/^\d+$/.test(step)) ?? '');
    if (place) return { path: path.join('.'), line: shortened(text, place.at, place.length) };
  }
  return undefined;
}

/** Where the words stand in a text of letters with their accents; undefined where they do not. */
export function findIn(text: string, search: string): Place | undefined {
  const wanted = plain(search.trim());
  const at = wanted === '' ? -1 : plain(text).indexOf(wanted);
  return at < 0 ? undefined : { at, length: wanted.length };
}

/** `at`: in the text without accents, of which each letter is one here too. */
function shortened(text: string, at: number, length: number): string {
  const letters = text.normalize('NFC');
  const [from, until] = [Math.max(0, at - AROUND), Math.min(letters.length, at + length + AROUND)];
  return `${from > 0 ? '…' : ''}${letters.slice(from, until)}${until < letters.length ? '…' : ''}`;
}
