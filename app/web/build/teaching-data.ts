// Lays beside the page what the embedded teacher talks about, for talks that lose their connection.

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Frames } from '../../../content/schema/content.ts';
import {
  LISTENING_LEVELS,
  type ListeningLevel,
  levelsFor,
  type Uptake,
} from '../../../content/schema/listening/frame.ts';
import { fittingTutor } from '../../../features/tutor-chat/domain/index.ts';
import { LOCALES } from '../../../kit/core/locale.ts';
import { currentContent } from './current-content.ts';
import { drawFace } from './draw-face.ts';
import { definedInEnv, serveFiles } from './serve-files.ts';

/**
 * Puts these below `assets/teaching-<hash>/`: `<level>.json` (the level's talk), `frames-<level>.json` (what is said to what
 * learners tell), `biography-<id>.json` (the life of a tutor, or null), `common.json` (small talk, phrases, and the words that
 * the content glosses), `tutor-<id>.json` and `face-<id>.svg` for the tutors that newcomers meet first. Code finds the folder
 * in `import.meta.env.YULU_TEACHING`; its name changes with its content. What the home page says of
 * those tutors stands in `import.meta.env.YULU_FIRST_TUTORS`, by language.
 */
export function teachingData(): Plugin {
  let folder = SERVED;
  return {
    name: 'yulu-teaching-data',
    config: (_config, { command }) => {
      if (command === 'build') folder = `/assets/teaching-${hashOf(teachingFiles())}`;
      return { define: definedInEnv({ YULU_TEACHING: folder, YULU_FIRST_TUTORS: firstTutors() }) };
    },
    configureServer({ middlewares }) {
      // Read anew for each question, so that a change of the content is seen.
      middlewares.use(
        SERVED,
        serveFiles((name) => teachingFiles().get(name)),
      );
    },
    generateBundle() {
      for (const [name, source] of teachingFiles())
        this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}/${name}`, source });
    },
  };
}

/** Where the development server answers for the folder. */
const SERVED = '/dev/teaching';

function hashOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\n`).update(content);
  return hash.digest('hex').slice(0, 12);
}

function teachingFiles(): ReadonlyMap<string, string> {
  const { personas, talks, smallTalk, words, phrasebook, frames, biographies } = currentContent();
  const first = Object.values(firstTutors());
  const glossed = words.flatMap((file) => file.words);
  const phrases = phrasebook.flatMap((theme) => theme.phrases);
  return new Map([
    ...talks.map((talk) => [`${talk.level}.json`, JSON.stringify(talk)] as const),
    ...personas
      .filter(({ id }) => first.some((tutor) => tutor.id === id))
      .map((persona) => [`tutor-${persona.id}.json`, JSON.stringify(persona)] as const),
    ...first.map(({ id, picture }) => [`face-${id}.svg`, drawFace(picture)] as const),
    ...LISTENING_LEVELS.map(
      (level) => [`frames-${level}.json`, JSON.stringify(framesUpTo(frames, level))] as const,
    ),
    ['frames-zero.json', JSON.stringify({ ...NO_FRAMES, tellings: frames.tellings })],
    ...personas.map(({ id }) => {
      const biography = biographies.find((one) => one.id === id);
      return [`biography-${id}.json`, JSON.stringify(biography ?? null)] as const;
    }),
    ['common.json', JSON.stringify({ smallTalk, glossed, phrases })],
  ]);
}

/** Who knows no Chinese tells in their own language: nothing else is taken up at level zero. */
const NO_FRAMES: Frames = {
  predicates: [],
  nouns: [],
  reactions: [],
  recall: undefined,
  echoes: undefined,
  generals: undefined,
  anyTutor: undefined,
  advice: undefined,
  stances: undefined,
  apart: undefined,
  foreign: undefined,
  tellings: [],
  themes: [],
  moments: [],
  knowledge: [],
  things: [],
  describing: undefined,
};

/** What is said at a level and, where it says nothing of its own, at the easier ones. */
function framesUpTo(
  { predicates, nouns, reactions, tellings, themes, moments, knowledge, things, stances, ...rest }: Frames,
  level: ListeningLevel,
): Frames {
  const wanted = levelsFor(level);
  const only = <File extends { readonly uptakes: readonly Uptake[] }>(file: File): File => ({
    ...file,
    uptakes: file.uptakes.filter((uptake) => wanted.includes(uptake.level)),
  });
  return {
    predicates: predicates.map(only),
    nouns: nouns.map(only),
    reactions: reactions.map(only),
    // Read at level zero and by children alone.
    tellings: level === 'preschool' ? tellings : [],
    stances: wanted.includes('intermediate') ? stances : undefined,
    themes: themes.map((file) => ({
      ...file,
      themes: file.themes.map((theme) => ({
        ...theme,
        replies: theme.replies.filter((reply) => wanted.includes(reply.level)),
      })),
    })),
    knowledge: knowledge.map((file) => ({
      ...file,
      entries: file.entries.map((entry) => ({
        ...entry,
        answers: entry.answers.filter((answer) => wanted.includes(answer.level)),
      })),
    })),
    things: things.map((file) => ({
      ...file,
      things: file.things.map((thing) => ({
        ...thing,
        facts: thing.facts.filter((fact) => wanted.includes(fact.level)),
      })),
    })),
    ...rest,
    // Decisions are the same with and without a connection: what is compared stays, with the reply of the level.
    moments: moments.map((file) => ({
      ...file,
      moments: file.moments.map(({ replies, ...moment }) => ({
        ...moment,
        replies: wanted.flatMap((one) => replies.find((reply) => reply.level === one) ?? []).slice(0, 1),
      })),
    })),
  };
}

/** Whom somebody who knows no Chinese meets first, by the language that they read. */
function firstTutors() {
  const { personas } = currentContent();
  const tutors = personas.map(({ explains, ...tutor }) => ({ ...tutor, languages: explains }));
  return Object.fromEntries(
    LOCALES.map((language) => {
      const tutor = fittingTutor(tutors, { level: 'zero', language });
      if (!tutor) throw new Error(`no tutor for newcomers who read ${language}`);
      const { id, name, picture, voice } = tutor;
      return [language, { id, name, picture, voice }];
    }),
  );
}
