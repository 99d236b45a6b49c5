// The content that talks need: what they are about, and what each level talks about.

import { loadContent } from '../../../content/load.ts';
import type { Level } from '../../../content/schema/line.ts';
import type { Talk as TalkContent } from '../../../content/schema/talk.ts';
import { createSubjects, type MadeRoles, type Subjects } from './subjects.ts';
import { createTutors, type Tutors } from './tutors.ts';

export type TeachingContent = {
  readonly tutors: Tutors;
  readonly subjects: Subjects;
  readonly talkOf: (level: Level) => TalkContent;
};

/** Reads the shipped content. Throws when a level has a tutor and nothing to talk about: that is a broken build. */
export function loadTeachingContent(madeRole: MadeRoles): TeachingContent {
  const { personas, roles, scenarios, talks } = loadContent();
  const byLevel = new Map(talks.map((talk) => [talk.level, talk]));
  const talkOf = (level: Level) => {
    const talk = byLevel.get(level);
    if (!talk) throw new Error(`no talk for the level ${level}`);
    return talk;
  };
  for (const { level } of personas) talkOf(level);
  const subjects = createSubjects({ personas, roles, scenarios }, madeRole);
  return { tutors: createTutors(personas), subjects, talkOf };
}
