// Runs the server on the project's own Node: in this process if it is that Node, else in a child process.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isProjectNode, projectNode, root } from './paths.mjs';
import { compileCache } from './setup-cache.mjs';

/** Variables for this folder; what the environment already has comes first. */
const settings = join(root, '.env');

/** Runs the program that lies at `path` below the project's root. */
export async function serve(path = 'app/server/main.ts') {
  const program = join(root, path);
  if (isProjectNode()) {
    module.enableCompileCache(compileCache);
    if (existsSync(settings)) process.loadEnvFile(settings);
    await import(pathToFileURL(program).href);
    return;
  }
  const child = spawn(projectNode, [`--env-file-if-exists=${settings}`, program], {
    // The channel tells the server when this process is killed: it ends itself then.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`The server could not be run: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
