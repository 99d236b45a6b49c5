// The authored content that talks need: the tutors, and what each level talks about.

import { loadContent } from '../../../content/load.ts';
import type { Level } from '../../../content/schema/line.ts';
import type { Talk as TalkContent } from '../../../content/schema/talk.ts';
import { createTutors, type Tutors } from './tutors.ts';

export type TeachingContent = {
  readonly tutors: Tutors;
  readonly talkOf: (level: Level) => TalkContent;
};

/** Reads the shipped content. Throws when a level has a tutor and nothing to talk about: that is a broken build. */
export function loadTeachingContent(): TeachingContent {
  const { personas, talks } = loadContent();
  const byLevel = new Map(talks.map((talk) => [talk.level, talk]));
  const talkOf = (level: Level) => {
    const talk = byLevel.get(level);
    if (!talk) throw new Error(`no talk for the level ${level}`);
    return talk;
  };
  for (const { level } of personas) talkOf(level);
  return { tutors: createTutors(personas), talkOf };
}
