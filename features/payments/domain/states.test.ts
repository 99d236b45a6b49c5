// The states of a payment and of a refund: where money is in, only refunds move it, and every state has its ways.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSettled,
  nextRefundState,
  nextState,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
  type PaymentState,
  REFUND_TRANSITIONS,
  shownState,
  TRANSITIONS,
} from './states.ts';

test('a payment becomes succeeded by a capture alone, and each unpaid state lets it', () => {
  for (const state of PAYMENT_STATES) {
    const ways = Object.entries(TRANSITIONS[state]).filter(([, next]) => next === 'succeeded');
    expect(ways).toEqual(isSettled(state) ? [] : [['capture', 'succeeded']]);
  }
});

test('whatever happens in whatever order: once paid, always paid', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PAYMENT_EVENTS), { maxLength: 40 }), (events) => {
      let state: PaymentState = 'created';
      let isPaid = false;
      for (const event of events) {
        const next = nextState(state, event);
        if (event === 'capture' && !isPaid) expect(next).toBe('succeeded');
        if (event === 'capture' && isPaid) expect(next).toBeUndefined();
        isPaid ||= event === 'capture';
        state = next ?? state;
        expect(isSettled(state)).toBe(isPaid);
      }
    }),
  );
});

test('an expired payment is not begun again, a failed one is', () => {
  expect(nextState('expired', 'begin')).toBeUndefined();
  expect(nextState('failed', 'begin')).toBe('processing');
});

test('time runs out by itself while nobody is paying; a provider may still be paid', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const shown = (state: PaymentState, expiresAt: string) =>
    shownState({ state, expiresAt: new Date(expiresAt) }, now);
  expect(shown('created', '2026-11-21T10:00:00Z')).toBe('expired');
  expect(shown('failed', '2026-11-21T09:00:00Z')).toBe('expired');
  expect(shown('created', '2026-11-21T10:00:01Z')).toBe('created');
  expect(shown('processing', '2026-11-21T09:00:00Z')).toBe('processing');
  expect(shown('succeeded', '2026-11-21T09:00:00Z')).toBe('succeeded');
});

test('what is unknown of a refund ends by an answer alone: it cannot be handed over again unasked', () => {
  expect(nextRefundState('unknown', 'submit')).toBeUndefined();
  expect(nextRefundState('unknown', 'absent')).toBe('created');
  expect(nextRefundState('unknown', 'accept')).toBe('submitted');
  expect(REFUND_TRANSITIONS.succeeded).toEqual({});
});
