// A lesson while it is being written: the same parts as a lesson, each of which may still be empty.

import type { Lesson } from '../../../content/schema/studies/lesson.ts';
import { NO_LINE } from '../../drafts/domain/index.ts';
import type { LessonDraft } from './draft-schemas.ts';

export const NO_WORD: LessonDraft['words'][number] = { zh: '', pinyin: '', en: '', pt: '', reading: '' };

/** A shipped lesson as a draft, to be edited or copied. */
export function lessonDraftOf(lesson: Lesson): LessonDraft {
  const { id: _, words, task, ...rest } = lesson;
  return {
    ...rest,
    words: words.map((each) => ({ ...each, reading: each.reading ?? '' })),
    task: { ...task, opening: task.opening ?? '' },
  };
}

/** What a new lesson begins with: as many empty places as must be filled. */
export function emptyLesson(): LessonDraft {
  const speakers = ['a', 'b'];
  return {
    level: 'beginner',
    order: 1,
    band: 1,
    title: NO_LINE,
    requires: [],
    goals: [NO_LINE, NO_LINE],
    words: Array.from({ length: 6 }, () => NO_WORD),
    characters: speakers.map((id) => ({ id, name: NO_LINE, about: NO_LINE })),
    dialogue: Array.from({ length: 6 }, (_, at) => ({ ...NO_LINE, speaker: speakers[at % 2] ?? '' })),
    grammar: [{ point: '', examples: [NO_LINE, NO_LINE] }],
    task: { kind: 'topic', subject: '', line: NO_LINE, opening: '' },
  };
}
