// Graded texts as the page fetches them: files beside the dictionary's, so that what was read once is there without a network.

import type { GradedText } from '../../../content/schema/studies/text.ts';
import type { TextKind } from '../../../content/schema/studies/text-kinds.ts';
import type { CountedWord } from './text-words.ts';

type Three = { readonly zh: string; readonly en: string; readonly pt: string };

/** What the list of texts says of one. */
export type ListedText = {
  readonly id: string;
  readonly band: number;
  readonly kind: TextKind;
  readonly title: Three;
  readonly characters: number;
  readonly words: readonly CountedWord[];
};

export type TextFile = Pick<
  GradedText,
  'id' | 'band' | 'kind' | 'title' | 'speakers' | 'paragraphs' | 'questions'
>;

/** Paths inside the dictionary's folder. */
export const TEXT_LIST_FILE = 'texts/list.json';
export const textFileOf = (id: string): string => `texts/text-${id}.json`;

export const toTextFile = ({
  id,
  band,
  kind,
  title,
  speakers,
  paragraphs,
  questions,
}: GradedText): TextFile => ({
  id,
  band,
  kind,
  title,
  speakers,
  paragraphs,
  questions,
});
