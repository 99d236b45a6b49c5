// What is being put together to be given, as its form has it.

import type { Refusal } from '../../../../kit/web/use-form.ts';
import { type AssignmentKind, lastDueDay } from '../../domain/assignment.ts';
import { MEANING_MAX, WORDS_MAX } from '../../domain/bounds.ts';
import type { OwnAssignment } from '../queries.ts';
import { t } from '../texts.ts';
import { isDay, today } from './due-day.ts';

export type TaskDraft = {
  readonly kind: AssignmentKind;
  readonly lesson: string;
  readonly scene: string;
  readonly text: string;
  /** What a list of words is called, or what to write about. */
  readonly heading: string;
  /** One beside the other, with anything between them. */
  readonly words: string;
  /** A line for each word that the dictionary lacks: 巴西人 = Brazilian. */
  readonly meanings: string;
};
export type AssignmentDraft = TaskDraft & { readonly note: string; readonly dueOn: string };

export const beginTask = (start: Partial<TaskDraft> = {}): TaskDraft => ({
  kind: 'lesson',
  lesson: '',
  scene: '',
  text: '',
  heading: '',
  words: '',
  meanings: '',
  ...start,
});

type Given = Pick<OwnAssignment, 'kind' | 'target' | 'heading' | 'words' | 'note' | 'dueOn'>;

/** What was given, to be changed. */
export function draftOf({ kind, target, heading, words, note, dueOn }: Given): AssignmentDraft {
  const ofCourse = kind === 'lesson' || kind === 'scene' || kind === 'text' ? { [kind]: target } : {};
  const list = words.map(({ word }) => word).join(' ');
  const meanings = words
    .flatMap(({ word, meaning }) => (meaning === undefined ? [] : [`${word} = ${meaning}`]))
    .join('\n');
  return { ...beginTask({ kind, heading, words: list, meanings, ...ofCourse }), note, dueOn };
}

/** Words by whatever stands between them: commas of both kinds, spaces, lines. */
export const splitWords = (typed: string): string[] =>
  typed.split(/[\s,，、;；]+/).filter((word) => word !== '');

/** By lines, each with an equals sign of whichever width; lines without both sides say nothing. */
export const splitMeanings = (typed: string): { readonly word: string; readonly meaning: string }[] =>
  typed.split('\n').flatMap((line) => {
    const [word = '', ...rest] = line.split(/[=＝]/);
    const meaning = rest.join('=').trim();
    return word.trim() === '' || meaning === '' ? [] : [{ word: word.trim(), meaning }];
  });

/** All that is missing, each at its field. `dueAlready`: the day that it has, which may be past. */
export function findProblem(
  draft: AssignmentDraft,
  dueAlready?: string,
): Refusal<keyof AssignmentDraft> | undefined {
  const due = draft.dueOn === dueAlready ? {} : dueProblem(draft.dueOn);
  const fields = { ...due, ...taskProblem(draft) };
  return Object.keys(fields).length === 0 ? undefined : { fields };
}

type Problems = NonNullable<Refusal<keyof AssignmentDraft>['fields']>;

function dueProblem(dueOn: string): Problems {
  if (!isDay(dueOn)) return { dueOn: t('assign.dueMissing') };
  if (dueOn > lastDueDay(new Date())) return { dueOn: t('assign.dueFar') };
  return dueOn < today(new Date()) ? { dueOn: t('assign.duePast') } : {};
}

function taskProblem({ kind, heading, words, ...targets }: AssignmentDraft): Problems {
  if (kind === 'lesson' || kind === 'scene' || kind === 'text')
    return targets[kind] === '' ? { [kind]: t('assign.targetMissing') } : {};
  const untitled = heading.trim() === '' ? { heading: t('assign.headingMissing') } : {};
  return kind === 'words'
    ? { ...untitled, ...wordsProblem(splitWords(words).length), ...meaningsProblem(targets.meanings) }
    : untitled;
}

function wordsProblem(count: number): Problems {
  if (count === 0) return { words: t('assign.wordsMissing') };
  return count > WORDS_MAX ? { words: t('assign.wordsTooMany', { count: WORDS_MAX }) } : {};
}

function meaningsProblem(typed: string): Problems {
  const tooLong = splitMeanings(typed).some(({ meaning }) => meaning.length > MEANING_MAX);
  return tooLong ? { meanings: t('assign.meaningLong', { count: MEANING_MAX }) } : {};
}

/** What the server is told. */
export function toTask({ kind, heading, words, meanings, ...targets }: TaskDraft) {
  if (kind === 'writing') return { kind, heading };
  if (kind === 'words') return { kind, heading, words: splitWords(words), meanings: splitMeanings(meanings) };
  return { kind, target: targets[kind] };
}
