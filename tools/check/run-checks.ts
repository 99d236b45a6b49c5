// Runs checks a few at a time and prints one line for each.

import type { Check, Outcome } from './check.ts';

export type Report = Outcome & { readonly name: string; readonly seconds: number };

type Options = {
  readonly root: string;
  /** How many run at once. */
  readonly width: number;
  readonly onReport: (report: Report) => void;
  /** Milliseconds, from any fixed moment. */
  readonly now: () => number;
};

/** Runs all checks, in their order of start; a check that throws has failed with what it threw. */
export async function runChecks(checks: readonly Check[], options: Options): Promise<Report[]> {
  const waiting = checks.values();
  const reports: Report[] = [];
  const worker = async () => {
    for (const check of waiting) {
      const report = await runCheck(check, options);
      reports.push(report);
      options.onReport(report);
    }
  };
  await Promise.all(Array.from({ length: options.width }, worker));
  return reports;
}

async function runCheck({ name, run }: Check, { root, now }: Options): Promise<Report> {
  const began = now();
  const outcome = await attempt(run, root);
  return { name, ...outcome, seconds: (now() - began) / 1000 };
}

async function attempt(run: Check['run'], root: string): Promise<Outcome> {
  try {
    return await run(root);
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { summary: 'could not run', problems: [told] };
  }
}

/** `✓ sizes  211 files (0.4 s)`, followed by the problems, indented. */
export function formatReport({ name, summary, problems, seconds }: Report): string {
  const isGood = problems.length === 0;
  const count = isGood ? '' : `, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  const line = `${isGood ? '✓' : '✗'} ${name.padEnd(14)} ${summary}${count} (${seconds.toFixed(1)} s)`;
  return [line, ...problems.map((problem) => `    ${problem.replaceAll('\n', '\n    ')}`)].join('\n');
}
