// The process that reads pictures, one at a time; it is apart because native code that fails takes its process with it.

import { availableParallelism, setPriority } from 'node:os';
import type { RecognisedPicture } from '../../core/recognised-picture.ts';
import type { Answer, Question } from './messages.ts';

/** Whoever needs more is ended, and with it the picture that made it so. */
const MEMORY_MOST_BYTES = 1_200_000_000;
const MEMORY_LOOK_MS = 250;
const USED_TOLD_MS = 500;
const THREADS_MOST = 2;
/** Pages are answered before pictures are read. */
const PRIORITY = 5;

const say = (answer: Answer) => process.send?.(answer);

const load = async () => {
  const [{ openPicture }, { openTextReader }, { openCodeReader }, { findCircles }] = await Promise.all([
    import('./reading/open-picture.ts'),
    import('./reading/read-text.ts'),
    import('./reading/read-codes.ts'),
    import('./reading/find-circles.ts'),
  ]);
  const [text, readCodes] = await Promise.all([
    openTextReader(Math.min(availableParallelism(), THREADS_MOST)),
    openCodeReader(),
  ]);
  return async (bytes: Uint8Array): Promise<RecognisedPicture> => {
    const opened = await openPicture(bytes);
    const { width, height } = opened.picture;
    const codes = await readCodes(opened.picture);
    const circles = findCircles(opened.picture);
    return { width, height, lines: await text.read(opened), codes, circles };
  };
};

const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function watchMemory(): void {
  const look = setInterval(() => {
    if (process.memoryUsage.rss() > MEMORY_MOST_BYTES) process.exit(1);
  }, MEMORY_LOOK_MS);
  look.unref();
}

/** The time of all threads of this process; until the function that it answers is called. */
function tellTimeUsed(id: number): () => void {
  const begun = process.cpuUsage();
  const telling = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    say({ kind: 'used', id, ms: Math.round((user + system) / 1000) });
  }, USED_TOLD_MS);
  return () => clearInterval(telling);
}

try {
  setPriority(PRIORITY);
  watchMemory();
  const read = await load();
  process.on('message', ({ id, bytes }: Question) => {
    const end = tellTimeUsed(id);
    read(bytes)
      .finally(end)
      .then(
        (picture) => say({ kind: 'read', id, picture }),
        (error: unknown) => say({ kind: 'failed', id, detail: detailOf(error) }),
      );
  });
  process.on('disconnect', () => process.exit(0));
  say({ kind: 'ready' });
} catch (error) {
  say({ kind: 'unavailable', detail: detailOf(error) });
  process.exitCode = 1;
  process.disconnect();
}
