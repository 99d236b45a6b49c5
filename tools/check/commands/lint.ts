// Lints with knowledge of types: no any, no non-null assertion, no floating promise, hooks and accessibility.

import * as z from 'zod';
import type { Check } from '../check.ts';
import { runCommand } from './run-command.ts';

const findings = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      code: z.string().optional(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number().optional() }) })),
    }),
  ),
  number_of_files: z.number(),
});

export const lintCheck: Check = {
  name: 'lint',
  run: async (root) => {
    const args = ['--type-aware', '--deny-warnings', '--format', 'json', '.'];
    const { code, output } = await runCommand(root, 'oxlint', args);
    const start = output.indexOf('{');
    if (start === -1) return { summary: 'oxlint', problems: [output] };
    const { diagnostics, number_of_files: count } = findings.parse(JSON.parse(output.slice(start)));
    const problems = diagnostics.map(
      ({ filename, labels, code: rule = '', message }) =>
        `${filename}:${labels[0]?.span.line ?? 1} ${rule} ${message}`,
    );
    const isSilentFailure = code !== 0 && problems.length === 0;
    return { summary: `oxlint, ${count} files`, problems: isSilentFailure ? [output] : problems };
  },
};
