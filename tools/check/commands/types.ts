// Type-checks the three projects: shared without any platform, server with Node, web with the DOM.

import type { Check } from '../check.ts';
import { runCommand, saidLines } from './run-command.ts';

const PROJECTS = ['shared', 'server', 'web'] as const;

/** One check per project, so that they can run side by side. */
export const typeChecks: readonly Check[] = PROJECTS.map((project) => ({
  name: `types-${project}`,
  run: async (root) => {
    const { code, output } = await runCommand(root, 'tsc', [
      '-p',
      `tsconfig.${project}.json`,
      '--pretty',
      'false',
    ]);
    const lines = saidLines(output).filter((line) => !line.startsWith(' '));
    return { summary: 'TypeScript', problems: code === 0 ? [] : lines };
  },
}));
