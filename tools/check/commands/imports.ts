// Checks who imports whom, by the rules in .dependency-cruiser.cjs.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Check } from '../check.ts';
import { runCommand } from './run-command.ts';

const cruise = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string() }),
        cycle: z.array(z.object({ name: z.string() })).optional(),
      }),
    ),
  }),
});

const FOLDERS = ['app', 'bench', 'chinese', 'content', 'e2e', 'features', 'kit', 'tools', 'tutor-engine'];

export const importsCheck: Check = {
  name: 'imports',
  run: async (root) => {
    const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
    const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
    const { output } = await runCommand(root, 'depcruise', args);
    const start = output.indexOf('{');
    if (start === -1) return { summary: 'dependency-cruiser', problems: [output] };
    const { totalCruised, violations } = cruise.parse(
      JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)),
    ).summary;
    const problems = violations.map(({ from, to, rule, cycle }) => {
      const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
      return `${from}: ${rule.name}: → ${way}`;
    });
    return { summary: `dependency-cruiser, ${totalCruised} modules`, problems };
  },
};
