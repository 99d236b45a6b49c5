// Runs the content's own check: schemas, languages, levels.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from '../check.ts';
import { runCommand, saidLines } from './run-command.ts';

const SCRIPT = 'content/check.ts';

export const contentCheck: Check = {
  name: 'content',
  run: async (root) => {
    if (!existsSync(join(root, SCRIPT))) return { summary: SCRIPT, problems: [`${SCRIPT} is missing`] };
    const { code, output } = await runCommand(root, 'node', [SCRIPT]);
    const lines = saidLines(output);
    return {
      summary: SCRIPT,
      problems: code === 0 ? [] : lines.length > 0 ? lines : [`it ended with ${code}`],
    };
  },
};
