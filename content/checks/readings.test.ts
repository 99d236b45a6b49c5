// A wrong reading is found, whether it strays from the usual one or misses a reviewed one. That none stands in the shipped
// content is held by the check `content` of `npm run check`.

import { expect, it } from 'vitest';
import { loadCore, loadReviewed, READINGS_FILE } from '../check.ts';
import { shippedContent } from '../load.ts';
import { type ReviewedReadings, readingProblems, readReviewed } from './readings.ts';

/** What beginners and children say and hear: to read all content for each case would only take longer. */
const { talks, ...others } = shippedContent();
const content = {
  ...others,
  talks: talks.filter(({ level }) => level === 'beginner'),
  lessons: [],
  texts: [],
  scenarios: [],
  roles: [],
  packs: [],
  films: [],
};
const core = loadCore();
const missing = new Set(readingProblems(core, content, loadReviewed(), READINGS_FILE));
/** Those that stand in it. */
const reviewed = new Map(
  [...loadReviewed()].filter(([clause]) => !missing.has(`${READINGS_FILE}: no line has ${clause}`)),
);

/** The problems when the reader reads one character wrongly wherever it stands. */
function problemsWith(character: string, wrong: string, list: ReviewedReadings = reviewed): string[] {
  const readingsOf: typeof core.reader.readingsOf = (words) => {
    const characters = [...words.map((word) => word.text).join('')];
    return core.reader.readingsOf(words).map((reading, i) => (characters[i] === character ? wrong : reading));
  };
  return readingProblems({ ...core, reader: { ...core.reader, readingsOf } }, content, list, READINGS_FILE);
}

it('finds nothing in what is read as reviewed', () => {
  expect(reviewed.size).toBeGreaterThan(10);
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
