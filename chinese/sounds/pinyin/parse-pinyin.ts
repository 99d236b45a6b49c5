/** Reads the pinyin that learners type, with or without tones, marks, digits, spaces and apostrophes. */

import { isSyllable, SYLLABLES, type Tone } from './inventory.ts';
import { markPosition } from './syllable.ts';

/** One syllable that was typed. */
export type TypedSyllable = {
  /** Toneless spelling, `v` for ü. For a partial syllable, the letters typed so far. */
  readonly base: string;
  /** The tone that was typed, undefined where none was. */
  readonly tone: Tone | undefined;
  /** Where it stands in the text that was typed, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** True for the last syllable if it is still being typed (`zho`). */
  readonly partial: boolean;
};

/** One way to read what was typed. */
export type TypedReading = {
  readonly syllables: readonly TypedSyllable[];
  /** 0 = written by the rules; each liberty (missing apostrophe, misplaced mark, unfinished end) adds. */
  readonly cost: number;
};

type Letter = { letter: string; mark: Tone | undefined; digit: Tone | undefined; start: number; end: number };
type Path = { cost: number; syllables: TypedSyllable[] };

const TONE_OF_MARK: Record<string, Tone> = {
  '\u0304': 1,
  '\u0301': 2,
  '\u030c': 3,
  '\u0306': 3,
  '\u0300': 4,
};
const LONGEST = 6;
/** Readings kept at each place and returned. */
const KEPT = 6;
const COST = {
  syllable: 0.01,
  /** `lyu`, `nyu`: how passports write ü. Where the n can end the syllable before, the y begins a syllable of its own. */
  passport: 0.2,
  missingApostrophe: 1,
  misplacedMark: 0.5,
  erhua: 0.3,
  /** Behind an e it may just as well be an er without its apostrophe: `nüer`, `dier`. */
  erBehindE: 0.8,
  /** Where others have a tone, one that cannot be neutral, at the beginning or before `er`, was cut wrongly. */
  toneless: 0.4,
  consonant: 2,
  partial: 1.5,
};
const PREFIXES = new Set(SYLLABLES.flatMap((base) => Array.from(base, (_, i) => base.slice(0, i + 1))));

/** The letters of each run between separators; tone marks and digits go to the letter they follow. */
function readRuns(text: string): Letter[][] {
  const runs: Letter[][] = [[]];
  let at = 0;
  for (const symbol of text) {
    const end = at + symbol.length;
    for (const unit of symbol.toLowerCase().normalize('NFD')) addUnit(runs, unit, at, end);
    at = end;
  }
  return runs.filter((run) => run.length > 0);
}

function addUnit(runs: Letter[][], unit: string, start: number, end: number): void {
  const run = runs.at(-1) ?? [];
  const last = run.at(-1);
  const mark = TONE_OF_MARK[unit];
  if (/[a-z]/.test(unit)) run.push({ letter: unit, mark: undefined, digit: undefined, start, end });
  else if (mark !== undefined && last) Object.assign(last, { mark, end });
  else if ((unit === '\u0308' || unit === ':') && last?.letter === 'u')
    Object.assign(last, { letter: 'v', end });
  else if (unit === '\u0302' && last?.letter === 'e') Object.assign(last, { letter: 'ê', end });
  // The expression lets only 0 to 5 through, and 0 is another way to write neutral.
  else if (/[0-5]/.test(unit) && last) Object.assign(last, { digit: (Number(unit) || 5) as Tone, end });
  else if (run.length > 0) runs.push([]);
}

/** The spelling of the core for what learners and keyboards write: lyu, nyu, lue, nue, jv … */
function ownSpelling(letters: string): string {
  return letters
    .replace(/^([nl])yu/, '$1v')
    .replace(/^([nl])ue$/, '$1ve')
    .replace(/^([jqxy])v/, '$1u');
}

function toneOf(letters: Letter[]): { tone: Tone | undefined; cost: number } | undefined {
  const marked = letters.filter(({ mark }) => mark !== undefined);
  const inner = letters.slice(0, -1).some(({ digit }) => digit !== undefined);
  const digit = letters.at(-1)?.digit;
  if (marked.length > 1 || inner || (marked.length === 1 && digit !== undefined)) return undefined;
  const mark = marked[0];
  if (!mark) return { tone: digit, cost: 0 };
  const place = letters.indexOf(mark);
  const right = markPosition(letters.map(({ letter }) => letter).join(''));
  return { tone: mark.mark, cost: place === right ? 0 : COST.misplacedMark };
}

/** `first`: of its run; `isToned`: some syllable of the run has a tone. */
type Place = { readonly first: boolean; readonly alone: boolean; readonly isToned: boolean };

function syllableFrom(letters: Letter[], { first, alone, isToned }: Place): Path | undefined {
  const written = letters.map(({ letter }) => letter).join('');
  const base = ownSpelling(written);
  const tone = toneOf(letters);
  const start = letters[0]?.start;
  const end = letters.at(-1)?.end;
  if (!tone || !isSyllable(base) || start === undefined || end === undefined) return undefined;
  let cost = COST.syllable + tone.cost;
  if (/^[nl]yu/.test(written)) cost += COST.passport;
  if (first && isToned && tone.tone === undefined) cost += COST.toneless;
  if (base === 'r') {
    if (first) return undefined;
    cost += COST.erhua;
  } else if (!/[aeiouvê]/.test(base)) {
    // Interjections stand alone, or begin a word with a tone of their own: else every n could be one.
    if (!alone && !(first && tone.tone !== undefined)) return undefined;
  } else if (!first && /^[aoeê]/.test(base)) cost += COST.missingApostrophe;
  const toneless = base === 'r' ? 5 : tone.tone;
  return { cost, syllables: [{ base, tone: toneless, start, end, partial: false }] };
}

function partialFrom(letters: Letter[]): Path | undefined {
  const base = letters.map(({ letter }) => letter).join('');
  const start = letters[0]?.start;
  const end = letters.at(-1)?.end;
  const toned = letters.some(({ mark, digit }) => mark !== undefined || digit !== undefined);
  if (toned || isSyllable(base) || !PREFIXES.has(base) || start === undefined || end === undefined)
    return undefined;
  return { cost: COST.partial, syllables: [{ base, tone: undefined, start, end, partial: true }] };
}

function join(before: readonly Path[], step: Path): Path[] {
  return before.map((path) => ({
    cost: path.cost + step.cost + costBehind(path, step.syllables[0]),
    syllables: [...path.syllables, ...step.syllables],
  }));
}

/** Within a run `er` and the r of erhua are told apart by what stands before: nǚ-er and wan-r, yue-r and not yu-er. */
function costBehind({ syllables }: Path, next: TypedSyllable | undefined): number {
  const before = syllables.at(-1);
  if (!before || !next) return 0;
  if (next.base === 'r') return before.base.endsWith('e') ? COST.erBehindE : 0;
  return next.base === 'er' && next.tone !== undefined && before.tone === undefined ? COST.toneless : 0;
}

const cheapest = (paths: Path[]) => paths.toSorted((a, b) => a.cost - b.cost).slice(0, KEPT);

/** The cheapest ways to cut one run of letters into syllables; empty if there is none. */
function readRun(run: Letter[], unfinished: boolean): Path[] {
  const isToned = run.some(({ mark, digit }) => mark !== undefined || digit !== undefined);
  const best: Path[][] = Array.from({ length: run.length + 1 }, () => []);
  best[0] = [{ cost: 0, syllables: [] }];
  for (let end = 1; end <= run.length; end++) {
    const found: Path[] = [];
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const before = best[start] ?? [];
      if (before.length === 0) continue;
      const letters = run.slice(start, end);
      const place = { first: start === 0, alone: letters.length === run.length, isToned };
      const whole = syllableFrom(letters, place) ?? erhuaWithTone(letters);
      if (whole) found.push(...join(before, whole));
      const part = unfinished && end === run.length ? partialFrom(letters) : undefined;
      if (part) found.push(...join(before, part));
    }
    best[end] = cheapest(found);
  }
  return best[run.length] ?? [];
}

/** `wanr2`: the digit of the syllable stands after the r of erhua. */
function erhuaWithTone(letters: Letter[]): Path | undefined {
  const last = letters.at(-1);
  const body = letters.slice(0, -1);
  const before = body.at(-1);
  if (last?.letter !== 'r' || last.digit === undefined || !before || before.digit !== undefined)
    return undefined;
  const moved = [...body.slice(0, -1), { ...before, digit: last.digit }];
  const whole = syllableFrom(moved, { first: true, alone: false, isToned: true });
  if (!whole) return undefined;
  const erhua = { base: 'r', tone: 5, start: last.start, end: last.end, partial: false } as const;
  return { cost: whole.cost + COST.erhua, syllables: [...whole.syllables, erhua] };
}

/**
 * All likely readings of typed pinyin, best first, at most 6; empty if it is no pinyin.
 * Spaces, apostrophes, hyphens and other signs part syllables. `nihao`, `ni3hao3`, `nǐ hǎo`, `lv4`, `lyu4`, `lü4` are
 * understood; `xian` gives xian before xi'an, `fangan` gives fan-gan before fang'an (by the orthography, which
 * asks for an apostrophe there).
 * @param options.unfinished lets the last syllable be one that is still being typed (`zhongg` → zhong + g).
 */
export function parsePinyin(text: string, options: { unfinished?: boolean } = {}): TypedReading[] {
  const runs = readRuns(text);
  let readings: Path[] = runs.length > 0 ? [{ cost: 0, syllables: [] }] : [];
  runs.forEach((run, index) => {
    const ways = readRun(run, options.unfinished === true && index === runs.length - 1);
    readings = cheapest(ways.flatMap((way) => join(readings, way)));
  });
  return readings.map(({ cost, syllables }) => ({ syllables, cost: Math.round(cost * 100) / 100 }));
}
