// `npm run dev` serves the page for development and the API on one port, and leaves nothing running.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { childEnvironment } from '../../kit/server/testing/child-environment.ts';
import { createTestDatabase } from '../../kit/server/testing/test-database.ts';

/** Resolves with the address that it prints; ends it with the test. */
async function startDevelopment(databaseUrl: string): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...childEnvironment,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      YULU_SECRET: 'the secret of the development server of this test',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const find = () => /Yulu is ready: (\S+)/.exec(output)?.[1];
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return find() ?? '';
}

test('the page comes with hot replacement and the content policy, the API beside it', async () => {
  const database = await createTestDatabase(inject('postgresUrl'));
  onTestFinished(database.drop);
  const address = await startDevelopment(database.url);
  const page = await fetch(`${address}/some/page`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(html).toContain('/@vite/client');
  const [, nonce = ''] = /nonce="([^"]+)"/.exec(html) ?? [];
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect((await fetch(`${address}/main.tsx`)).headers.get('content-type')).toMatch(/javascript/);
  expect((await fetch(`${address}/dev/strokes/5b57.json`)).status).toBe(200);
  expect(await (await fetch(`${address}/api/site`)).json()).toMatchObject({ speaker: 'engine' });
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
});
