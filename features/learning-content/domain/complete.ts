// Drafts by the content's schemas: what was left empty is left out, and null while something is missing.

import { type Lesson, lessonSchema } from '../../../content/schema/studies/lesson.ts';
import { type GradedText, textSchema } from '../../../content/schema/studies/text.ts';
import type { LessonDraft, TextDraft } from './draft-schemas.ts';

const given = (value: string): string | undefined => (value.trim() === '' ? undefined : value.trim());

/** What the draft says as a lesson, which the schema has yet to accept; what was left empty is left out. */
export function lessonIn(id: string, { words, task, ...rest }: LessonDraft): unknown {
  return {
    id,
    ...rest,
    words: words.map(({ reading, ...each }) => ({ ...each, reading: given(reading) })),
    task: { ...task, opening: given(task.opening) },
  };
}

export const completeLesson = (id: string, draft: LessonDraft): Lesson | null =>
  lessonSchema.safeParse(lessonIn(id, draft)).data ?? null;

export function textIn(id: string, { speakers, paragraphs, ...rest }: TextDraft): unknown {
  return {
    id,
    ...rest,
    speakers: speakers.length === 0 ? undefined : speakers,
    paragraphs: paragraphs.map((sentences) =>
      sentences.map(({ speaker, ...each }) => ({ ...each, speaker: given(speaker) })),
    ),
  };
}

export const completeText = (id: string, draft: TextDraft): GradedText | null =>
  textSchema.safeParse(textIn(id, draft)).data ?? null;
