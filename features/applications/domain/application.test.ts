// An application is decided once; only who teaches can be stopped.

import { expect, test } from 'vitest';
import { APPLICATION_STATES, DECISIONS, nextState } from './application.ts';

test('an application is decided once, and only an approved one is taken back', () => {
  const moves = APPLICATION_STATES.flatMap((state) =>
    DECISIONS.flatMap((decision) => {
      const next = nextState(state, decision);
      return next === undefined ? [] : [`${state} ${decision} ${next}`];
    }),
  );
  expect(moves).toEqual([
    'submitted approve approved',
    'submitted refuse refused',
    'approved revoke revoked',
  ]);
});
