// Reads the shipped content from its JSON files; a mistake in one names the file and the place in it.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import type { Content } from './schema/content.ts';
import { LEVELS, type Level } from './schema/line.ts';
import { personaSchema } from './schema/persona.ts';
import { setLinesSchema, type Talk, talkSchema, topicSchema, wordListsSchema } from './schema/talk.ts';

/** A file that is no JSON, or not what its schema says. */
export class ContentError extends Error {}

const HERE = import.meta.dirname;

/**
 * All personas and talks. `root` holds `personas/<id>.json` and, for each level,
 * `talks/<level>/{lines,words}.json` and `talks/<level>/topics/<id>.json`.
 * Throws ContentError at the first mistake: broken content is a broken build.
 */
export function loadContent(root: string = HERE): Content {
  const personas = filesIn(join(root, 'personas')).map((path) => read(root, path, personaSchema));
  const present = new Set(readdirSync(join(root, 'talks')));
  const talks = LEVELS.filter((level) => present.has(level)).map((level) => readTalk(root, level));
  return { personas, talks };
}

function readTalk(root: string, level: Level): Talk {
  const folder = join(root, 'talks', level);
  const talk = {
    level,
    topics: filesIn(join(folder, 'topics')).map((path) => read(root, path, topicSchema)),
    lines: read(root, join(folder, 'lines.json'), setLinesSchema),
    words: read(root, join(folder, 'words.json'), wordListsSchema),
  };
  return check(relative(root, folder), talk, talkSchema);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(folder, name));
}

function read<S extends z.ZodType>(root: string, path: string, schema: S): z.infer<S> {
  const name = relative(root, path);
  return check(name, parseJson(name, readFileSync(path, 'utf8')), schema);
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentError(`${name} is no JSON: ${String(error)}`, { cause: error });
  }
}

function check<S extends z.ZodType>(name: string, value: unknown, schema: S): z.infer<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new ContentError(`${name}\n${z.prettifyError(result.error)}`);
  return result.data;
}
