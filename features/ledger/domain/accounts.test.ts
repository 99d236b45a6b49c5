import { expect, it } from 'vitest';
import { ACCOUNT_KINDS, CHART, isAccountKind, ownerOf, partOf } from './accounts.ts';
import { ASSETS } from './money.ts';

it('knows its kinds, and nothing that JavaScript adds', () => {
  expect(isAccountKind('order_escrow')).toBe(true);
  expect(isAccountKind('toString')).toBe(false);
});

it('holds what belongs to one purpose above zero', () => {
  const open = ACCOUNT_KINDS.filter((kind) => CHART[kind].floor === null);
  const held = ACCOUNT_KINDS.filter((kind) => ['order', 'withdrawal'].includes(CHART[kind].owner));
  expect(held.length).toBeGreaterThan(0);
  // What sellers have got for an order is out, and nothing is held in it.
  expect(open.filter((kind) => held.includes(kind))).toEqual(['purchases_advanced']);
});

it('can be fed: each asset has an account that may go below zero', () => {
  for (const asset of Object.keys(ASSETS)) {
    const sources = ACCOUNT_KINDS.filter((kind) => CHART[kind].asset === asset && CHART[kind].floor === null);
    expect(sources.length).toBeGreaterThan(0);
  }
});

it('spreads people over the parts of an account evenly, each always to the same', () => {
  const people = Array.from(
    { length: 4000 },
    (_, n) => `01a205bb-a7e2-7c17-bb20-${String(n).padStart(12, '0')}`,
  );
  const parts = Map.groupBy(people, partOf);
  expect(parts.size).toBe(16);
  for (const those of parts.values()) expect(those.length).toBeGreaterThan(125);
  expect(ownerOf({ kind: 'minutes_issued', for: 'a' })).toBe(partOf('a'));
});

it('gives the accounts of the house no owner', () => {
  expect(ownerOf({ kind: 'revenue' })).toBe('');
  expect(ownerOf({ kind: 'order_escrow', owner: 'YL1' })).toBe('YL1');
});
