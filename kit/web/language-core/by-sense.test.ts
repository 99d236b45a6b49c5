import { expect, it } from 'vitest';
import { bySense } from './by-sense.ts';

const line = (en: string, pt = '') => ({ en, pt });
const SOUP = line('The soup smells good.', 'A sopa cheira bem.');
const ASK = line('I will ask the doctor.', 'Vou perguntar ao médico.');
const GREET = line('Say hello to your mother for me.', 'Dê um oi à sua mãe.');
const STUDIED = line('She studied for two hours.', 'Ela estudou duas horas.');
const YOU = line('And you?', 'E você?');

it.each([
  [['to greet; say hello'], [SOUP, GREET], [GREET, SOUP]],
  [
    ['to ask', 'to say hello'],
    [SOUP, GREET, ASK],
    [ASK, GREET, SOUP],
  ],
  [['to study'], [SOUP, STUDIED], [STUDIED, SOUP]],
  // A sense of nothing but common words is told by them.
  [
    ['and …?', '(softens a question)'],
    [SOUP, YOU],
    [YOU, SOUP],
  ],
  // Nothing says it: nothing moves.
  [['(marks a change)'], [SOUP, ASK, YOU], [SOUP, ASK, YOU]],
  [[], [ASK, SOUP], [ASK, SOUP]],
])('the sentences of %j', (senses, lines, ordered) => {
  expect(bySense(lines, senses, 'en')).toEqual(ordered);
});

it('goes by the language in which the sense is told', () => {
  expect(bySense([SOUP, ASK], ['perguntar'], 'pt')).toEqual([ASK, SOUP]);
});
