// Holds the project to its own rules (`npm run check`); names after the command run only those checks.

import { join } from 'node:path';
import { CHECKS } from './checks.ts';
import { formatReport, runChecks } from './run-checks.ts';

/** Two processes at once keep two processors busy; the checks inside this process take turns between them. */
const WIDTH = 3;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are ${CHECKS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const began = performance.now();
const reports = await runChecks(
  CHECKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  {
    root: join(import.meta.dirname, '../..'),
    width: WIDTH,
    onReport: (report) => console.log(formatReport(report)),
    now: () => performance.now(),
  },
);
const failed = reports.filter(({ problems }) => problems.length > 0);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`${reports.length - failed.length} checks passed, ${failed.length} failed, in ${seconds} s`);
process.exitCode = failed.length === 0 ? 0 : 1;
