// The content that talks need: what they are about, and what each level talks about.

import { shippedContent } from '../../../../../content/load.ts';
import type { Level } from '../../../../../content/schema/levels.ts';
import type { Biography } from '../../../../../content/schema/listening/biography.ts';
import type { SmallTalk } from '../../../../../content/schema/talks/small-talk.ts';
import type { Talk as TalkContent } from '../../../../../content/schema/talks/talk.ts';
import { madeOnce } from '../../../../../kit/core/caching/made-once.ts';
import { openInputMethod } from '../../../../../kit/server/chinese/input-method.ts';
import { openLexicon } from '../../../../../kit/server/chinese/lexicon.ts';
import { createReadingOf, type ReadingOf } from '../../../../../kit/server/chinese/reading.ts';
import type { Core } from '../../../../../tutor-engine/index.ts';
import { createExamples, type Examples } from './examples.ts';
import { type CustomRoles, createSubjects, type Subjects } from './subjects.ts';
import { createTutors, type Tutors } from './tutors.ts';

export type TeachingContent = {
  readonly tutors: Tutors;
  readonly subjects: Subjects;
  readonly talkOf: (level: Level) => TalkContent;
  readonly smallTalk: readonly SmallTalk[];
  /** Undefined for who has none. */
  readonly biographyOf: (persona: string) => Biography | undefined;
  readonly exampleOf: Examples;
  /** In which reading a word was meant. */
  readonly readingOf: ReadingOf;
  /** What a turn needs of the language core. */
  readonly core: Core;
};

/** Made once for the whole process, as the content is read once. */
const shippedExamples = madeOnce(shippedContent, (content) => createExamples(content, openLexicon()));

/** Reads the shipped content. Throws when a level has a tutor and nothing to talk about: that is a broken build. */
export function loadTeachingContent(madeRole: CustomRoles): TeachingContent {
  const shipped = shippedContent();
  const { personas, roles, scenarios, talks, smallTalk, words, phrasebook, frames, biographies } = shipped;
  const byLevel = new Map(talks.map((talk) => [talk.level, talk]));
  const talkOf = (level: Level) => {
    const talk = byLevel.get(level);
    if (!talk) throw new Error(`no talk for the level ${level}`);
    return talk;
  };
  for (const { level } of personas) talkOf(level);
  const subjects = createSubjects({ personas, roles, scenarios }, madeRole);
  const glossed = new Map(words.flatMap((file) => file.words.map((word) => [word.zh, word])));
  const phrases = phrasebook.flatMap((theme) => theme.phrases);
  const core = { lexicon: openLexicon(), glossed, phrases, frames, inputMethod: openInputMethod() };
  const readingOf = createReadingOf();
  const biographyOf = (persona: string) => biographies.find(({ id }) => id === persona);
  return {
    tutors: createTutors(personas),
    subjects,
    talkOf,
    smallTalk,
    biographyOf,
    exampleOf: shippedExamples(),
    readingOf,
    core,
  };
}
