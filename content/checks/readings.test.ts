// A wrong reading is found, whether it strays from the usual one or misses a reviewed one.

import { expect, it } from 'vitest';
import { loadCore, loadReviewed, READINGS_FILE } from '../check.ts';
import { shippedContent } from '../load.ts';
import { type ReviewedReadings, readingProblems, readReviewed } from './readings.ts';

const content = shippedContent();
const core = loadCore();
const reviewed = loadReviewed();

/** The problems when the reader reads one character wrongly wherever it stands. */
function problemsWith(character: string, wrong: string, list: ReviewedReadings = reviewed): string[] {
  const readingsOf: typeof core.reader.readingsOf = (words) => {
    const characters = [...words.map((word) => word.text).join('')];
    return core.reader.readingsOf(words).map((reading, i) => (characters[i] === character ? wrong : reading));
  };
  return readingProblems({ ...core, reader: { ...core.reader, readingsOf } }, content, list, READINGS_FILE);
}

it('finds no reading in the content that is neither usual nor reviewed', () => {
  expect(readingProblems(core, content, reviewed, READINGS_FILE)).toEqual([]);
});

it.each([
  ['能', 'nai4'],
  ['喝', 'he4'],
  ['没', 'mo4'],
])('finds %s where it is read %s again', (character, wrong) => {
  const problems = problemsWith(character, wrong);
  expect(problems.length).toBeGreaterThan(10);
  expect(problems[0]).toContain(`${character} is read ${wrong}`);
});

it('finds a reviewed reading that is lost, and a clause that stands nowhere', () => {
  expect(problemsWith('只', 'zhi3').join('\n')).toContain('只 is read as usual, not zhi1, in 我家有一只猫');
  const more = new Map([...reviewed, ...readReviewed('没有人说这一只{zhi1}句子')]);
  expect(readingProblems(core, content, more, READINGS_FILE)).toEqual([
    `${READINGS_FILE}: no line has 没有人说这一只句子`,
  ]);
});
