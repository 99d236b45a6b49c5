// Whose models answer for a use, and what may be typed in for one.

import { expect, test } from 'vitest';
import { isOtherServer, isProviderAddress } from './address.ts';
import { chainOf } from './chain.ts';
import { draftModels, draftProblem } from './draft.ts';
import { AI_USES } from './uses.ts';
import { parseYuan, typeYuan } from './yuan.ts';

const chat = { use: 'chat', isEnabled: true, name: 'a' } as const;
const chatOff = { use: 'chat', isEnabled: false, name: 'b' } as const;
const own = { use: 'translation', isEnabled: true, name: 'c' } as const;

test('a use asks its own models in their order, without those that are off', () => {
  expect(chainOf('chat', [chatOff, chat], true)).toEqual({ source: 'own', entries: [chat] });
  expect(chainOf('translation', [chat, own], true)).toEqual({ source: 'own', entries: [own] });
});

test('plan and translation borrow from chat; pictures and sound never do', () => {
  const sources = AI_USES.map((use) => chainOf(use, [chat], true).source);
  expect(sources).toEqual(['own', 'chat', 'none', 'chat', 'none']);
});

test('the environment answers for texts only while nothing is listed, not when all is switched off', () => {
  const sources = AI_USES.map((use) => chainOf(use, [], true).source);
  expect(sources).toEqual(['environment', 'environment', 'none', 'environment', 'none']);
  expect(chainOf('chat', [chatOff], true)).toEqual({ source: 'own', entries: [] });
  expect(chainOf('plan', [chatOff], true)).toEqual({ source: 'chat', entries: [] });
  expect(chainOf('chat', [], false)).toEqual({ source: 'none', entries: [] });
});

test.each([
  ['https://api.deepseek.com/v1', true],
  ['http://127.0.0.1:11434/v1', true],
  ['HTTP://[::1]:8080', true],
  ['http://user@host/v1', false],
  ['http://user:pw@host/v1', false],
  ['https://host/v1?key=1', false],
  ['https://host/#x', false],
  ['ftp://host/v1', false],
  ['javascript:alert(1)', false],
  ['//host/v1', false],
  ['', false],
])('the address %s may be a provider’s: %s', (address, may) => {
  expect(isProviderAddress(address)).toBe(may);
});

test('another port or scheme is another server, another path is not', () => {
  expect(isOtherServer('https://a.org/v1', 'https://a.org/v2')).toBe(false);
  expect(isOtherServer('https://a.org/v1', 'http://a.org/v1')).toBe(true);
  expect(isOtherServer('https://a.org/v1', 'https://a.org:444/v1')).toBe(true);
});

test.each([
  ['', null],
  ['0', 0],
  ['0.8', 80],
  ['0,85', 85],
  [' 12 ', 1200],
  ['1.005', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['zwei', undefined],
])('%s typed is %s fen', (typed, fen) => {
  expect(parseYuan(typed)).toBe(fen);
});

test('an amount that is shown reads back as itself', () => {
  for (const fen of [null, 0, 5, 80, 1999, 100_000]) expect(parseYuan(typeYuan(fen))).toBe(fen);
});

test('a draft says what is wrong first, and one without a problem is what the server takes', () => {
  const model = { name: ' m ', contextTokens: '', seesPictures: true, inYuan: '0.8', outYuan: '' };
  const draft = { name: 'P', baseUrl: 'http://localhost/v1', models: [model] };
  expect(draftProblem(draft)).toBeUndefined();
  expect(draftModels(draft.models)).toEqual([
    { name: 'm', contextTokens: null, seesPictures: true, inFen: 80, outFen: 0 },
  ]);
  expect(draftProblem({ ...draft, name: ' ' })).toBe('name_missing');
  expect(draftProblem({ ...draft, baseUrl: 'localhost' })).toBe('address_wrong');
  expect(draftProblem({ ...draft, models: [{ ...model, name: '' }] })).toBe('model_missing');
  expect(draftProblem({ ...draft, models: [model, { ...model, name: 'm' }] })).toBe('model_twice');
  expect(draftProblem({ ...draft, models: [{ ...model, contextTokens: '12' }] })).toBe('window_wrong');
  expect(draftProblem({ ...draft, models: [{ ...model, inYuan: 'x' }] })).toBe('price_wrong');
});
