// Rosters as spreadsheets write them.

import { expect, test } from 'vitest';
import { readRoster as read } from './roster.ts';

const readRoster = (text: string) => read(text).map(({ contact }) => contact);
const leftOut = (text: string) =>
  read(text)
    .filter(({ isContact }) => !isContact)
    .map(({ contact }) => contact);

test('each row gives its mail address, else all that it has', () => {
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
    { line: 2, contact: 'ana@example.org', name: 'Ana', isContact: true, isRepeated: false },
    { line: 4, contact: 'bob@example.org', name: 'Bob', isContact: true, isRepeated: false },
  ]);
});

test('a name beside other cells is no username, since a stranger may be called so', () => {
  expect(leftOut('Ana;ana@example.org\nLucas;lucas_2011\nNobody;')).toEqual(['Lucas', 'Nobody']);
});

test('a heading names the column of usernames, and is no person where it names other columns too', () => {
  expect(readRoster('Name;Username;Class\nLucas;lucas_2011;3b')).toEqual(['lucas_2011']);
  const roster = 'Name;E-Mail;Klasse\nAna;ana@example.org;3b\nBob;;3b';
  expect([readRoster(roster), leftOut(roster)]).toEqual([['ana@example.org', 'Bob'], ['Bob']]);
});

test('an address with a slip in it is shown as it stands, and left out', () => {
  expect(leftOut('Typo;not-an-address@')).toEqual(['not-an-address@']);
  expect(leftOut('ana@example.org, bob@example.org')).toEqual([]);
});

test('the same address in capitals is the same person once more', () => {
  const rows = read('ana@example.org\nbruno\nANA@example.org\nBruno\ncarla');
  expect(rows.filter(({ isRepeated }) => isRepeated).map(({ line }) => line)).toEqual([3, 4]);
});

test.each([
  ['João Conceição <joao@example.org>', 'joao@example.org', 'João Conceição'],
  ['"Souza, Rita" <rita@example.org>', 'rita@example.org', 'Souza, Rita'],
  ['Rita Souza - rita@example.org', 'rita@example.org', 'Rita Souza'],
  ['rita@example.org (Rita Souza)', 'rita@example.org', 'Rita Souza'],
  ['王丽：wang@example.org.', 'wang@example.org', '王丽'],
  ['rita@example.org', 'rita@example.org', ''],
  ['3b;Ana Lima;ana@example.org', 'ana@example.org', '3b'],
])('the address is found beside the name: %s', (line, contact, name) => {
  expect(read(line)).toMatchObject([{ contact, name, isContact: true }]);
});

test('a cell in quotes is one, with whatever parts others in it', () => {
  const roster = 'Name,E-mail\n"Rossi, Ada",ada@example.org\n"Weber; Jan ""Jo""",jan@example.org';
  expect(read(roster).map(({ name }) => name)).toEqual(['Rossi, Ada', 'Weber; Jan Jo']);
  expect(read('Nome;E-mail\nLima, Bia;bia@example.org')).toMatchObject([{ name: 'Lima, Bia' }]);
  expect(read('"Rossi,ada@example.org\nBia,bia@example.org')).toMatchObject([
    { name: 'Rossi' },
    { name: 'Bia' },
  ]);
});

test('lines that are parted in other ways are read nevertheless', () => {
  expect(read('Ada, ada@example.org\nJan; jan@example.org')).toMatchObject([
    { contact: 'ada@example.org', name: 'Ada' },
    { contact: 'jan@example.org', name: 'Jan' },
  ]);
});

test('a heading names the column of people', () => {
  expect(read('Turma;Nome;E-mail\n3b;Ana Lima;ana@example.org')).toMatchObject([{ name: 'Ana Lima' }]);
  expect(read('Name;Username\nLucas;lucas_2011')).toMatchObject([{ contact: 'lucas_2011', name: 'Lucas' }]);
});

test('of a bad line its address is told', () => {
  expect(read('João Silva <joao@exemplo>')).toMatchObject([
    { contact: 'joao@exemplo', name: 'João Silva', isContact: false },
  ]);
});
