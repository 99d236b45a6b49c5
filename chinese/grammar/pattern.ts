/**
 * A small language for sequences of words, in which the rules are written.
 *
 * A pattern is a list of atoms with spaces between them, each of which takes one word:
 * - `很|非常` one of these words; `/a,v` a word whose first part of speech is one of these; `~a,v` one that can be;
 *   `@time` a word of a class in `classes.ts`; `.` any word that is no sign; `|` also stands between these
 * - `!x` a word (no sign) that is not x; `x&y` both; `%3` a word of at least so many characters
 * - `x?` `x*` `x+` none or one, any number, at least one, as many as fit
 * - `name=x` remembers what x took, for the correction
 * Without taking a word: `^` and `$` a clause starts or ends; `>x` x comes next; `>!x` it does not; `<x`, `<!x` the
 * same for the word before; `[` and `]` the marked part, without which all is marked.
 */

import { classOf } from './classes.ts';
import { isMark, type Token } from './tokens.ts';

/** What a pattern found. Places are indexes of tokens; ends are exclusive. */
export type Match = {
  readonly from: number;
  readonly to: number;
  readonly parts: ReadonlyMap<string, readonly Token[]>;
};

type Test = (token: Token) => boolean;
type Step =
  | { kind: 'take'; test: Test; min: number; max: number; name: string | undefined }
  | { kind: 'look'; at: 0 | -1; wanted: boolean; test: (token: Token | undefined) => boolean }
  | { kind: 'open' }
  | { kind: 'close' };

export type Pattern = {
  readonly steps: readonly Step[];
  /** The words one of which must come first; undefined if any may. */
  readonly starts: readonly string[] | undefined;
  /** Of the words of each, one stands in whatever the pattern finds; the smallest first. */
  readonly needs: readonly (readonly string[])[];
};

function plainTest(option: string): Test {
  const rest = option.slice(1);
  if (option.startsWith('@')) {
    const words = classOf(rest);
    return (token) => words.has(token.text);
  }
  if (option.startsWith('%')) return (token) => token.text.length >= Number(rest);
  const tags = rest.split(',');
  if (option.startsWith('/')) return (token) => tags.includes(token.pos[0] ?? '');
  return (token) => token.pos.some((pos) => tags.includes(pos));
}

function atomTest(atom: string): Test {
  if (atom.includes('&')) {
    const tests = atom.split('&').map(atomTest);
    return (token) => tests.every((test) => test(token));
  }
  if (atom === '.') return (token) => !isMark(token);
  if (atom.startsWith('!')) {
    const inner = atomTest(atom.slice(1));
    return (token) => !isMark(token) && !inner(token);
  }
  const options = atom.split('|');
  const words = new Set(options.filter((option) => !/^[/~@%]/.test(option)));
  const tests = options.filter((option) => /^[/~@%]/.test(option)).map(plainTest);
  if (tests.length === 0) return (token) => words.has(token.text);
  return (token) => words.has(token.text) || tests.some((test) => test(token));
}

function lookStep(piece: string): Step {
  const at = piece.startsWith('<') ? -1 : 0;
  const wanted = piece.charAt(1) !== '!';
  const test = atomTest(piece.slice(wanted ? 1 : 2));
  return { kind: 'look', at, wanted, test: (token) => token !== undefined && test(token) };
}

function stepOf(piece: string): Step {
  if (piece === '[') return { kind: 'open' };
  if (piece === ']') return { kind: 'close' };
  if (piece === '^') return { kind: 'look', at: -1, wanted: true, test: isMark };
  if (piece === '$') return { kind: 'look', at: 0, wanted: true, test: isMark };
  if (/^[<>]./.test(piece)) return lookStep(piece);
  const named = /^([a-z]\w*)=(.+)$/.exec(piece);
  const body = named?.[2] ?? piece;
  const sign = body.length > 1 ? body.at(-1) : undefined;
  const repeats = sign === '?' || sign === '*' || sign === '+';
  return {
    kind: 'take',
    test: atomTest(repeats ? body.slice(0, -1) : body),
    min: sign === '?' || sign === '*' ? 0 : 1,
    max: sign === '*' || sign === '+' ? 12 : 1,
    name: named?.[1],
  };
}

function startsOf(source: string): readonly string[] | undefined {
  const first = source.split(' ').find((piece) => !/^([[\]^$]|[<>].+)$/.test(piece)) ?? '';
  const atom = first.replace(/^[a-z]\w*=/, '');
  if (atom === '.' || /[/~@!%&]/.test(atom) || /[?*+]$/.test(atom)) return undefined;
  return atom.split('|');
}

/** The words that an atom may take, undefined where it takes more than words that are listed. */
function wordsOf(atom: string): readonly string[] | undefined {
  if (atom === '.' || /[!&]/.test(atom)) return undefined;
  const options = atom.split('|');
  if (options.some((option) => /^[/~%]/.test(option))) return undefined;
  return options.flatMap((option) => (option.startsWith('@') ? [...classOf(option.slice(1))] : option));
}

/** The words of each atom that has to take one of a list. */
function needsOf(source: string): readonly (readonly string[])[] {
  return source
    .split(' ')
    .filter((piece) => piece !== '' && !/^([[\]^$]|[<>].+)$/.test(piece) && !/.[?*]$/.test(piece))
    .flatMap((piece) => {
      const words = wordsOf(piece.replace(/^[a-z]\w*=/, '').replace(/(?<=.)\+$/, ''));
      return words ? [words] : [];
    })
    .toSorted((a, b) => a.length - b.length);
}

/** Compiles a pattern. */
export function compile(source: string): Pattern {
  return {
    steps: source.split(' ').filter(Boolean).map(stepOf),
    starts: startsOf(source),
    needs: needsOf(source),
  };
}

type State = {
  at: number;
  open: number;
  close: number;
  parts: readonly (readonly [string, number, number])[];
};

function advance(
  steps: readonly Step[],
  tokens: readonly Token[],
  index: number,
  state: State,
): State | undefined {
  const step = steps[index];
  if (step === undefined) return state;
  if (step.kind === 'open') return advance(steps, tokens, index + 1, { ...state, open: state.at });
  if (step.kind === 'close') return advance(steps, tokens, index + 1, { ...state, close: state.at });
  if (step.kind === 'look') {
    return step.test(tokens[state.at + step.at]) === step.wanted
      ? advance(steps, tokens, index + 1, state)
      : undefined;
  }
  let count = 0;
  while (count < step.max) {
    const token = tokens[state.at + count];
    if (token === undefined || !step.test(token)) break;
    count++;
  }
  for (; count >= step.min; count--) {
    const at = state.at + count;
    const parts =
      step.name === undefined ? state.parts : [...state.parts, [step.name, state.at, at] as const];
    const end = advance(steps, tokens, index + 1, { ...state, at, parts });
    if (end) return end;
  }
  return undefined;
}

/** Whether the pattern might start at this token: most do not, and that is soon seen. */
function mightStart({ steps }: Pattern, tokens: readonly Token[], at: number): boolean {
  for (const step of steps) {
    if (step.kind === 'look') {
      if (step.test(tokens[at + step.at]) !== step.wanted) return false;
    } else if (step.kind === 'take') {
      const token = tokens[at];
      return step.min === 0 || (token !== undefined && step.test(token));
    }
  }
  return true;
}

/** What the pattern finds if it starts at this token; the longest choices first. */
export function matchAt(pattern: Pattern, tokens: readonly Token[], at: number): Match | undefined {
  if (!mightStart(pattern, tokens, at)) return undefined;
  const end = advance(pattern.steps, tokens, 0, { at, open: -1, close: -1, parts: [] });
  if (end === undefined) return undefined;
  const from = end.open < 0 ? at : end.open;
  const to = end.close < 0 ? end.at : end.close;
  const parts = new Map(end.parts.map(([name, first, last]) => [name, tokens.slice(first, last)]));
  return to > from ? { from, to, parts } : undefined;
}
