// Runs a program to its end, either quietly (the output is printed if it fails) or with the output passed on.

import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { modules, root, ToolError } from './paths.mjs';

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Somebody has stopped us: nothing is to be begun any more. */
export class Interrupted extends ToolError {}

/** The environment of the project's programs: its own Node and tools come first, as in an npm script. */
export function projectEnvironment(extra = {}) {
  return { ...process.env, PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter), ...extra };
}

/**
 * Runs in the project's root and resolves with how it ended and what it wrote, both streams together. `code` is null
 * when a signal, the time limit or the lack of the program ended it. Throws Interrupted when we were told to stop.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isLoud?: boolean, timeoutMs?: number }} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function run(program, args, { env = projectEnvironment(), isLoud = false, timeoutMs = 0 } = {}) {
  return new Promise((resolve, reject) => {
    // A group of its own, so that what the program starts can be ended with it.
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    const listen = (from, to) =>
      from.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        if (isLoud) to.write(chunk);
      });
    listen(child.stdout, process.stdout);
    listen(child.stderr, process.stderr);
    let isInterrupted = false;
    const interrupt = (signal) => {
      isInterrupted = true;
      signalGroup(child, signal);
    };
    for (const signal of PASSED_ON) process.on(signal, interrupt);
    const timer = timeoutMs > 0 ? setTimeout(signalGroup, timeoutMs, child, 'SIGKILL') : undefined;
    const end = (code) => {
      clearTimeout(timer);
      for (const signal of PASSED_ON) process.off(signal, interrupt);
      if (isInterrupted) reject(new Interrupted('Stopped.'));
      else resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(null);
    });
    child.on('close', end);
  });
}

function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // Gone already.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The last lines of an output, for an error message. */
export function tail(output, lines = 20) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
