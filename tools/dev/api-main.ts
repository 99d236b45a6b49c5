// The API's process in development: loads the packages first, and the project's own code when it is told to start.

import { registerHooks } from 'node:module';
import * as z from 'zod';

/** Messages to this process: packages to load while it waits, or the command to serve with these variables. */
const messageSchema = z.union([
  z.object({ load: z.array(z.string()) }),
  z.object({ start: z.record(z.string(), z.string()) }),
]);
export type Message = z.output<typeof messageSchema>;

const isPackage = (url = '') => url.includes('/node_modules/');

/** Entry modules of packages as the project's own code has asked for them. */
const packages = new Set<string>();
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    if (isPackage(resolved.url) && !isPackage(context.parentURL)) packages.add(resolved.url);
    return resolved;
  },
});

let work = Promise.resolve();
process.on('message', (message) => {
  work = work.then(() => obey(messageSchema.parse(message)));
});

async function obey(message: Message): Promise<void> {
  if ('load' in message) {
    // A package that was removed meanwhile fails where it is imported.
    for (const url of message.load) await import(url).catch(() => undefined);
    return;
  }
  Object.assign(process.env, message.start);
  await import('../../app/server/main.ts');
  process.send?.({ packages: [...packages] });
}
