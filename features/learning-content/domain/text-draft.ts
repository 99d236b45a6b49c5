// A graded text while it is being written: the same parts as a text, each of which may still be empty.

import type { GradedText } from '../../../content/schema/studies/text.ts';
import { NO_LINE } from '../../drafts/domain/index.ts';
import type { TextDraft } from './draft-schemas.ts';

export type DraftSentence = TextDraft['paragraphs'][number][number];
export type DraftQuestion = TextDraft['questions'][number];

export const NO_SENTENCE: DraftSentence = { ...NO_LINE, speaker: '' };
export const NO_QUESTION: DraftQuestion = {
  ask: NO_LINE,
  options: [NO_LINE, NO_LINE, NO_LINE],
  right: 0,
  because: NO_LINE,
};

export function textDraftOf(text: GradedText): TextDraft {
  const { id: _, speakers, paragraphs, ...rest } = text;
  return {
    ...rest,
    speakers: speakers ?? [],
    paragraphs: paragraphs.map((sentences) =>
      sentences.map((each) => ({ ...each, speaker: each.speaker ?? '' })),
    ),
  };
}

/** What a new text begins with: as many empty places as must be filled. */
export function emptyText(): TextDraft {
  return {
    level: 'beginner',
    band: 2,
    order: 1,
    kind: 'story',
    title: NO_LINE,
    speakers: [],
    paragraphs: [[NO_SENTENCE], [NO_SENTENCE]],
    questions: [NO_QUESTION, NO_QUESTION],
  };
}
