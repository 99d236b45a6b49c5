import { expect, test } from 'vitest';
import { isFieldFound, isRowFound, sectionOf, sectionsOf } from './sections.ts';

type Field = Parameters<typeof sectionsOf>[0][number];

const FEE: Field = { key: 'fee', kind: 'money', columns: [] };
const SHARE: Field = { key: 'share', kind: 'share', columns: [] };
const TABLE: Field = {
  key: 'countries',
  kind: 'table',
  columns: [{ key: 'name', kind: 'text', options: [] }],
};
const texts = { area: 'a', title: () => 'A', labels: { fee: () => 'Fee', countries: () => 'Countries' } };
const typed = {
  fee: '10',
  'countries:rows': '0 2',
  'countries:0:id': 'BR',
  'countries:0:name': 'Brazil',
  'countries:2:id': 'DE',
  'countries:2:name': 'Germany',
};

test('single values stand together where the first of them is, and each table by itself', () => {
  const sections = sectionsOf([FEE, TABLE, SHARE], texts);
  expect(sections.map(({ fields }) => fields.map(({ key }) => key))).toEqual([
    ['fee', 'share'],
    ['countries'],
  ]);
  expect(sectionOf(sections, 'countries:2:name')).toBe('countries');
  expect(sectionOf(sections, 'share')).toBe(sections[0]?.name);
  expect(sectionOf(sections, 'save:note')).toBeUndefined();
});

test('a field is found by its label, its value, or a row of it', () => {
  const found = (search: string) =>
    [FEE, TABLE].filter((field) => isFieldFound(field, texts, { typed, search })).map(({ key }) => key);
  expect([found('fee'), found('10'), found('german'), found('zzz')]).toEqual([
    ['fee'],
    ['fee'],
    ['countries'],
    [],
  ]);
  expect(isRowFound(TABLE, '2', { typed, search: 'german' })).toBe(true);
  expect(isRowFound(TABLE, '0', { typed, search: 'german' })).toBe(false);
});
