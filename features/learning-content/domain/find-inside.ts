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

type Placed = {
  readonly path: readonly string[];
  readonly text: string;
  /** Of pinyin: the Chinese beside it. */
  readonly zh?: string;
};

/** Every text of it with its place, in the order in which it is written. */
function* textsIn(value: unknown, path: readonly string[] = [], zh?: string): Generator<Placed> {
  if (typeof value === 'string') {
    // In a list it is named as the list is.
    if (READ.has(path.findLast((step) => !/^\d+$/.test(step)) ?? ''))
      yield path.at(-1) === 'pinyin' && zh !== undefined ? { path, text: value, zh } : { path, text: value };
  } else if (typeof value === 'object' && value !== null) {
    const beside = 'zh' in value && typeof value.zh === 'string' ? value.zh : undefined;
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, [...path, name], beside);
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
  for (const { path, text, zh } of texts) {
    const place = find(text, path.findLast((step) => !/^\d+$/.test(step)) ?? '');
    if (!place) continue;
    const line = shortened(text, place.at, place.length);
    // Pinyin alone says little.
    return { path: path.join('.'), line: zh === undefined ? line : `${zh} ${line}` };
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

type Teaching = {
  readonly words: readonly {
    readonly zh: string;
    readonly pinyin: string;
    readonly en: string;
    readonly pt: string;
  }[];
  readonly grammar: readonly { readonly point: string }[];
};

/** Where a lesson teaches just this: a new word, or a point of grammar whose title has it; undefined where it does not. */
export function findTaught(
  { words, grammar }: Teaching,
  search: string,
  titleOf: (point: string) => string | undefined,
  bySound?: FindElsewhere,
): Found | undefined {
  const wanted = squeezed(search);
  if (wanted === '') return undefined;
  // The letters alone, and with them the tones that were typed.
  const sounds = (pinyin: string) =>
    squeezed(pinyin) === wanted && (bySound === undefined || bySound(pinyin, 'pinyin') !== undefined);
  const at = words.findIndex(
    ({ zh, pinyin, en, pt }) => [zh, en, pt].some((text) => squeezed(text) === wanted) || sounds(pinyin),
  );
  const word = words[at];
  if (word) return { path: `words.${at}.zh`, line: `${word.zh} ${word.pinyin}` };
  const use = grammar.findIndex(
    ({ point }) => hasHanzi(search) && (titleOf(point) ?? '').includes(search.trim()),
  );
  const named = grammar[use];
  return named && { path: `grammar.${use}.point`, line: titleOf(named.point) ?? named.point };
}

const hasHanzi = (text: string): boolean => /\p{Script=Han}/u.test(text);
/** As it is typed in a hurry: without spaces, and of pinyin without tones. */
const squeezed = (text: string): string => plain(text).replaceAll(/[\s\d'’]/g, '');
