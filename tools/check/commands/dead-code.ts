// Finds files, exports and dependencies that nothing uses.

import type { Check } from '../check.ts';
import { runCommand, saidLines } from './run-command.ts';

export const deadCodeCheck: Check = {
  name: 'dead-code',
  run: async (root) => {
    const { code, output } = await runCommand(root, 'knip', [
      '--no-progress',
      '--reporter',
      'compact',
      '--treat-config-hints-as-errors',
    ]);
    return { summary: 'knip', problems: code === 0 ? [] : saidLines(output) };
  },
};
