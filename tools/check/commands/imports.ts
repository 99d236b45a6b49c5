// Checks who imports whom, by the rules in .dependency-cruiser.cjs, and that folders have one direction.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Check } from '../check.ts';
import { findFolderCircles } from '../folder-circles.ts';
import { runCommand } from './run-command.ts';

const cruise = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
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
    const { modules, summary } = cruise.parse(JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)));
    const { totalCruised, violations } = summary;
    const broken = violations.map(({ from, to, rule, cycle }) => {
      const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
      return `${from}: ${rule.name}: → ${way}`;
    });
    const imports = modules.flatMap(({ source, dependencies }) =>
      dependencies.flatMap(({ resolved }) =>
        FOLDERS.some((folder) => resolved.startsWith(`${folder}/`)) ? [{ from: source, to: resolved }] : [],
      ),
    );
    return {
      summary: `dependency-cruiser, ${totalCruised} modules`,
      problems: [...broken, ...findFolderCircles(imports)],
    };
  },
};
