// What is being put together to be given, as its form has it.

import type { Refusal } from '../../../../kit/web/use-form.ts';
import type { AssignmentKind } from '../../domain/assignment.ts';
import { WORDS_MAX } from '../../domain/bounds.ts';
import { t } from '../texts.ts';
import { endOfDay } from './due-day.ts';

export type TaskDraft = {
  readonly kind: AssignmentKind;
  readonly lesson: string;
  readonly scene: string;
  readonly text: string;
  /** What a list of words is called, or what to write about. */
  readonly heading: string;
  /** One beside the other, with anything between them. */
  readonly words: string;
};
export type AssignmentDraft = TaskDraft & { readonly note: string; readonly dueOn: string };

export const beginTask = (start: Partial<TaskDraft> = {}): TaskDraft => ({
  kind: 'lesson',
  lesson: '',
  scene: '',
  text: '',
  heading: '',
  words: '',
  ...start,
});

/** Words by whatever stands between them: commas of both kinds, spaces, lines. */
export const splitWords = (typed: string): string[] =>
  typed.split(/[\s,，、;；]+/).filter((word) => word !== '');

export function findProblem(draft: AssignmentDraft): Refusal<keyof AssignmentDraft> | undefined {
  const { kind, heading, words, dueOn } = draft;
  const due = endOfDay(dueOn).getTime();
  if (Number.isNaN(due)) return { fields: { dueOn: t('assign.dueMissing') } };
  if (due < Date.now()) return { fields: { dueOn: t('assign.duePast') } };
  if (kind === 'lesson' || kind === 'scene' || kind === 'text')
    return draft[kind] === '' ? { fields: { [kind]: t('assign.targetMissing') } } : undefined;
  if (heading.trim() === '') return { fields: { heading: t('assign.headingMissing') } };
  if (kind === 'writing') return undefined;
  const { length } = splitWords(words);
  if (length === 0) return { fields: { words: t('assign.wordsMissing') } };
  return length > WORDS_MAX
    ? { fields: { words: t('assign.wordsTooMany', { count: WORDS_MAX }) } }
    : undefined;
}

/** What the server is told. */
export function toTask({ kind, heading, words, ...targets }: TaskDraft) {
  if (kind === 'writing') return { kind, heading };
  if (kind === 'words') return { kind, heading, words: splitWords(words) };
  return { kind, target: targets[kind] };
}
