import { expect, test } from 'vitest';
import { draftChanges } from './draft-changes.ts';

const met = {
  title: { zh: '去公园', en: 'To the park' },
  order: 3,
  lines: [{ zh: '走吧。' }, { zh: '好。' }],
};

test('each place that says something else, and nothing that says the same', () => {
  const draft = { ...met, title: { ...met.title, zh: '去动物园' }, lines: [{ zh: '走吧。', note: '' }] };
  expect(draftChanges(met, draft)).toEqual([
    { path: 'title.zh', before: '去公园', after: '去动物园' },
    { path: 'lines.1.zh', before: '好。', after: '' },
  ]);
  expect(draftChanges(met, structuredClone(met))).toEqual([]);
});

test('a number is told, too, and what is new has nothing before it', () => {
  expect(draftChanges(met, { ...met, order: 4, goal: '会问路' })).toEqual([
    { path: 'order', before: '3', after: '4' },
    { path: 'goal', before: '', after: '会问路' },
  ]);
});
