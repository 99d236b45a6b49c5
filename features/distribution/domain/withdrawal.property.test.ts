// A withdrawal's money leaves its account once, and never while nobody knows where it is.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ACTIONS,
  ADMIN_ACTIONS,
  FUNDS,
  nextState,
  type WithdrawalAction,
  type WithdrawalState,
} from './withdrawal.ts';

const ACTION_NAMES: readonly WithdrawalAction[] = [...ADMIN_ACTIONS, 'cancel'];
const anybody = () => true;
const people = ['owner', 'admin one', 'admin two'];
const changes = fc.array(
  fc.record({ action: fc.constantFrom(...ACTION_NAMES), actorId: fc.constantFrom(...people) }),
  { maxLength: 25 },
);

test('whoever does whatever, funds move once, approvals are by others, and large ones by two', () => {
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 1_000_000 }), (given, amountFen) => {
      let state: WithdrawalState = 'requested';
      let firstApprovedBy: string | null = null;
      const approvers = new Set<string>();
      let moves = 0;
      const needsTwo = amountFen > 500_000;
      for (const change of given) {
        const next = nextState(
          { state, personId: 'owner', firstApprovedBy },
          { ...change, needsTwo, mayApprove: anybody },
        );
        if (!next.ok) continue;
        expect(change.actorId === 'owner').toBe(change.action === 'cancel');
        if (change.action === 'approve') {
          approvers.add(change.actorId);
          firstApprovedBy ??= change.actorId;
        }
        if (FUNDS[next.value] !== 'held') moves += 1;
        if (state === 'unknown') expect(['paid', 'failed']).toContain(next.value);
        if (next.value === 'submitted') expect(approvers.size).toBe(needsTwo ? 2 : 1);
        state = next.value;
      }
      expect(moves).toBe(FUNDS[state] === 'held' ? 0 : 1);
    }),
  );
});

test('nothing can be done with what has ended', () => {
  for (const state of ['paid', 'failed', 'rejected', 'cancelled'] as const) {
    for (const { from } of Object.values(ACTIONS)) expect(from).not.toContain(state);
  }
});

test('one admin is enough, until two are needed', () => {
  const by = (needsTwo: boolean) =>
    nextState(
      { state: 'requested', personId: 'owner', firstApprovedBy: null },
      { action: 'approve', actorId: 'admin', needsTwo, mayApprove: anybody },
    );
  expect(by(false)).toEqual({ ok: true, value: 'approved' });
  expect(by(true)).toEqual({ ok: true, value: 'approved_once' });
});

const large = { personId: 'owner', firstApprovedBy: 'admin one' };

test('a refusal says why', () => {
  const by = (actorId: string, action: WithdrawalAction, state: WithdrawalState) =>
    nextState({ ...large, state }, { action, actorId, needsTwo: true, mayApprove: anybody });
  expect(by('admin one', 'approve', 'approved_once')).toMatchObject({ error: { code: 'same_admin' } });
  expect(by('admin two', 'approve', 'approved_once')).toEqual({ ok: true, value: 'approved' });
  expect(by('owner', 'approve', 'requested')).toMatchObject({ error: { code: 'own_withdrawal' } });
  expect(by('admin one', 'cancel', 'requested')).toMatchObject({ error: { code: 'own_withdrawal' } });
  expect(by('owner', 'cancel', 'approved')).toMatchObject({
    error: { code: 'not_now', data: { state: 'approved' } },
  });
});

test('somebody who was made an admin today is not one of the two, and does not count as the first', () => {
  const by = (actorId: string, settled: readonly string[]) =>
    nextState(
      { ...large, state: 'approved_once' },
      { action: 'approve', actorId, needsTwo: true, mayApprove: (admin) => settled.includes(admin) },
    );
  expect(by('admin two', ['admin one'])).toMatchObject({ error: { code: 'fresh_admin' } });
  expect(by('admin two', ['admin two'])).toEqual({ ok: true, value: 'approved_once' });
  expect(by('admin two', ['admin one', 'admin two'])).toEqual({ ok: true, value: 'approved' });
});
