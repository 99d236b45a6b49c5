// Answers and lines hold together: patterns can be read, slots are filled, and one thing is asked at a time.

import { FREE_SLOTS, PatternError, parsePattern, slotNames } from '../../tutor-engine/authoring/index.ts';
import type { Line } from '../schema/line.ts';
import type { Answer, WordLists } from '../schema/talks/talk.ts';
import { linesIn, type Placed } from './lines.ts';

/** Patterns that cannot be read, slots that nobody knows, and slots of the replies that nothing fills. */
export function answerProblems({ match, replies }: Answer, words: WordLists, place: string): string[] {
  const known = new Set([...Object.keys(words), ...FREE_SLOTS]);
  const slots: string[] = [];
  const problems: string[] = [];
  for (const source of match) {
    try {
      slots.push(...slotNames(parsePattern(source)));
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      problems.push(`${place}: ${error.message}`);
    }
  }
  const strange = slots.filter((slot) => !known.has(slot) && !/^hanzi\d+$/.test(slot));
  return [
    ...problems,
    ...strange.map((slot) => `${place}: nobody knows what {${slot}} is`),
    ...linesIn(replies, place).flatMap((placed) => slotProblems(placed, [...slots, ...billed(words)])),
  ];
}

/** Where things have a price, it can be said, and what was ordered can be added up. */
function billed(words: WordLists): string[] {
  return Object.values(words).some((list) => list.some(({ price }) => price !== undefined))
    ? ['total', 'prices']
    : [];
}

/** A line has the same slots in all languages, and only those that are filled. */
export function slotProblems({ place, line }: Placed, known: readonly string[]): string[] {
  const [zh, en, pt] = [slotsIn(line.zh), slotsIn(line.en), slotsIn(line.pt)];
  const uneven = zh.join() === en.join() && zh.join() === pt.join() ? [] : [`${place}: uneven slots`];
  return [
    ...uneven,
    ...zh.filter((slot) => !known.includes(slot)).map((slot) => `${place}: {${slot}} stays empty`),
  ];
}

function slotsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name))].toSorted();
}

/** Two equal wordings are one wording less than the author meant. */
export function twice(lines: readonly Placed[]): string[] {
  const seen = new Set<string>();
  return lines.flatMap(({ place, line }) => {
    if (seen.has(line.zh)) return [`${place}: said before: ${line.zh}`];
    seen.add(line.zh);
    return [];
  });
}

/** Only questions ask: a turn is put together of several lines and may ask one thing. */
export function asking(lines: readonly Placed[]): string[] {
  return lines.flatMap(({ place, line }) => (questionMarks(line) > 0 ? [`${place}: asks: ${line.zh}`] : []));
}

export function askingOnce({ place, line }: Placed, least = 1): string[] {
  const marks = questionMarks(line);
  return marks > 1 || marks < least ? [`${place}: ${marks} question marks`] : [];
}

function questionMarks({ zh }: Line): number {
  return [...zh].filter((char) => char === '？' || char === '?').length;
}
