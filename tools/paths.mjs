// Where the tools find the project and the Node that runs it.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const modules = join(root, 'node_modules');
/** The project's own Node, the npm package `node`: it runs TypeScript as it is, whatever the machine has. */
export const projectNode = join(modules, '.bin/node');

/** Whether this process already runs on the project's own Node. */
export function isProjectNode() {
  return existsSync(projectNode) && realpathSync(projectNode) === realpathSync(process.execPath);
}

/** A failure whose message is written for the person at the console. */
export class ToolError extends Error {
  isForPeople = true;
}
