import { expect, it } from 'vitest';
import { KEPT, keptOf } from './kept.ts';

it('who has never paid is told of nothing but what stays of everybody', () => {
  expect(keptOf({ topics: [], isChanged: false, isProviderTold: false })).toEqual([
    'deletion',
    'lastMail',
    'backups',
  ]);
});

it('the books count minutes alone, too', () => {
  const minutes = keptOf({ topics: ['books'], isChanged: false, isProviderTold: false });
  expect([minutes.includes('minutes'), minutes.includes('money')]).toEqual([true, false]);
});

it('whoever has paid, and of whom an admin has changed something, is told of all', () => {
  expect(keptOf({ topics: ['payments', 'books'], isChanged: true, isProviderTold: true })).toEqual(KEPT);
});
