// Command: says every mistake in the shipped content and fails when there is one.

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDictionary } from '../chinese/dictionary/index.ts';
import { dictionaryFolder } from '../chinese/node/dictionary-folder.ts';
import { createReader, loadSounds } from '../chinese/sounds/index.ts';
import { loadLexicon } from '../chinese/words/index.ts';
import type { Core } from './checks/core.ts';
import { filmProblems } from './checks/films.ts';
import { languageCoreProblems, withOwnWords } from './checks/language.ts';
import { type ReviewedReadings, readingProblems, readReviewed } from './checks/readings.ts';
import { courseProblems } from './checks/studies/course.ts';
import { textProblems } from './checks/studies/texts.ts';
import { ContentError, loadContent } from './load.ts';
import { problemsIn } from './problems.ts';
import type { Content } from './schema/content.ts';
import { unknownForGrownUps } from './schema/for-grown-ups.ts';

const DATA = join(import.meta.dirname, '../chinese/data');

/** The language core with its shipped data. */
export function loadCore(): Core {
  const lexicon = loadLexicon(readFileSync(join(DATA, 'lexicon.bin')));
  const sounds = loadSounds(readFileSync(join(DATA, 'polyphones.bin')));
  const loadShard = (path: string) => readFile(join(dictionaryFolder(), path), 'utf8');
  return { lexicon, reader: createReader(lexicon, sounds), dictionary: createDictionary({ loadShard }) };
}

/** Where the reviewed readings are listed. */
export const READINGS_FILE = 'checks/readings.txt';

/** The reviewed readings that are not the dictionary's usual ones. */
export function loadReviewed(): ReviewedReadings {
  return readReviewed(readFileSync(join(import.meta.dirname, READINGS_FILE), 'utf8'));
}

/** Everything that is wrong with some content; each problem is one line, `file:path: what`. */
export async function allProblems(content: Content, core: Core): Promise<string[]> {
  return [
    ...problemsIn(content),
    ...courseProblems(content, core),
    ...textProblems(content.texts, withOwnWords(core, content)),
    ...filmProblems(content.films),
    ...(await languageCoreProblems(content, core)),
    ...readingProblems(core, content, loadReviewed(), READINGS_FILE),
  ];
}

function grownUpProblems({ roles, scenarios, texts }: Content): string[] {
  const ids = {
    roles: roles.map(({ id }) => id),
    scenes: scenarios.flatMap(({ id, scenes }) => scenes.map((scene) => `${id}/${scene.id}`)),
    texts: texts.map(({ id }) => id),
  };
  return unknownForGrownUps(ids).map((id) => `schema/for-grown-ups.ts: there is no ${id}`);
}

async function mistakes(): Promise<string[]> {
  try {
    const content = loadContent();
    return [...grownUpProblems(content), ...(await allProblems(content, loadCore()))];
  } catch (error) {
    if (error instanceof ContentError) return [error.message];
    throw error;
  }
}

if (import.meta.main) {
  const found = await mistakes();
  for (const mistake of found) console.error(mistake);
  process.exitCode = found.length === 0 ? 0 : 1;
}
