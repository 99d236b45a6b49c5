// What the parts of a lesson or text are called where a place in it is named.

import type { StepName } from '../../../drafts/web/api.ts';
import { t } from '../texts.ts';

const NAMED = [
  'level',
  'band',
  'order',
  'title',
  'requires',
  'goals',
  'words',
  'pinyin',
  'reading',
  'characters',
  'name',
  'about',
  'dialogue',
  'speaker',
  'grammar',
  'point',
  'examples',
  'task',
  'subject',
  'opening',
  'speakers',
  'paragraphs',
  'questions',
  'ask',
  'options',
  'right',
  'because',
] as const;

export const stepName: StepName = (step) => {
  const named = NAMED.find((name) => name === step);
  return named && t(`fields.${named}`);
};
