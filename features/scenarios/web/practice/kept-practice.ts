// Where a practice stands, kept in this browser tab, so that a reload goes on with the same line. It is gone with the tab.

import { type Practice, resumePractice } from '../../domain/index.ts';
import type { Scene } from '../queries.ts';

/** `roundId`: by which the log of learning events knows the round. */
export type KeptPractice = { readonly practice: Practice; readonly roundId: string };

const keyOf = ({ place, id }: Scene) => `yulu.practice.${place}/${id}`;

/** Undefined where nothing is kept, and where the scene is no longer the one that was practised. */
export function recallPractice(scene: Scene): KeptPractice | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(scene)) ?? 'null');
    if (!isKept(stored)) return undefined;
    const practice = resumePractice(stored.practice, scene.dialogue);
    return practice && { practice, roundId: stored.roundId };
  } catch {
    return undefined; // Blocked by the browser's settings, or nothing that we wrote.
  }
}

function isKept(value: unknown): value is { readonly practice: unknown; readonly roundId: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'practice' in value &&
    'roundId' in value &&
    typeof value.roundId === 'string'
  );
}

export function keepPractice(scene: Scene, kept: KeptPractice): void {
  try {
    sessionStorage.setItem(keyOf(scene), JSON.stringify(kept));
  } catch {
    // Blocked or full: the practice goes on, and a reload begins anew.
  }
}

export function forgetPractice(scene: Scene): void {
  try {
    sessionStorage.removeItem(keyOf(scene));
  } catch {
    // Blocked: then nothing was kept either.
  }
}
