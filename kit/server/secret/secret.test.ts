import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOrMakeSecret, SecretError } from './secret.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yulu-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

test('the secret is made once, for this user alone', () => {
  const folder = newFolder();
  const secret = readOrMakeSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readOrMakeSecret(folder)).toBe(secret);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('a secret that was cut off, by a full disk for instance, is not used', () => {
  const folder = newFolder();
  readOrMakeSecret(folder);
  writeFileSync(join(folder, 'secret'), '');
  expect(() => readOrMakeSecret(folder)).toThrow(SecretError);
});
