// `npm run ledger -- verify`: what it prints, and how it ends.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { childEnvironment } from '../../../kit/server/testing/child-environment.ts';
import { createTestDatabase } from '../../../kit/server/testing/test-database.ts';
import { runSql } from '../../testing/clients/people.ts';

async function runLedger(databaseUrl: string, ...args: string[]) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'yulu-ledger-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'ledger.ts'), ...args], {
    env: { ...childEnvironment, DATABASE_URL: databaseUrl, YULU_DATA: dataFolder },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: output.trim() };
}

test('says that all holds, and ends with 1 as soon as something does not', async () => {
  const database = await createTestDatabase(inject('postgresUrl'));
  onTestFinished(database.drop);
  const sound = await runLedger(database.url, 'verify');
  expect(sound.output).toMatch(
    /^0 accounts, 0 journals, 0 entries, checked in \d+ ms\.\nEvery invariant holds\.$/,
  );
  expect(sound.code).toBe(0);

  await runSql(database.url, 'alter table ledger_journals disable trigger ledger_journals_only_grow');
  const open = await runLedger(database.url, 'verify');
  expect(open.output).toContain(
    'guard_missing  ledger_journals_only_grow  expected in force, found missing or off',
  );
  expect(open.output).toContain('Broken invariants: 1.');
  expect(open.code).toBe(1);
});

test('the whole is checked by its word, and a time that is no time is refused', async () => {
  const database = await createTestDatabase(inject('postgresUrl'));
  onTestFinished(database.drop);
  const whole = await runLedger(database.url, 'verify', '--all', '--minutes', '5');
  expect([whole.code, whole.output]).toEqual([0, expect.stringContaining('Every invariant holds.')]);
  const [row] = await runSql(database.url, 'select scope from ledger_checks');
  expect(row).toEqual({ scope: 'whole' });
  const refused = await runLedger(database.url, 'verify', '--minutes', 'soon');
  expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/^Usage/)]);
});

test('without a word it knows, it says how it is used', async () => {
  const { code, output } = await runLedger('postgres://localhost/none');
  expect(code).toBe(1);
  expect(output).toMatch(/^Usage: npm run ledger -- verify/);
});
