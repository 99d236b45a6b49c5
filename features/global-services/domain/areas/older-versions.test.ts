// Settings as operators saved them before a column or a remedy changed: nothing of theirs is lost, and nobody is told too little.

import { expect, test } from 'vitest';
import { readValues } from '../../../settings/domain/index.ts';
import { estimateBorder } from '../border/estimate-border.ts';
import { borderArea } from './border-area.ts';
import { purchasingArea } from './purchasing-area.ts';

const rates = { USD: '7.2', BRL: '1.31' };
const parcel = {
  country: 'BR',
  goodsFen: 50_000,
  inlandFen: 0,
  shippingFen: 10_000,
  headings: 1,
  goodsBy: {},
};
const dutyOf = (rules: (typeof borderArea.defaults)['rules']) =>
  estimateBorder(parcel, { rules, rates, today: '2026-11-30' }).lines.filter(({ levy }) => levy === 'duty');

/** Columns that the first versions did not have. */
const LATER: ReadonlySet<string> = new Set(['sender', 'shareMost', 'inland']);

test('reads the duty of Brazil as a certified sender’s, which the operator has to check anew', () => {
  const saved = borderArea.defaults.rules
    .filter(({ id }) => id !== 'BR-duty')
    .map((rule) => ({
      ...Object.fromEntries(Object.entries(rule).filter(([column]) => !LATER.has(column))),
      state: 'checked',
    }));
  const { rules } = readValues(borderArea, { rules: saved });
  expect(rules).toHaveLength(saved.length + 1);
  expect(dutyOf(rules)).toEqual(dutyOf(borderArea.defaults.rules));
  expect(dutyOf(rules).map(({ rule }) => rule)).toEqual(['BR-duty']);
  // What was checked of other countries stays so.
  expect(rules.filter(({ state }) => state === 'to-check').map(({ id }) => id)).toEqual([
    'BR-duty',
    'BR-duty-low',
    'BR-duty-high',
  ]);
});

test('leaves a version alone that says for which sender a rule holds', () => {
  const rules = borderArea.defaults.rules.map((rule) => ({ ...rule, state: 'checked' as const }));
  expect(readValues(borderArea, { rules }).rules).toEqual(rules);
});

test('reads the advice to insure, which nobody could take, as what is done', () => {
  const restricted = purchasingArea.defaults.restricted.map((kind) =>
    kind.id === 'fragile'
      ? { ...kind, remedy: 'insure', enDescription: 'Extra insurance is advised.' }
      : kind,
  );
  expect(readValues(purchasingArea, { restricted }).restricted).toEqual(purchasingArea.defaults.restricted);
  const [own] = readValues(purchasingArea, {
    restricted: [{ ...restricted[0], id: 'own', remedy: 'insure' }],
  }).restricted;
  expect(own?.remedy).toBe('pack');
});
