// Tells a chunk that could not be fetched from one that is broken: the first can be fetched later.

import { UnreachableError } from './call-server.ts';
import { noteAbsence } from './server-watch.ts';

/** What Chromium, Firefox, Safari and Vite say; all of them with the address, which is nothing for a person to read. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed|Unable to preload/i;

/** Throws UnreachableError when a chunk that is waited for did not come; the server's watch then takes care. */
export async function reachable<Value>(chunk: Promise<Value>): Promise<Value> {
  try {
    return await chunk;
  } catch (error) {
    if (!(error instanceof Error && NOT_FETCHED.test(error.message))) throw error;
    noteAbsence();
    throw new UnreachableError('a part of the page did not come', { cause: error });
  }
}
