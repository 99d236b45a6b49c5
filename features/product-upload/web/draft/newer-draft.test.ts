// Two windows with one item: what only one of them has changed is no question.

import { expect, test } from 'vitest';
import type { DraftValues } from './form-values.ts';
import { bring } from './newer-draft.ts';

const base: DraftValues = {
  name: '竹编提篮',
  unitPriceFen: '48',
  quantity: '1',
  variant: '',
  which: '',
  shop: '',
  link: '',
  category: 'home',
  weightGrams: '',
  domesticFreightFen: '',
};
const NAMES = ['name', 'unitPriceFen', 'quantity'] as const;

test('each takes what the other has changed, and only one field of both is asked about', () => {
  const mine = { ...base, quantity: '3', unitPriceFen: '52' };
  const theirs = { ...base, name: '竹编手提篮', unitPriceFen: '45' };
  expect(bring(NAMES, { base, mine, theirs, sent: undefined })).toEqual({
    taken: { name: '竹编手提篮' },
    contested: ['unitPriceFen'],
  });
});

test('the same change on both sides is none, nor is what this window has sent itself', () => {
  const mine = { ...base, quantity: '30' };
  expect(bring(NAMES, { base, mine, theirs: mine, sent: undefined }).contested).toEqual([]);
  const sent = { ...base, quantity: '3' };
  expect(bring(NAMES, { base, mine, theirs: sent, sent })).toEqual({ taken: {}, contested: [] });
});
