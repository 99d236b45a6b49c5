// Rosters as spreadsheets write them.

import { expect, test } from 'vitest';
import { readRoster as read } from './roster.ts';

const readRoster = (text: string) => read(text).map(({ contact }) => contact);

test('each row gives its mail address, else its first cell', () => {
  expect(readRoster('ana@example.org\r\nbruno\n\n"Carla, ";carla@example.org\n')).toEqual([
    'ana@example.org',
    'bruno',
    'carla@example.org',
  ]);
});

test('names of columns, a byte order mark and quotes are no rows', () => {
  expect(readRoster('\uFEFFNome,E-mail\n"Ana","ana@example.org"')).toEqual(['ana@example.org']);
  expect(readRoster('用户名\nana')).toEqual(['ana']);
});

test('a file of one name is that name, whatever it says', () => {
  expect(readRoster('student')).toEqual(['student']);
});

test('lines are counted as the spreadsheet counts them', () => {
  expect(read('Nome,E-mail\nAna,ana@example.org\n\nBob,bob@example.org')).toEqual([
    { line: 2, contact: 'ana@example.org' },
    { line: 4, contact: 'bob@example.org' },
  ]);
});
