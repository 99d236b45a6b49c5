// Compiles the server's code ahead of its first start, which then takes a second less of the processor's time.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modules, projectNode } from './paths.mjs';
import { run } from './run.mjs';

/** Where Node keeps compiled code; by its content, so that what has changed is compiled anew. */
export const compileCache = join(modules, '.cache/compiled');

/** Only makes things quicker: where it fails, the server compiles for itself. `refresh`: sources have changed. */
export async function compileServer({ refresh = false } = {}) {
  if (existsSync(compileCache) && !refresh) return;
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
  await run(projectNode, ['--eval', "await import('./app/server/compose/compose-app.ts')"], { env });
}
