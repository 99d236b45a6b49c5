import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  ['nobody listens', withCode('ECONNREFUSED')],
  ['its socket is gone', Object.assign(withCode('ENOENT'), { syscall: 'connect' })],
  ['the server is ending', withCode('57P01')],
  ['the server is starting', withCode('57P03')],
  ['no connection is left', withCode('53300')],
  ['the connection ended under a statement', new Error('Connection terminated unexpectedly')],
  ['no connection came in time', new Error('timeout exceeded when trying to connect')],
  ['the query builder wrapped it', new Error('Failed query: select 1', { cause: withCode('ECONNRESET') })],
])('the database is away when %s', (_what, error) => expect(isDatabaseAway(error)).toBe(true));

test.each([
  ['a row is there already', withCode('23505')],
  ['a statement took too long', withCode('57014')],
  ['a file is missing', Object.assign(withCode('ENOENT'), { syscall: 'open' })],
  ['it is a bug', new TypeError('x is not a function')],
  ['it is no error', 'ECONNREFUSED'],
])('the database is not away when %s', (_what, error) => expect(isDatabaseAway(error)).toBe(false));
