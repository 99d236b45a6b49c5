// What was right in a lesson, as this browser knows it: so that the exercises go on after a reload without a connection.

import { COPIES, readStored, store } from '../../../../kit/web/storage.ts';

const KEY = `${COPIES}lesson-`;

export function readRight(lessonId: string): readonly string[] {
  try {
    const keys: unknown = JSON.parse(readStored(KEY + lessonId) ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return []; // Cut off or not ours.
  }
}

/** The server's answers replace it as soon as they are there. */
export function keepRight(lessonId: string, keys: ReadonlySet<string>): void {
  store(KEY + lessonId, JSON.stringify([...keys]));
}
