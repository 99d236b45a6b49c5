// Reads how a character is drawn from the package of stroke data, for measures and tests on Node.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ModelCharacter } from '../strokes/index.ts';

const FOLDER = join(import.meta.dirname, '../../node_modules/hanzi-writer-data');

/** Undefined for a character that nobody has drawn. */
export function strokeModel(character: string): ModelCharacter | undefined {
  const file = join(FOLDER, `${character}.json`);
  if (!existsSync(file)) return undefined;
  // Every file of the package has this shape.
  const { medians } = JSON.parse(readFileSync(file, 'utf8')) as Pick<ModelCharacter, 'medians'>;
  return { character, medians };
}

/** Every character that is drawn there. */
export function drawnCharacters(): string[] {
  return readdirSync(FOLDER)
    .map((name) => basename(name, '.json'))
    .filter((name) => Array.from(name).length === 1);
}
