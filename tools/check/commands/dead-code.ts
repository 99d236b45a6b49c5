// Finds files, exports and dependencies that nothing uses; a test is no user.

import * as z from 'zod';
import type { Check } from '../check.ts';
import { runCommand } from './run-command.ts';

const issue = z.object({ name: z.string(), line: z.number().optional() });
const report = z.object({
  issues: z.array(z.looseObject({ file: z.string() })),
});

/** What knip calls it, and how we say it. */
const KINDS = {
  files: 'is used by nothing',
  dependencies: 'is a dependency that nothing uses',
  devDependencies: 'is a development dependency that nothing uses',
  unlisted: 'is used but no dependency',
  binaries: 'is run but no dependency',
  unresolved: 'cannot be found',
  exports: 'is exported and used nowhere else',
  types: 'is an exported type that nothing else uses',
  duplicates: 'is exported twice',
} as const;

/** The files of the product and its tools alone, as knip.jsonc marks them: what only tests use is not used. */
const WITHOUT_TESTS = [
  '--production',
  '--exclude',
  'dependencies,devDependencies,unlisted,binaries,unresolved',
];

export const deadCodeCheck: Check = {
  name: 'dead-code',
  run: async (root) => {
    const found = await Promise.all([findUnused(root, []), findUnused(root, WITHOUT_TESTS)]);
    return { summary: 'knip', problems: [...new Set(found.flat())] };
  },
};

async function findUnused(root: string, options: readonly string[]): Promise<string[]> {
  const args = ['--no-progress', '--reporter', 'json', ...options];
  const { code, output } = await runCommand(root, 'knip', args);
  const start = output.indexOf('{"');
  if (start === -1) return [output];
  const { issues } = report.parse(JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)));
  const problems = issues.flatMap((found) =>
    Object.entries(KINDS).flatMap(([kind, words]) =>
      z
        .array(z.union([issue, z.array(issue)]))
        .parse(found[kind] ?? [])
        .flat()
        .map(({ name, line }) => `${found.file}${line === undefined ? '' : `:${line}`} ${name} ${words}`),
    ),
  );
  const isSilentFailure = code !== 0 && problems.length === 0;
  return isSilentFailure ? [output] : problems;
}
