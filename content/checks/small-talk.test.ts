// What is wrong with help in small talk is noticed: one bad example per kind of problem.

import { expect, it } from 'vitest';
import { loadCore } from '../check.ts';
import { shippedContent } from '../load.ts';
import { withOwnWords } from './language.ts';
import { smallTalkHelpProblems } from './small-talk.ts';

const content = shippedContent();
const knowledge = withOwnWords(loadCore(), content);
const topic = content.smallTalk.find(({ id }) => id === 'food');
const exchange = topic?.exchanges.find(({ level }) => level === 'beginner');
if (topic === undefined || exchange === undefined) throw new Error('nobody talks about food');
const known = { topic, exchange };

/** The problems of the first exchange of beginners with this help. */
function problems(start: string, full: string): string {
  const line = (zh: string) => ({ zh, en: 'en', pt: 'pt' });
  const hint = { idea: line('面条、米饭……'), start: line(start), full: line(full) };
  const bank = [{ ...known.topic, exchanges: [{ ...known.exchange, hint }] }];
  return smallTalkHelpProblems(knowledge, bank, () => new Set()).join('\n');
}

it.each([
  ['我……', '我喜欢吃面条。'],
  ['我喜欢……，因为……', '我喜欢吃面条，因为很好吃。'],
])('%s begins %s', (start, full) => {
  expect(problems(start, full)).toBe('');
});

it.each([
  ['other first words', /does not begin with/, '你喜欢……', '我喜欢吃面条。'],
  ['no gap', /does not begin with/, '我喜欢', '我喜欢吃面条。'],
  ['a gap before all', /does not begin with/, '……很好吃。', '面条很好吃。'],
  ['gaps in another order', /does not begin with/, '我……，因为……', '我吃面条。'],
  ['a question', /asks: /, '我……', '我喜欢吃面条，你呢？'],
  ['a wish for help', /not be taken for an answer/, '我……', '我不知道。'],
  ['a goodbye', /not be taken for an answer/, '我……', '我要走了。'],
  ['two words beyond the level', /beyond beginner: .*缄默/, '我……', '我喜欢缄默和隽永。'],
])('notices %s', (_, problem, start, full) => {
  expect(problems(start, full)).toMatch(problem);
});
