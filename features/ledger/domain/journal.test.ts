import { expect, it } from 'vitest';
import { draftJournal, draftReversal, type PostInput } from './journal.ts';
import { minorUnits } from './money.ts';

const till = { id: 'a', asset: 'CNY' } as const;
const prepaid = { id: 'b', asset: 'CNY' } as const;
const clock = { id: 'c', asset: 'MINUTES' } as const;
const input: PostInput = {
  key: 'payment:1:captured',
  kind: 'payment.captured',
  actorId: null,
  transfers: [{ from: till, to: prepaid, amount: 100 }],
};

it('books what goes out as negative and what comes in as positive', () => {
  expect(draftJournal(input)).toEqual({
    ok: true,
    value: {
      key: 'payment:1:captured',
      kind: 'payment.captured',
      actorId: null,
      note: '',
      reverses: null,
      entries: [
        { accountId: 'a', asset: 'CNY', amount: -100 },
        { accountId: 'b', asset: 'CNY', amount: 100 },
      ],
    },
  });
});

it('nets several transfers to one entry for each account', () => {
  const third = { id: 'd', asset: 'CNY' } as const;
  const drafted = draftJournal({
    ...input,
    transfers: [
      { from: till, to: prepaid, amount: 100 },
      { from: prepaid, to: third, amount: 100 },
      { from: till, to: third, amount: 5 },
    ],
  });
  expect(drafted.ok && drafted.value.entries).toEqual([
    { accountId: 'a', asset: 'CNY', amount: -105 },
    { accountId: 'd', asset: 'CNY', amount: 105 },
  ]);
});

it.each([
  ['key_invalid', { key: '' }],
  ['key_invalid', { key: 'with a space' }],
  ['key_invalid', { key: 'k'.repeat(201) }],
  ['kind_invalid', { kind: 'Payment' }],
  ['kind_invalid', { kind: 'payment.' }],
  ['note_invalid', { note: 'n'.repeat(501) }],
  ['note_invalid', { note: 'nul \u0000' }],
  ['amount_invalid', { transfers: [{ from: till, to: prepaid, amount: 0 }] }],
  ['amount_invalid', { transfers: [{ from: till, to: prepaid, amount: -1 }] }],
  ['amount_invalid', { transfers: [{ from: till, to: prepaid, amount: 0.5 }] }],
  ['amount_invalid', { transfers: [{ from: till, to: prepaid, amount: Number.NaN }] }],
  ['amount_invalid', { transfers: [{ from: till, to: prepaid, amount: Number.MAX_SAFE_INTEGER + 1 }] }],
  [
    'amount_invalid',
    {
      transfers: [
        { from: till, to: prepaid, amount: Number.MAX_SAFE_INTEGER },
        { from: till, to: prepaid, amount: 1 },
      ],
    },
  ],
  ['asset_mismatch', { transfers: [{ from: till, to: clock, amount: 1 }] }],
  ['nothing_moved', { transfers: [] }],
  ['nothing_moved', { transfers: [{ from: till, to: till, amount: 1 }] }],
] as const)('refuses with %s: %o', (code, change) => {
  expect(draftJournal({ ...input, ...change })).toMatchObject({ ok: false, error: { code } });
});

it('takes a journal back with the opposite of each entry', () => {
  const original = { id: 'j', entries: [{ accountId: 'a', asset: 'CNY', amount: minorUnits(-7) }] as const };
  expect(draftReversal({ key: 'back', actorId: null }, original)).toMatchObject({
    ok: true,
    value: { kind: 'reversal', reverses: 'j', entries: [{ accountId: 'a', amount: 7 }] },
  });
});
