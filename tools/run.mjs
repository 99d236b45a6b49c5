// Runs a program to its end: quietly, with its output kept for the case that it fails, or with the output passed on.

import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { modules, root } from './places.mjs';

/** The environment of the project's programs: its own Node and tools come first, as in an npm script. */
export function projectEnvironment(extra = {}) {
  return { ...process.env, PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter), ...extra };
}

/**
 * Runs in the project's root and resolves with how it ended and what it wrote, both streams together. Only a signal or
 * a program that is missing leaves `code` null.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isLoud?: boolean, timeoutMs?: number }} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function run(program, args, { env = projectEnvironment(), isLoud = false, timeoutMs = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const listen = (from, to) =>
      from.on('data', (chunk) => {
        output += chunk;
        if (isLoud) to.write(chunk);
      });
    listen(child.stdout.setEncoding('utf8'), process.stdout);
    listen(child.stderr.setEncoding('utf8'), process.stderr);
    const timer = timeoutMs > 0 ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : undefined;
    const passOn = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn);
    const end = (code) => {
      clearTimeout(timer);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, passOn);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(null);
    });
    child.on('close', end);
  });
}

/** The last lines of an output, for an error message. */
export function tail(output, lines = 20) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
