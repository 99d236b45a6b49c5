// What teaching works with.

import type { Lexicon } from '../../../chinese/words/index.ts';
import type { Content } from '../../../content/schema/content.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Mailer } from '../../../kit/server/mail/mail.ts';
import type { PostNotice } from '../../notices/server/api.ts';

type LessonProgress = {
  readonly userId: UserId;
  readonly lesson: string;
  readonly isCompleted: boolean;
  readonly share: number;
};

export type TeachingDeps = {
  readonly db: Database;
  readonly postNotice: PostNotice;
  readonly mailer: Mailer;
  /** Where the pages are that class links lead to. */
  readonly publicUrl: () => string;
  /** What can be given to a class. */
  readonly content: Pick<Content, 'lessons' | 'scenarios' | 'texts'>;
  /** By which words are read. */
  readonly lexicon: () => Lexicon;
  /** How far some people have come in some lessons. */
  readonly lessonProgressOf: (
    people: readonly UserId[],
    lessons: readonly string[],
    /** As it was then; without it, now. */
    before?: Date,
  ) => Promise<readonly LessonProgress[]>;
  /** What words mean, by `word reading`. */
  readonly explainWords: (
    userId: UserId,
    words: readonly { readonly word: string; readonly reading: string }[],
  ) => Promise<ReadonlyMap<string, { readonly en: string; readonly pt: string }>>;
  /** How a point of grammar is called. */
  readonly pointTitle: (id: string) => { readonly zh: string; readonly en: string; readonly pt: string };
  /** Who of some people has brought which of some scenes, `place/scene`, to its end. */
  readonly finishedScenesOf: (
    people: readonly UserId[],
    scenes: readonly string[],
  ) => Promise<readonly { readonly userId: UserId; readonly scene: string }[]>;
};
