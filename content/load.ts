// Reads the shipped content from its JSON files; a mistake in one names the file and the place in it.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import * as z from 'zod';
import type { Content } from './schema/content.ts';
import { filmSchema, type TuneSource, tuneSchema } from './schema/films/film.ts';
import { LEVELS, type Level } from './schema/levels.ts';
import { fileNameOf } from './schema/line.ts';
import { adviceSchema } from './schema/listening/advice.ts';
import { anyTutorSchema } from './schema/listening/any-tutor.ts';
import { apartSchema } from './schema/listening/apart.ts';
import { biographySchema } from './schema/listening/biography.ts';
import { describingSchema } from './schema/listening/describing.ts';
import { echoesSchema } from './schema/listening/echoes.ts';
import { foreignWordsSchema } from './schema/listening/foreign-words.ts';
import { generalsSchema } from './schema/listening/generals.ts';
import { knowledgeSchema } from './schema/listening/knowledge.ts';
import { momentsSchema } from './schema/listening/moment.ts';
import { nounClassSchema } from './schema/listening/noun-class.ts';
import { predicateSchema } from './schema/listening/predicate.ts';
import { reactionSchema } from './schema/listening/reaction.ts';
import { recallSchema } from './schema/listening/recall.ts';
import { stancesSchema } from './schema/listening/stances.ts';
import { tellingsSchema } from './schema/listening/telling.ts';
import { themesSchema } from './schema/listening/theme.ts';
import { thingsSchema } from './schema/listening/things.ts';
import { personaSchema } from './schema/people/persona.ts';
import { lessonSchema } from './schema/studies/lesson.ts';
import { packSchema } from './schema/studies/pack.ts';
import { roleSchema } from './schema/studies/role.ts';
import {
  PLACES,
  placeSchema,
  type Scenario,
  scenarioSchema,
  sceneSchema,
} from './schema/studies/scenario.ts';
import { textSchema } from './schema/studies/text.ts';
import { debatesSchema } from './schema/talks/debate.ts';
import { idiomsSchema } from './schema/talks/idiom.ts';
import { inMannerSchema } from './schema/talks/manner.ts';
import { phrasebookSchema } from './schema/talks/phrasebook.ts';
import { worldsSchema } from './schema/talks/play-world.ts';
import { readingsSchema } from './schema/talks/reading.ts';
import { smallTalkSchema } from './schema/talks/small-talk.ts';
import {
  fewSetLinesSchema,
  inRoleSchema,
  setLinesSchema,
  type Talk,
  talkSchema,
  topicSchema,
  wordListsSchema,
} from './schema/talks/talk.ts';
import { toldSchema } from './schema/talks/told.ts';
import { urgentSchema } from './schema/talks/urgent.ts';
import { glossedWordsSchema } from './schema/word.ts';

/** A file that is no JSON, not what its schema says, not named after its id, or of no kind. */
export class ContentError extends Error {}

const HERE = import.meta.dirname;
/** Every file that may lie in the content folder: what is read below, and the code that reads and checks it. */
const LISTED = [
  /^(personas|biographies|words|lessons|texts|roles|packs|phrasebook|small-talk|films|films\/tunes)\/[^/]+\.json$/,
  /^frames\/(recall|echoes|foreign|generals|any-tutor|advice|stances|apart|describing|(nouns|predicates|reactions|tellings|themes|moments|knowledge|things)\/[^/]+)\.json$/,
  /^films\/drawings\/(things|sets)\/[^/]+\.svg$/,
  new RegExp(`^scenarios/(${PLACES.join('|')})/(place|scenes/[^/]+)\\.json$`),
  /^talks\/(in-(role|manner)|worlds|told|urgent)\.json$/,
  new RegExp(`^talks/(${LEVELS.join('|')})/((lines|words|idioms|readings|debates)|topics/[^/]+)\\.json$`),
  /^((schema(\/(people|talks|studies|listening|films))?|checks(\/studies)?)\/)?[^/]+\.ts$/,
  /^checks\/readings\.txt$/,
  /^(README|writing)\.md$/,
];

/**
 * All content. `root` holds `<kind>/<id>.json` for each kind but talks and scenarios: for each level
 * `talks/<level>/{lines,words}.json` and `talks/<level>/topics/<id>.json`, for each place
 * `scenarios/<place>/place.json` and `scenarios/<place>/scenes/<id>.json`. A folder may be missing.
 * Throws ContentError at the first mistake, and at a file of no kind: broken content is a broken build.
 */
export function loadContent(root: string = HERE): Content {
  refuseUnlisted(root);
  const present = new Set(namesIn(join(root, 'talks')));
  return {
    personas: readAll(root, 'personas', personaSchema),
    talks: LEVELS.filter((level) => present.has(level)).map((level) => readTalk(root, level)),
    words: filesIn(join(root, 'words')).map((path) => ({
      id: basename(path, '.json'),
      words: read(root, path, glossedWordsSchema),
    })),
    lessons: readAll(root, 'lessons', lessonSchema).toSorted(
      (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || a.order - b.order,
    ),
    texts: readAll(root, 'texts', textSchema).toSorted((a, b) => a.band - b.band || a.order - b.order),
    smallTalk: readAll(root, 'small-talk', smallTalkSchema),
    scenarios: PLACES.filter((place) => existsSync(join(root, 'scenarios', place))).map((place) =>
      readScenario(root, place),
    ),
    roles: readAll(root, 'roles', roleSchema),
    packs: readAll(root, 'packs', packSchema),
    phrasebook: readAll(root, 'phrasebook', phrasebookSchema),
    biographies: readAll(root, 'biographies', biographySchema),
    films: readAll(root, 'films', filmSchema),
    frames: {
      predicates: readAll(root, join('frames', 'predicates'), predicateSchema),
      nouns: readAll(root, join('frames', 'nouns'), nounClassSchema),
      reactions: readAll(root, join('frames', 'reactions'), reactionSchema),
      recall: readOne(root, 'frames/recall.json', recallSchema),
      echoes: readOne(root, 'frames/echoes.json', echoesSchema),
      anyTutor: readOne(root, 'frames/any-tutor.json', anyTutorSchema),
      advice: readOne(root, 'frames/advice.json', adviceSchema),
      stances: readOne(root, 'frames/stances.json', stancesSchema),
      apart: readOne(root, 'frames/apart.json', apartSchema),
      generals: readOne(root, 'frames/generals.json', generalsSchema),
      foreign: readOne(root, 'frames/foreign.json', foreignWordsSchema),
      tellings: readAll(root, join('frames', 'tellings'), tellingsSchema),
      themes: readAll(root, join('frames', 'themes'), themesSchema),
      moments: readAll(root, join('frames', 'moments'), momentsSchema),
      knowledge: readAll(root, join('frames', 'knowledge'), knowledgeSchema),
      things: readAll(root, join('frames', 'things'), thingsSchema),
      describing: readOne(root, 'frames/describing.json', describingSchema),
    },
  };
}

let shipped: Content | undefined;

/**
 * The content that is shipped, read once for the whole process: reading and checking it takes half a second. Nobody changes
 * what is in it. Throws as loadContent does.
 */
export function shippedContent(): Content {
  shipped ??= loadContent();
  return shipped;
}

/** The tune with this id; undefined where there is none. */
export function readTune(id: string): TuneSource | undefined {
  return readOne(HERE, `films/tunes/${id}.json`, tuneSchema);
}

function refuseUnlisted(root: string): void {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const path = relative(root, join(parentPath, name)).replaceAll(sep, '/');
    if (!LISTED.some((listed) => listed.test(path)))
      throw new ContentError(`${path} is of no kind that is read`);
  }
}

/** The files of a folder, each named after the id in it: so ids are unique, and a mistake is easy to find. */
function readAll<S extends z.ZodType<{ id: string }>>(root: string, folder: string, schema: S): z.infer<S>[] {
  return filesIn(join(root, folder)).map((path) => readNamed(root, path, schema));
}

function readOne<S extends z.ZodType<{ id: string }>>(
  root: string,
  path: string,
  schema: S,
): z.infer<S> | undefined {
  const file = join(root, path);
  return existsSync(file) ? readNamed(root, file, schema) : undefined;
}

function readNamed<S extends z.ZodType<{ id: string }>>(root: string, path: string, schema: S): z.infer<S> {
  const value = read(root, path, schema);
  if (fileNameOf(value.id) !== basename(path))
    throw new ContentError(`${relative(root, path)} has the id ${value.id}`);
  return value;
}

function readTalk(root: string, level: Level): Talk {
  const folder = join(root, 'talks', level);
  const talk = {
    level,
    topics: filesIn(join(folder, 'topics')).map((path) => readNamed(root, path, topicSchema)),
    lines: readSetLines(root, level),
    inRole: readOne(root, 'talks/in-role.json', inRoleSchema)?.answers ?? [],
    inManner: readOne(root, 'talks/in-manner.json', inMannerSchema),
    worlds: readOne(root, 'talks/worlds.json', worldsSchema),
    told: readOne(root, 'talks/told.json', toldSchema)?.themes ?? [],
    urgent: readOne(root, 'talks/urgent.json', urgentSchema),
    idioms: readOne(root, `talks/${level}/idioms.json`, idiomsSchema)?.idioms ?? [],
    readings: readOne(root, `talks/${level}/readings.json`, readingsSchema)?.readings ?? [],
    debates: readOne(root, `talks/${level}/debates.json`, debatesSchema)?.debates ?? [],
    words: read(root, join(folder, 'words.json'), wordListsSchema),
  };
  return check(relative(root, folder), talk, talkSchema);
}

/** At level zero little is said in own words; the rest is said as to beginners. */
function readSetLines(root: string, level: Level): object {
  const file = (of: Level) => join(root, 'talks', of, 'lines.json');
  if (level !== 'zero') return read(root, file(level), setLinesSchema);
  return { ...read(root, file('beginner'), setLinesSchema), ...read(root, file('zero'), fewSetLinesSchema) };
}

function readScenario(root: string, place: Scenario['id']): Scenario {
  const folder = join(root, 'scenarios', place);
  const scenario = {
    ...read(root, join(folder, 'place.json'), placeSchema),
    scenes: filesIn(join(folder, 'scenes')).map((path) => readNamed(root, path, sceneSchema)),
  };
  return check(relative(root, folder), scenario, scenarioSchema);
}

function filesIn(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(folder, name));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
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
