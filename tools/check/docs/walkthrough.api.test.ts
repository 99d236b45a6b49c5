import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { withTestApp } from '../../../app/testing/apps/test-app.ts';

const README = join(import.meta.dirname, '../../../README.md');

it('the walkthrough of the README does with curl alone what it says', async () => {
  const { url } = await withTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'yulu-walkthrough-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page = await readFile(README, 'utf8');
  const [, script = ''] = /```sh\n(api=[^]*?)```/.exec(page) ?? [];
  const here = script.replace('http://localhost:3000', url);
  expect(here).toContain(url);
  const { stdout } = await promisify(execFile)('sh', ['-euc', here], { cwd: folder });
  const [tutors] = /\[\{"id".*?\}\]/.exec(stdout) ?? [];
  const stream = stdout.slice(stdout.indexOf('event: message'));
  const history = stdout.slice(stdout.lastIndexOf('{"talk":'));
  expect(tutors).toContain('"level":"beginner"');
  for (const type of ['started', 'delta', 'ended']) expect(stream).toContain(`"type":"${type}"`);
  const { messages } = JSON.parse(history);
  expect(messages).toHaveLength(3);
  expect(messages[1]).toMatchObject({ author: 'learner', text: '你好！我叫小梅。' });
  expect(messages[2]).toMatchObject({ author: 'tutor', state: 'complete' });
});
