import { expect, it } from 'vitest';
import { ACCOUNT_KINDS, CHART, isAccountKind, ownerOf } from './accounts.ts';
import { ASSETS } from './money.ts';

it('knows its kinds, and nothing that JavaScript adds', () => {
  expect(isAccountKind('order_escrow')).toBe(true);
  expect(isAccountKind('toString')).toBe(false);
});

it('holds what belongs to one purpose above zero', () => {
  const open = ACCOUNT_KINDS.filter((kind) => CHART[kind].floor === null);
  const held = ACCOUNT_KINDS.filter((kind) => ['order', 'withdrawal'].includes(CHART[kind].owner));
  expect(held.length).toBeGreaterThan(0);
  expect(open.filter((kind) => held.includes(kind))).toEqual([]);
});

it('can be fed: each asset has an account that may go below zero', () => {
  for (const asset of Object.keys(ASSETS)) {
    const sources = ACCOUNT_KINDS.filter((kind) => CHART[kind].asset === asset && CHART[kind].floor === null);
    expect(sources.length).toBeGreaterThan(0);
  }
});

it('gives the accounts of the house no owner', () => {
  expect(ownerOf({ kind: 'revenue' })).toBe('');
  expect(ownerOf({ kind: 'order_escrow', owner: 'YL1' })).toBe('YL1');
});
