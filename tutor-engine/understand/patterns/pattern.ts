// The small language in which content says what counts as an answer.
//
//   喜欢       these characters, anywhere in the answer
//   (喜欢|爱)  one of these; an empty choice is allowed: (很|)
//   *          up to ten characters of anything that denies nothing: no 不, 没 or 别, but 特别, 不错, 没关系
//   {food}     a word of that list, remembered as `food`
//              (two slots of one pattern hold two different words: {dish}*{other})
//   {name} {number} {any}   a name, a number, any words up to a comma, remembered
//   {homeland} a country or a town of which we have no list: no …国
//   {hanzi8}   the answer has at least eight Chinese characters
//   ^ $        the answer begins, ends here
//
// What is denied does not match: 喜欢 is not found in 不喜欢, 不太喜欢 or 没有喜欢, and 踢球 not in 不喜欢踢球.

export type PatternNode =
  | { readonly kind: 'text'; readonly char: string }
  | { readonly kind: 'gap' }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] };
export type Pattern = readonly PatternNode[];

/** A pattern that cannot be read is a mistake in the content, found by the content test. */
export class PatternError extends Error {}

type Reader = { readonly chars: readonly string[]; at: number };

const SIGNS: Readonly<Record<string, PatternNode>> = {
  '*': { kind: 'gap' },
  '^': { kind: 'start' },
  $: { kind: 'end' },
};

/** Reads a pattern. Throws PatternError on an unclosed or stray bracket. */
export function parsePattern(source: string): Pattern {
  const reader: Reader = { chars: [...source], at: 0 };
  const nodes = readSequence(reader);
  if (reader.at < reader.chars.length)
    throw new PatternError(`stray "${reader.chars[reader.at]}" in ${source}`);
  return nodes;
}

function readSequence(reader: Reader): PatternNode[] {
  const nodes: PatternNode[] = [];
  for (let char = reader.chars[reader.at]; char !== undefined; char = reader.chars[reader.at]) {
    if (char === '|' || char === ')' || char === '}') break;
    reader.at += 1;
    if (char === '(') nodes.push(readChoice(reader));
    else if (char === '{') nodes.push({ kind: 'slot', name: readUntil(reader, '}') });
    else nodes.push(SIGNS[char] ?? { kind: 'text', char });
  }
  return nodes;
}

function readChoice(reader: Reader): PatternNode {
  const options: Pattern[] = [readSequence(reader)];
  while (reader.chars[reader.at] === '|') {
    reader.at += 1;
    options.push(readSequence(reader));
  }
  if (reader.chars[reader.at] !== ')') throw new PatternError(`"(" without ")" in ${reader.chars.join('')}`);
  reader.at += 1;
  return { kind: 'choice', options };
}

function readUntil(reader: Reader, close: string): string {
  const end = reader.chars.indexOf(close, reader.at);
  if (end < 0) throw new PatternError(`no "${close}" in ${reader.chars.join('')}`);
  const name = reader.chars.slice(reader.at, end).join('');
  reader.at = end + 1;
  return name;
}

/** Every slot name in a pattern, for checking content. */
export function slotNames(pattern: Pattern): string[] {
  return pattern.flatMap((node) => {
    if (node.kind === 'slot') return [node.name];
    return node.kind === 'choice' ? node.options.flatMap(slotNames) : [];
  });
}

/** Characters that say little of what a sentence is about. */
export const LITTLE: ReadonlySet<string> = new Set(
  '我你您他她它们的地得了着过吗呢吧啊是在有很真太好最大小多不没也都就还要会能想去来这那个一今现天',
);

/** How much a pattern asks for at least: characters that say something, and words for its slots. */
export function weightOf(pattern: Pattern): number {
  return pattern.reduce((sum, node) => sum + weightOfNode(node), 0);
}

function weightOfNode(node: PatternNode): number {
  if (node.kind === 'text') return LITTLE.has(node.char) ? 0 : 1;
  if (node.kind === 'choice') return Math.min(...node.options.map(weightOf));
  return node.kind === 'slot' && !node.name.startsWith('hanzi') ? 1 : 0;
}

/** The characters with which what a pattern finds can begin; undefined where that may be anything. */
export function firstsOf(pattern: Pattern): ReadonlySet<string> | undefined {
  const firsts = new Set<string>();
  return addFirsts(pattern, firsts) === 'some' ? firsts : undefined;
}

/** How a pattern begins: with one of the characters that were added, with anything, or it can be passed over as empty. */
type Beginning = 'some' | 'anything' | 'empty';

/** Looks at each node once: cards come from anywhere, and choices of nothing in a row have as many ways as 2 to the n. */
function addFirsts(pattern: Pattern, firsts: Set<string>): Beginning {
  for (const node of pattern) {
    const beginning = beginningOf(node, firsts);
    if (beginning !== 'empty') return beginning;
  }
  return 'empty';
}

function beginningOf(node: PatternNode, firsts: Set<string>): Beginning {
  if (node.kind === 'start') return 'empty';
  if (node.kind === 'text') {
    firsts.add(node.char);
    return 'some';
  }
  if (node.kind !== 'choice') return 'anything';
  const beginnings = node.options.map((option) => addFirsts(option, firsts));
  if (beginnings.includes('anything')) return 'anything';
  return beginnings.includes('empty') ? 'empty' : 'some';
}
