// Runs drizzle-kit's command line with the configuration in the root.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Waits for the end; throws when the command fails. Its output goes to the terminal. */
export function runDrizzleKit(root: string, args: readonly string[]): void {
  const bin = join(root, 'node_modules/drizzle-kit/bin.cjs');
  execFileSync(process.execPath, [bin, ...args], { cwd: root, stdio: 'inherit' });
}
