/** Reads the files of `chinese/data` from disk. */

import { readFileSync } from 'node:fs';

/** The bytes of a file of `chinese/data`, such as `lexicon.bin`. */
export function readData(name: string): Uint8Array {
  return readFileSync(new URL(`../data/${name}`, import.meta.url));
}
