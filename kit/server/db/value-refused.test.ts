import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { isValueRefused } from './value-refused.ts';

const refusal = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new DatabaseError('x', 1, 'error'), { code }));

it('tells a value that does not fit from every other failure', () => {
  expect(['22003', '22021', '22P05'].map((code) => isValueRefused(refusal(code)))).toEqual([
    true,
    true,
    true,
  ]);
  // A division by zero, a key that is taken, a lost connection: bugs, or failures of their own.
  expect(['22012', '23505', '57P01'].map((code) => isValueRefused(refusal(code)))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isValueRefused(new Error('22003'))).toBe(false);
});
