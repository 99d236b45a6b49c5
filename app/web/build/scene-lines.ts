// Collects the dialogues of the scenes, by level.

import type { Level } from '../../../content/schema/levels.ts';
import { type SceneLinesFile, sceneLinesFileOf } from '../../../kit/web/language-core/scene-lines.ts';
import { currentContent } from './current-content.ts';

/** The files by their path, as JSON; every level that has a scene has one. */
export function sceneLineFiles(): ReadonlyMap<string, string> {
  const byLevel = new Map<Level, SceneLinesFile[number][]>();
  for (const { level, characters, dialogue } of currentContent().scenarios.flatMap(({ scenes }) => scenes)) {
    const nameOf = (id: string) => characters.find((character) => character.id === id)?.name.zh ?? '';
    const lines = dialogue.map(({ speaker, zh, en, pt }) => ({ speaker: nameOf(speaker), zh, en, pt }));
    byLevel.set(level, [...(byLevel.get(level) ?? []), lines]);
  }
  return new Map(Array.from(byLevel, ([level, lines]) => [sceneLinesFileOf(level), JSON.stringify(lines)]));
}
