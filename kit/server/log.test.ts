import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** What a logger writes for an error. */
function logged(error: unknown): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).error({ err: error }, 'it failed');
  return lines.join('');
}

function refusal(code: string, message: string): DatabaseError {
  const error = new DatabaseError(message, 0, 'error');
  error.code = code;
  error.detail = 'Key (lower(email))=(lina@example.org) already exists.';
  error.constraint = 'users_email_key';
  return error;
}

test('a failed query is told with its statement and the reason, without the values that people wrote', () => {
  const cause = refusal('23505', 'duplicate key value violates unique constraint');
  const text = logged(
    new DrizzleQueryError('insert into users values ($1)', ['lina@example.org\n    at'], cause),
  );
  expect(text).toContain('insert into users values ($1)');
  expect(text).toContain('23505');
  expect(text).toContain('users_email_key');
  expect(text).toContain('log.test.ts');
  expect(text).not.toContain('lina');
});

test('a database that quotes what it cannot read is not quoted', () => {
  const text = logged(refusal('22P02', 'invalid input syntax for type uuid: "my secret"'));
  expect(text).toContain('22P02');
  expect(text).not.toMatch(/secret|lina/);
});

test('other errors keep their message, code, stack and cause', () => {
  const text = logged(
    Object.assign(new Error('outer', { cause: new TypeError('inner') }), { code: 'ECONNRESET' }),
  );
  for (const part of ['outer', 'inner', 'TypeError', 'ECONNRESET', 'log.test.ts'])
    expect(text).toContain(part);
});
