// Reads what features have declared for a page, all at once: one that fails or takes too long is told, the others are shown.

import { setTimeout as delay } from 'node:timers/promises';
import type { Locale } from '../../../kit/core/locale.ts';
import type { Log } from '../../../kit/server/log.ts';

type Part<Asked, Content> = {
  readonly name: string;
  readonly titles: Readonly<Record<Locale, string>>;
  readonly read: (asked: Asked) => Promise<Content>;
};

/** So long the page waits for the slowest of its parts. */
const PATIENCE_MS = 5000;

type ReadingOptions = { readonly log: Log; readonly patienceMs?: number };

export async function readParts<Asked extends { readonly locale: Locale }, Content>(
  parts: readonly Part<Asked, Content>[],
  asked: Asked,
  { log, patienceMs = PATIENCE_MS }: ReadingOptions,
) {
  return Promise.all(
    parts.map(async ({ name, titles, read }) => ({
      name,
      title: titles[asked.locale],
      content: await readOne(() => read(asked), patienceMs).catch((error: unknown) => {
        log.error({ err: error, part: name }, 'a part of an admin page could not be read');
        return null;
      }),
    })),
  );
}

async function readOne<Content>(read: () => Promise<Content>, patienceMs: number): Promise<Content> {
  const over = new AbortController();
  const late = delay(patienceMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`not read within ${patienceMs} ms`);
  });
  try {
    return await Promise.race([read(), late]);
  } finally {
    over.abort();
    // What was waited for is not any more.
    late.catch(() => undefined);
  }
}
