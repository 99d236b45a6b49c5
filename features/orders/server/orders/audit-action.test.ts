// Every action that an operator can do has its name in the audit.

import { expect, test } from 'vitest';
import { ACTION_NAMES, ACTIONS, type Actor } from '../../domain/index.ts';
import { AUDITED } from './audit-action.ts';

test('no deed of an operator is without a name in the audit, and no other has one', () => {
  const isOperators = (ways: readonly { readonly by: readonly Actor[] }[]) =>
    ways.some(({ by }) => by.includes('operator'));
  expect(ACTION_NAMES.filter((action) => AUDITED[action] !== undefined).toSorted()).toEqual(
    ACTION_NAMES.filter((action) => isOperators(ACTIONS[action])).toSorted(),
  );
});
