/** `npm run -s chinese -- segment | pinyin | level | check | match`: one JSON object per line of standard input. */

import { once } from 'node:events';
import { COMMANDS } from './commands.ts';
import { answerLines } from './lines.ts';
import { MissingPart } from './parts.ts';

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function run(name: string): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    process.stderr.write(`Name one of the commands: ${Object.keys(COMMANDS).join(', ')}.\n`);
    process.exitCode = 2;
    return;
  }
  process.stdin.setEncoding('utf8');
  await answerLines(process.stdin, await command(), write);
}

// A reader such as `head` that has seen enough ends us without a fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await run(process.argv[2] ?? '');
} catch (error) {
  if (!(error instanceof MissingPart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 3;
}
