// The placement that is under way in this browser: it goes on where it stopped, also after the page was closed.

import { useClientState } from '../../../../kit/web/client-store.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { forgetStored, readStored, store } from '../../../../kit/web/storage.ts';
import type { Answer } from '../../domain/index.ts';

export type OpenPlacement = { readonly id: string; readonly answers: readonly Answer[] };

/** Of another shape than this, what is kept is not read. */
const VERSION = 1;
type Stored = OpenPlacement & { readonly version: number };

const key = (): string => `yulu.placement.${useClientState.getState().username ?? ''}`;

export const begin = (): OpenPlacement => ({ id: newId(), answers: [] });

export function readOpen(): OpenPlacement | undefined {
  try {
    // Only `keepOpen` writes under this key, and a version parts the shapes.
    const stored = JSON.parse(readStored(key()) ?? 'null') as Stored | null;
    return stored?.version === VERSION ? { id: stored.id, answers: stored.answers } : undefined;
  } catch {
    return undefined; // Cut off or not ours.
  }
}

/** Where the browser keeps nothing, it is lost with the page. */
export const keepOpen = (open: OpenPlacement): boolean =>
  store(key(), JSON.stringify({ ...open, version: VERSION } satisfies Stored));

export const forgetOpen = (): void => forgetStored(key());
