// Lessons and texts as drafts: what completes one of each, and what there is of them.

import type { Content } from '../../../content/schema/content.ts';
import type { Lesson } from '../../../content/schema/studies/lesson.ts';
import type { GradedText } from '../../../content/schema/studies/text.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { type DraftKind, readDrafts } from '../../drafts/server/api.ts';
import { completeLesson, completeText } from '../domain/complete.ts';
import type { LessonDraft, TextDraft } from '../domain/draft-schemas.ts';
import { lessonDraftOf } from '../domain/lesson-draft.ts';
import { textDraftOf } from '../domain/text-draft.ts';

/** So many of each that one page lists them. */
const MADE_MAX = 300;

type Shipped = Pick<Content, 'lessons' | 'texts'>;

export function createPieces(db: Database, { lessons, texts }: Shipped) {
  const common = { isShippedOpen: true, most: MADE_MAX } as const;
  const lesson: DraftKind<LessonDraft, Lesson> = {
    ...common,
    kind: 'lesson',
    complete: completeLesson,
    titleOf: ({ title }) => title.zh.trim(),
    isShipped: (id) => lessons.some((each) => each.id === id),
    shippedAs: (id) => shippedAs(lessons, id, lessonDraftOf),
  };
  const text: DraftKind<TextDraft, GradedText> = {
    ...common,
    kind: 'text',
    complete: completeText,
    titleOf: ({ title }) => title.zh.trim(),
    isShipped: (id) => texts.some((each) => each.id === id),
    shippedAs: (id) => shippedAs(texts, id, textDraftOf),
  };
  return {
    lesson: { db, of: lesson, read: readDrafts<LessonDraft, Lesson>(db, 'lesson') },
    text: { db, of: text, read: readDrafts<TextDraft, GradedText>(db, 'text') },
  };
}

function shippedAs<Piece extends { readonly id: string }, Draft>(
  pieces: readonly Piece[],
  id: string,
  draftOf: (piece: Piece) => Draft,
): Draft | undefined {
  const shipped = pieces.find((each) => each.id === id);
  return shipped && draftOf(shipped);
}

export type Pieces = ReturnType<typeof createPieces>;
