// The kinds of tests that `npm test` runs, each with how it is run and how its report is counted.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectNode, root, ToolError } from '../places.mjs';
import { projectEnvironment, run } from '../run.mjs';
import { ensureChromium } from './chromium.mjs';
import { countCheck, countPlaywright, countVitest } from './counts.mjs';
import { startServers } from './servers.mjs';

/** The limits only end what hangs; a slow machine gets its results. */
const MINUTE = 60_000;

/** In the order in which they run: the cheapest to tell what is wrong come first. */
export const kinds = [
  { name: 'check', run: check },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'api', run: () => vitest('api') },
  { name: 'e2e', run: e2e },
];

async function check() {
  return countCheck(
    await run(projectNode, ['tools/check/main.ts'], { isLoud: true, timeoutMs: 10 * MINUTE }),
  );
}

function vitest(project) {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const ended = await run(projectNode, [program, 'run', '--project', project, ...reporters], {
      isLoud: true,
      timeoutMs: 20 * MINUTE,
    });
    return countVitest(ended, await readReport(report));
  });
}

async function e2e() {
  const chromium = await ensureChromium();
  const servers = await startServers();
  const program = join(root, 'node_modules/@playwright/test/cli.js');
  try {
    return await withReport(async (report) => {
      const env = projectEnvironment({
        ...servers.env,
        CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      });
      const ended = await run(projectNode, [program, 'test', '--reporter=list,json'], {
        env,
        isLoud: true,
        timeoutMs: 51 * MINUTE,
      });
      return countPlaywright(ended, await readReport(report));
    });
  } finally {
    await servers.stop();
  }
}

async function withReport(work) {
  const folder = await mkdtemp(join(tmpdir(), 'yulu-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Undefined when the runner wrote none, which means that it crashed. */
async function readReport(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw new ToolError(`The report ${path} cannot be read: ${error.message}`);
  }
}
