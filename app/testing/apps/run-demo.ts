// Fills a test's database as `npm run demo` does, by the command itself.

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '../../../kit/server/testing/child-environment.ts';
import { SECRET, type TestApp } from './test-app.ts';

const COMMAND = join(import.meta.dirname, '../../server/commands/demo.ts');

/** Answers with what the command prints. */
export async function runDemo({ databaseUrl }: Pick<TestApp, 'databaseUrl'>): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'yulu-demo-'));
  try {
    const env = {
      ...childEnvironment,
      DATABASE_URL: databaseUrl,
      YULU_DATA: dataFolder,
      YULU_SECRET: SECRET,
    };
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND], { env });
    return stdout;
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
