import { expect, it } from 'vitest';
import { KEPT, keptOf } from './kept.ts';

it('who has never paid is told of nothing but what stays of everybody', () => {
  expect(keptOf({ topics: [], isChanged: false, areMinutesBooked: false, isProviderTold: false })).toEqual([
    'deletion',
    'lastMail',
    'backups',
  ]);
});

it('the books count minutes alone, too, and are no word of minutes for whoever has none in them', () => {
  const books = { topics: ['books'], isChanged: false, isProviderTold: false } as const;
  const minutes = keptOf({ ...books, areMinutesBooked: true });
  expect([minutes.includes('minutes'), minutes.includes('money')]).toEqual([true, false]);
  expect(keptOf({ ...books, areMinutesBooked: false })).not.toContain('minutes');
});

it('whoever has paid, and of whom an admin has changed something, is told of all', () => {
  expect(
    keptOf({ topics: ['payments', 'books'], isChanged: true, areMinutesBooked: true, isProviderTold: true }),
  ).toEqual(KEPT);
});
