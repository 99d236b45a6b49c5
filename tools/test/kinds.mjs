// The kinds of tests that `npm test` runs, each with how it is run and how its report is counted.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectNode, root, ToolError } from '../paths.mjs';
import { projectEnvironment, run } from '../run.mjs';
import { compileCache } from '../setup-cache.mjs';
import { ensureChromium } from './chromium.mjs';
import { afterSecondRun, countCheck, countPlaywright, countVitest } from './counts.mjs';
import { startServers } from './servers.mjs';

/** The limits only end what hangs; a slow machine gets its results. */
const MINUTE = 60_000;
const MINUTES_OF_A_KIND = Number(process.env.TEST_MINUTES ?? 20);

/**
 * In the order in which they run: the cheapest to tell what is wrong come first. `run` takes parts of the paths of test
 * files, none for all. The budgets are for a slow machine of two cores, 17 minutes together; who goes beyond one is told,
 * and nothing fails by it. Each kind has as many workers as it needs to leave neither core idle.
 */
export const kinds = [
  { name: 'check', budgetSeconds: 90, run: check },
  { name: 'unit', budgetSeconds: 100, run: onNode('unit*') },
  { name: 'browser', budgetSeconds: 90, run: browser },
  { name: 'api', budgetSeconds: 280, run: onNode('api') },
  { name: 'e2e', budgetSeconds: 470, run: e2e },
];

async function check() {
  return countCheck(
    await run(projectNode, ['tools/check/main.ts'], { isLoud: true, timeoutMs: 10 * MINUTE }),
  );
}

async function browser(filters) {
  const CHROMIUM = await ensureChromium();
  return vitest('browser', filters, projectEnvironment({ CHROMIUM }));
}

/** Neither workers nor the servers that some tests start need compile their code each for itself. */
function onNode(kind) {
  return (filters) => vitest(kind, filters, projectEnvironment({ NODE_COMPILE_CACHE: compileCache }));
}

/** What fails in a browser or against servers runs once more, by its file: it tells what is unsteady from what is broken. */
async function vitest(project, filters, env) {
  const { count, failedFiles } = await runVitest(project, filters, env);
  if (project === 'unit*' || failedFiles.length === 0) return count;
  console.log('\nThe files of the failed tests once more.');
  const again = (await runVitest(project, failedFiles, env)).count;
  return afterSecondRun(count, again.failed === 0 ? { ...again, passed: count.failed } : again);
}

function runVitest(project, filters, env) {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  return withReport(async (path) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
    const ended = await run(projectNode, [program, 'run', '--project', project, ...filters, ...reporters], {
      env,
      isLoud: true,
      timeoutMs: MINUTES_OF_A_KIND * MINUTE,
    });
    const report = await readReport(path);
    const failedFiles = (report?.testResults ?? []).flatMap(({ status, name }) =>
      status === 'failed' ? [relative(root, name)] : [],
    );
    return { count: countVitest(ended, report), failedFiles };
  });
}

async function e2e(filters) {
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
      const ended = await run(projectNode, [program, 'test', ...filters, '--reporter=list,json'], {
        env,
        isLoud: true,
        timeoutMs: 51 * MINUTE,
      });
      const count = countPlaywright(ended, await readReport(report));
      if (count.failed === 0) return count;
      return afterSecondRun(
        count,
        await runFailuresAgain(program, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${report}.again` }),
      );
    });
  } finally {
    await servers.stop();
  }
}

/** Runs once more what failed, with a trace: it tells what is unsteady from what is broken. */
async function runFailuresAgain(program, env) {
  console.log('\nThe failed journeys once more, with their traces in test-results/.');
  const args = ['test', '--last-failed', '--trace=on', '--reporter=list,json'];
  const ended = await run(projectNode, [program, ...args], { env, isLoud: true, timeoutMs: 10 * MINUTE });
  return countPlaywright(ended, await readReport(env.PLAYWRIGHT_JSON_OUTPUT_NAME));
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
