// The dialogues of our scenes by level: lines to be answered, fetched once and kept like the dictionary.

import type { Level } from '../../../content/schema/levels.ts';

/** A line in the three languages, and who says it. */
export type SceneLine = {
  readonly speaker: string;
  readonly zh: string;
  readonly en: string;
  readonly pt: string;
};
/** Each dialogue from its first line to its last. */
export type SceneLinesFile = readonly (readonly SceneLine[])[];

/** The path inside the dictionary's folder. */
export const sceneLinesFileOf = (level: Level): string => `scenes/${level}.json`;

const loading = new Map<Level, Promise<SceneLinesFile>>();

/** Fetched once; a call after a failure tries again. Rejects when the file cannot be had. */
export function loadSceneLines(level: Level): Promise<SceneLinesFile> {
  const known = loading.get(level);
  const lines = known ?? fetchLines(level);
  loading.set(level, lines);
  lines.catch(() => loading.delete(level));
  return lines;
}

async function fetchLines(level: Level): Promise<SceneLinesFile> {
  const url = `${import.meta.env.YULU_DICTIONARY}/${sceneLinesFileOf(level)}`;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  // The build of the same version wrote the file in this shape.
  return (await answer.json()) as SceneLinesFile;
}
