// Starts a script that prints one line of JSON with its address, in a process of its own.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { endLater } from './end-later.ts';

const greeting = z.looseObject({ url: z.string() });

export type Child = { readonly url: string; readonly stop: () => void };

export async function startChild(script: string, ...args: string[]): Promise<Child> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    child.stdout.resume();
    const stop = endLater(() => void child.kill());
    return { url: greeting.parse(JSON.parse(line)).url, stop: () => void stop() };
  }
  throw new Error(`${script} ended before it said its address`);
}
