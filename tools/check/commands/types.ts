// Type-checks the three projects: shared without any platform, server with Node, web with the DOM.

import type { Check } from '../check.ts';
import { runCommand, saidLines } from './run-command.ts';

/** TypeScript 7 checks five times as fast; version 6 stays beside it for the rules that read syntax trees (its API). */
const COMPILER = '../typescript-native/bin/tsc';

const PROJECTS = ['shared', 'server', 'web'] as const;

/** One check per project, so that they can run side by side. */
export const typeChecks: readonly Check[] = PROJECTS.map((project) => ({
  name: `types-${project}`,
  run: async (root) => {
    const { code, output } = await runCommand(root, COMPILER, [
      '-p',
      `tsconfig.${project}.json`,
      '--pretty',
      'false',
      // Each further checker works out the same types again; the checks run beside each other anyway.
      '--checkers',
      '1',
    ]);
    const lines = saidLines(output).filter((line) => !line.startsWith(' '));
    return { summary: 'TypeScript', problems: code === 0 ? [] : lines };
  },
}));
