import { expect, it } from 'vitest';
import { lineFacts } from './practice-facts.ts';

const SCENE = {
  place: 'restaurant',
  id: 'noodles',
  targetWords: [
    { zh: '牛肉面', pinyin: 'niu2 rou4 mian4' },
    { zh: '辣', pinyin: 'la4' },
    { zh: '茶', pinyin: 'cha2' },
  ],
};
const LINE = {
  number: 3,
  zh: '我要一碗牛肉面，不要太辣。',
  help: 'none',
  result: 'unaided',
  effort: { tries: 0, hints: 0 },
  answer: '我要一碗牛肉面，不要太辣。',
  input: 'typed',
  tookMs: 9000,
} as const;
const told = (line: Partial<Parameters<typeof lineFacts>[1]>) =>
  lineFacts(SCENE, { ...LINE, ...line }).map(
    ({ skill, item, outcome, aided }) => `${skill} ${item.key} ${item.reading} ${outcome} ${aided}`,
  );

it.each([
  [
    'said right, tells of the line and of its words in their readings',
    {},
    [
      'recall restaurant/noodles/3  right none',
      'recall 牛肉面 niu2 rou4 mian4 right none',
      'recall 辣 la4 right none',
    ],
  ],
  [
    'read off, is no sign of knowledge',
    { help: 'full', result: 'aided', input: 'speech' },
    [
      'speaking restaurant/noodles/3  right repeat',
      'speaking 牛肉面 niu2 rou4 mian4 right repeat',
      'speaking 辣 la4 right repeat',
    ],
  ],
  [
    'let go with a slip, tells which word was missed',
    { result: 'near', answer: '我要一碗牛肉面，不要太拉。', effort: { tries: 3, hints: 1 } },
    [
      'recall restaurant/noodles/3  near start',
      'recall 牛肉面 niu2 rou4 mian4 right start',
      'recall 辣 la4 wrong start',
    ],
  ],
  [
    'given up, tells of what was tried for',
    { result: 'shown', answer: '不知道', effort: { tries: 1, hints: 0 } },
    [
      'recall restaurant/noodles/3  shown none',
      'recall 牛肉面 niu2 rou4 mian4 shown none',
      'recall 辣 la4 shown none',
    ],
  ],
  [
    'left without a try, tells nothing of its words',
    { result: 'shown', answer: '' },
    ['recall restaurant/noodles/3  shown none'],
  ],
] as const)('a line that was %s', (_, line, facts) => expect(told(line)).toEqual(facts));

it('measures the line, not each of its words', () => {
  expect(lineFacts(SCENE, LINE).map(({ tookMs }) => tookMs)).toEqual([9000, null, null]);
});
