import { expect, it } from 'vitest';
import { testCore } from '../../testing/core.ts';
import { readFrames } from './read-frames.ts';

const told = (text: string) =>
  readFrames(testCore(), text).map(({ predicate, who, isDenied }) => [
    predicate?.id,
    who.role === 'noun' ? who.noun.classId : who.role,
    isDenied,
  ]);

it.each([
  ['My dog died yesterday.', 'die', 'pet', false],
  ['minha avó está doente', 'ill', 'grandparent', false],
  ['I lost my job', 'lose-job', 'learner', false],
  ['Eu perdi meu emprego.', 'lose-job', 'learner', false],
  ["I don't like spicy food", 'like', 'learner', true],
  ['我的 dog died', 'die', 'pet', false],
])('%s tells what its verb says', (text, predicate, who, isDenied) => {
  expect(told(text)).toContainEqual([predicate, who, isDenied]);
});

it('a question without its mark tells nothing', () => {
  expect(told('do you have a dog')).toEqual([]);
});
