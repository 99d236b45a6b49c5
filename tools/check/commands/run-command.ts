// Runs a program of the project's own packages and keeps what it prints.

import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type CommandResult = { readonly code: number; readonly output: string };

/**
 * Runs `node_modules/.bin/<program>` in `root`, on the Node that runs us. `output` is both streams in the order
 * of arrival; `code` is 1 when a signal ended it. Rejects when the program cannot be started.
 */
export function runCommand(root: string, program: string, args: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const bin = join(root, 'node_modules/.bin');
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env.PATH ?? ''}`,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      // Programs in Go take one core each: further workers only repeat work on types, and checks run beside each other.
      GOMAXPROCS: '1',
      // By its own measure Go collects after each doubling of what lives, which takes half of their time.
      GOGC: '400',
    };
    const child = spawn(join(bin, program), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: string) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The lines of an output that say something. */
export function saidLines(output: string): string[] {
  return output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm warn'));
}
