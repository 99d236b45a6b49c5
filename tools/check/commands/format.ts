// Checks that every file is formatted and its imports are in order.

import { relative, resolve } from 'node:path';
import type { Check } from '../check.ts';
import { runCommand, saidLines } from './run-command.ts';

export const formatCheck: Check = {
  name: 'format',
  run: async (root) => {
    const { code, output } = await runCommand(root, 'biome', [
      'check',
      '--reporter=github',
      '--max-diagnostics=none',
      '.',
    ]);
    const files = [...output.matchAll(/^::error.*?\bfile=([^,]+)/gm)].map(
      ([, file = '']) => `${relative(root, resolve(root, file))}: npx biome check --write`,
    );
    const problems = files.length > 0 ? [...new Set(files)] : saidLines(output);
    return { summary: 'Biome', problems: code === 0 ? [] : problems };
  },
};
