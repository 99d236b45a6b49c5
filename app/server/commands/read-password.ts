// Reads a password from a person or a script: never from the arguments, where every user of the machine could see it.

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The first line of standard input; at a terminal it is asked for and not shown. Undefined when there is none. */
export async function readPassword(question: string): Promise<string | undefined> {
  const { stdin } = process;
  const isTerminal = stdin.isTTY;
  if (isTerminal) process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: isTerminal });
  try {
    return await new Promise<string | undefined>((resolve) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(undefined));
    });
  } finally {
    lines.close();
    if (isTerminal) process.stdout.write('\n');
  }
}
