// A withdrawal's money leaves its account once, and never while nobody knows where it is.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type UserId, userIdSchema } from '../../../kit/core/user-id.ts';
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
const OWNER = userIdSchema.parse('01890000-0000-7000-8000-000000000001');
const ADMIN_ONE = userIdSchema.parse('01890000-0000-7000-8000-000000000002');
const ADMIN_TWO = userIdSchema.parse('01890000-0000-7000-8000-000000000003');
const people = [OWNER, ADMIN_ONE, ADMIN_TWO];
const changes = fc.array(
  fc.record({ action: fc.constantFrom(...ACTION_NAMES), actorId: fc.constantFrom(...people) }),
  { maxLength: 25 },
);

test('whoever does whatever, funds move once, approvals are by others, and large ones by two', () => {
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 1_000_000 }), (given, amountFen) => {
      let state: WithdrawalState = 'requested';
      let firstApprovedBy: UserId | null = null;
      const approvers = new Set<UserId>();
      let moves = 0;
      const needsTwo = amountFen > 500_000;
      for (const change of given) {
        const next = nextState(
          { state, personId: OWNER, firstApprovedBy },
          { ...change, needsTwo, mayApprove: anybody },
        );
        if (!next.ok) continue;
        expect(change.actorId === OWNER).toBe(change.action === 'cancel');
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
      { state: 'requested', personId: OWNER, firstApprovedBy: null },
      { action: 'approve', actorId: ADMIN_ONE, needsTwo, mayApprove: anybody },
    );
  expect(by(false)).toEqual({ ok: true, value: 'approved' });
  expect(by(true)).toEqual({ ok: true, value: 'approved_once' });
});

const large = { personId: OWNER, firstApprovedBy: ADMIN_ONE };

test('a refusal says why', () => {
  const by = (actorId: UserId, action: WithdrawalAction, state: WithdrawalState) =>
    nextState({ ...large, state }, { action, actorId, needsTwo: true, mayApprove: anybody });
  expect(by(ADMIN_ONE, 'approve', 'approved_once')).toMatchObject({ error: { code: 'same_admin' } });
  expect(by(ADMIN_TWO, 'approve', 'approved_once')).toEqual({ ok: true, value: 'approved' });
  expect(by(OWNER, 'approve', 'requested')).toMatchObject({ error: { code: 'own_withdrawal' } });
  expect(by(ADMIN_ONE, 'cancel', 'requested')).toMatchObject({ error: { code: 'own_withdrawal' } });
  expect(by(OWNER, 'cancel', 'approved')).toMatchObject({
    error: { code: 'not_now', data: { state: 'approved' } },
  });
});

test('somebody who was made an admin today is not one of the two, and does not count as the first', () => {
  const by = (actorId: UserId, settled: readonly UserId[]) =>
    nextState(
      { ...large, state: 'approved_once' },
      { action: 'approve', actorId, needsTwo: true, mayApprove: (admin) => settled.includes(admin) },
    );
  expect(by(ADMIN_TWO, [ADMIN_ONE])).toMatchObject({ error: { code: 'fresh_admin' } });
  expect(by(ADMIN_TWO, [ADMIN_TWO])).toEqual({ ok: true, value: 'approved_once' });
  expect(by(ADMIN_TWO, [ADMIN_ONE, ADMIN_TWO])).toEqual({ ok: true, value: 'approved' });
});
