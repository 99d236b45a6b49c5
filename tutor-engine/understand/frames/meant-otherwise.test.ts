import { expect, it } from 'vitest';
import { takenBackAt } from './meant-otherwise.ts';

it.each([
  '大家说桥断了，后来发现是谣言。',
  '我以为丢了，原来是误会',
  'They said he was hurt, it turned out to be fake',
])('%s takes back what it told', (text) => expect(takenBackAt(text)).toBeGreaterThan(0));

it.each(['后来我们去了海边。', '原来他是老师。', 'It turned out great'])('%s does not', (text) =>
  expect(takenBackAt(text)).toBe(-1),
);
