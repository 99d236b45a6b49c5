// A migration that a release has shipped is never changed: databases of that release have already run it.

import * as z from 'zod';
import { hashText } from '../../generate/hash-text.ts';
import type { TreeFile } from '../tree.ts';

const hashes = z.record(z.string(), z.string());

/** `released` is the text of migrations/released.json. */
export function checkReleased(released: string, files: readonly TreeFile[]): string[] {
  return Object.entries(hashes.parse(JSON.parse(released))).flatMap(([name, hash]) => {
    const file = files.find(({ path }) => path === `migrations/${name}`);
    if (!file) return [`migrations/${name} was released and is gone`];
    return hashText(file.text) === hash ? [] : [`migrations/${name} was released and has been changed`];
  });
}
