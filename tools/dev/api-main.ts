// The API's process in development: waits with the packages loaded, and loads the project's own code when it is told to start.

import { registerHooks } from 'node:module';
import * as z from 'zod';

/** What this process is told: addresses of packages to load while it waits, or to serve with these variables. */
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
    // One that is gone since is met by whoever still asks for it.
    for (const url of message.load) await import(url).catch(() => undefined);
    return;
  }
  Object.assign(process.env, message.start);
  await import('../../app/server/main.ts');
  process.send?.({ packages: [...packages] });
}
