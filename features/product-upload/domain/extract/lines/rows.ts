// Puts recognised lines back into rows, and joins what stands so close that it is one phrase, such as ¥ 129 .90.

import type { TextLine } from '../../../../../kit/core/recognised-picture.ts';
import { toNormalText } from './normal-text.ts';

export type Phrase = TextLine & {
  /** In `toNormalText`. */
  readonly text: string;
  /** Height of its largest piece: that of the integer part of a price. */
  readonly tallest: number;
  readonly row: number;
};

export type Row = readonly Phrase[];

/** Rows from top to bottom, each from left to right. */
export function toRows(lines: readonly TextLine[]): Row[] {
  const rows: TextLine[][] = [];
  for (const line of lines.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.findLast((others) => others.some((other) => isBeside(line, other)));
    if (row) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row, index) => toPhrases(row, index));
}

const middleOf = ({ y, height }: TextLine): number => y + height / 2;

/** A small sign stands beside a large number, though their middles differ; a line below overlaps by its margin only. */
function isBeside(line: TextLine, other: TextLine): boolean {
  const overlap = Math.min(line.y + line.height, other.y + other.height) - Math.max(line.y, other.y);
  const isApart = line.x >= other.x + other.width * 0.7 || other.x >= line.x + line.width * 0.7;
  return isApart && overlap > 0.55 * Math.min(line.height, other.height);
}

function toPhrases(row: readonly TextLine[], index: number): Phrase[] {
  const phrases: Phrase[] = [];
  for (const line of row.toSorted((one, other) => one.x - other.x)) {
    const text = toNormalText(line.text);
    const last = phrases.at(-1);
    if (last && belongs(last, line, text)) phrases[phrases.length - 1] = join(last, line, text);
    else phrases.push({ ...line, text, tallest: line.height, row: index });
  }
  return phrases.map((phrase) => ({ ...phrase, text: withoutArrow(phrase.text) }));
}

/** The arrow of what can be chosen is read as a letter: 藏青色V, 麻灰;40 v; of 220V it is none, nor of 大V. */
const ARROW =
  /(?<=[\p{Script=Han})]{3}|\d(?:cm|mm|ml|kg|g|L|GB|寸|码)|[;,/]\s?(?:\d{2}(?:\.5)?|\d?X{0,3}[SML])|[x×*]\d{1,4}\s|\p{L}\s|\p{Script=Han}{2}\s)\s?[vV∨⌄ˇ]$|\s?√$/u;
const withoutArrow = (text: string): string => text.replace(ARROW, '').trimEnd();

/** Only pieces of one price are joined: other phrases that stand close are told apart by their gap. */
function belongs(last: Phrase, line: TextLine, text: string): boolean {
  if (last.isStruck !== line.isStruck || !overlaps(last, line)) return false;
  const gap = line.x - (last.x + last.width);
  if (isOneLine(last, line, gap)) return true;
  if (gap > 0.55 * Math.min(last.height, line.height)) return false;
  return (
    (/¥$|\d[.,]?$/.test(last.text) && /^[.\d]/.test(text)) ||
    /^¥$/.test(last.text) ||
    /^(元|万|起|¥)/.test(text)
  );
}

/** A large picture beside two lines makes them one row, and what stands above the other is no piece of it. */
const overlaps = (one: TextLine, other: TextLine): boolean =>
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) >
  0.25 * Math.min(one.height, other.height);

/** Letters of one line touch; what stands beside it for itself, as buttons do, keeps a gap. */
function isOneLine(last: Phrase, line: TextLine, gap: number): boolean {
  const height = Math.max(last.height, line.height);
  return gap < 0.2 * height && Math.abs(last.height - line.height) < 0.2 * height && !last.text.endsWith('¥');
}

function join(last: Phrase, line: TextLine, text: string): Phrase {
  const top = Math.min(last.y, line.y);
  return {
    ...last,
    text: joinTexts(last, line, text),
    confidence: Math.min(last.confidence, line.confidence),
    y: top,
    width: line.x + line.width - last.x,
    height: Math.max(last.y + last.height, line.y + line.height) - top,
    tallest: Math.max(last.tallest, line.height),
  };
}

/** A box of small decimals may begin in the last digit before them: 286. and 6.90. */
function joinTexts(last: Phrase, line: TextLine, text: string): string {
  const isOver = line.x < last.x + last.width;
  if (isOver && /\d\.?$/.test(last.text) && /^\d\.\d{1,2}(?!\d)/.test(text))
    return last.text.replace(/\.$/, '') + text.slice(1);
  if (last.text.endsWith('.') && text.startsWith('.')) return last.text + text.slice(1);
  return `${last.text}${needsPoint(last, line, text) ? '.' : ''}${text}`;
}

/** Decimals set small beside the integer part: their point is the first thing that gets lost. */
function needsPoint(last: Phrase, line: TextLine, text: string): boolean {
  return (
    /\d$/.test(last.text) &&
    !/\.\d*$/.test(last.text) &&
    /^\d{1,2}(?!\d)/.test(text) &&
    line.height < last.tallest * 0.93
  );
}
