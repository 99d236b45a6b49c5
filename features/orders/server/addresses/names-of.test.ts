import { expect, test } from 'vitest';
import { plainName } from '../../domain/index.ts';
import { namesOf } from './names-of.ts';

test('a name is one, however it is typed', () => {
  expect(plainName('  JOÃO  da Silva ')).toBe('joao da silva');
  expect(plainName('Ａｎｎａ')).toBe('anna');
  expect(plainName('王小明')).toBe('王小明');
});

test('somebody is found by all of it and by each word, not by an initial', () => {
  expect(namesOf('João P. da Silva')).toEqual(['joao p. da silva', 'joao', 'da', 'silva']);
  expect(namesOf('王小明')).toEqual(['王小明']);
});
