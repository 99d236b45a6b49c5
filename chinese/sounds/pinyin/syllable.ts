/** Readings as the core writes them (`zhong4`, `lv4`, 5 = neutral) and with tone marks (`zhòng`, `lǜ`). */

import { isSyllable, type Tone } from './inventory.ts';

/** A syllable read from text. `tone` is undefined where none was given. */
export type Syllable = { readonly base: string; readonly tone: Tone | undefined };

const TONE_OF_MARK: Record<string, Tone> = {
  '\u0304': 1,
  '\u0301': 2,
  '\u030c': 3,
  '\u0306': 3,
  '\u0300': 4,
};
const MARKS = ['', '\u0304', '\u0301', '\u030c', '\u0300', ''];
const VOWEL = /[aeiouvê]/;

/** The place of the tone mark in a toneless spelling: a or e; the o of ou; else the last vowel; else n or m. */
export function markPosition(base: string): number {
  const open = base.search(/[aeê]/);
  if (open >= 0) return open;
  const ou = base.indexOf('ou');
  if (ou >= 0) return ou;
  for (let i = base.length - 1; i >= 0; i--) if (VOWEL.test(base.charAt(i))) return i;
  return Math.max(base.search(/[mn]/), 0);
}

/** Splits a numbered reading (`lv4`, `lu:4`, `lü4`, `LÜ`) into spelling and tone; undefined if it is no syllable. */
export function parseSyllable(reading: string): Syllable | undefined {
  const match = /^([a-zêü:]+)([0-5])?$/.exec(reading.toLowerCase().normalize('NFC'));
  if (!match) return undefined;
  const base = (match[1] ?? '')
    .replace('u:', 'v')
    .replace('ü', 'v')
    .replace(/^([jqxy])v/, '$1u');
  if (!isSyllable(base)) return undefined;
  if (match[2] === undefined) return { base, tone: undefined };
  // The expression lets only 0 to 5 through, and 0 is another way to write neutral.
  return { base, tone: (Number(match[2]) || 5) as Tone };
}

/** `zhong4` → `zhòng`, `lv4` → `lǜ`, `ma5` → `ma`, `r5` → `r`. Text that is no numbered syllable stays as it is. */
export function toMarks(reading: string): string {
  const syllable = parseSyllable(reading);
  if (!syllable) return reading;
  const { base, tone } = syllable;
  const at = markPosition(base) + 1;
  const marked = base.slice(0, at) + (MARKS[tone ?? 5] ?? '') + base.slice(at);
  // ü must carry its dots before the tone, or the two do not become one letter.
  return marked.replace('v', 'u\u0308').normalize('NFC');
}

/** `zhòng` → `zhong4`, `lǜ` → `lv4`, unmarked → tone 5. Undefined if it is no syllable or has two marks. */
export function fromMarks(text: string): string | undefined {
  let base = '';
  let tone: Tone | undefined;
  for (const unit of text.toLowerCase().normalize('NFD')) {
    const mark = TONE_OF_MARK[unit];
    if (mark !== undefined && tone !== undefined) return undefined;
    if (mark !== undefined) tone = mark;
    else if (unit === '\u0308' && base.endsWith('u')) base = `${base.slice(0, -1)}v`;
    else base = (base + unit).normalize('NFC');
  }
  const spelled = base.replace(/^([jqxy])v/, '$1u');
  return isSyllable(spelled) ? `${spelled}${tone ?? 5}` : undefined;
}

/** How `spellWord` writes a word. */
export type SpellingStyle = {
  /** Tone marks (default), tone digits, or no tones. */
  readonly tones?: 'marks' | 'numbers' | 'none';
  /** Begins with a capital, for names and sentences. */
  readonly capital?: boolean;
};

function spellSyllable(reading: string, tones: SpellingStyle['tones']): string {
  if (tones === 'numbers') return reading;
  if (tones === 'none') return toMarks(reading.replace(/[1-5]$/, '5'));
  return toMarks(reading);
}

/**
 * Writes the readings of one word together: `xi1 an1` → `xī'ān`, `wan2 r5` → `wánr`.
 * An apostrophe stands before every later syllable that begins with a, o or e, as the orthography asks.
 */
export function spellWord(readings: readonly string[], style: SpellingStyle = {}): string {
  let word = '';
  for (const reading of readings) {
    const needsApostrophe = word !== '' && /^[aoeê]/.test(reading) && !/[\s'’-]$/.test(word);
    word += (needsApostrophe ? "'" : '') + spellSyllable(reading, style.tones);
  }
  return style.capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
