// The fields of what is given, by its kind.

import { locale } from '../../../../kit/web/i18n.ts';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import type { Form } from '../../../../kit/web/use-form.ts';
import { MEANING_MAX, TITLE_MAX, WORDS_MAX } from '../../domain/bounds.ts';
import type { Course } from '../queries.ts';
import { t } from '../texts.ts';
import { type AssignmentDraft, splitWords } from './task-draft.ts';

type TaskFieldsProps = {
  readonly form: Form<AssignmentDraft>;
  readonly course: Course;
  /** Somebody has begun: what is to be done stays. */
  readonly isFixed: boolean;
};

/** The Chinese title first, by which textbook and class know it. */
function labelOf({ title, level, words }: Course['lesson'][number]): string {
  const names = [...new Set([title.zh, title[locale]])];
  const size = words === null ? [] : [t('assign.wordCount', { count: words.length })];
  return [t(`levels.${level}`), ...names, ...size].join(' · ');
}

export function TaskFields({ form, course, isFixed }: TaskFieldsProps) {
  const kind = form.watch('kind');
  if (isFixed && kind !== 'words') return null;
  if (kind === 'lesson' || kind === 'scene' || kind === 'text') {
    const options = course[kind].map((given) => ({ value: given.id, label: labelOf(given) }));
    return (
      <Select
        {...form.choice(kind)}
        label={t(`assign.kinds.${kind}`)}
        options={[{ value: '', label: t('assign.choose') }, ...options]}
      />
    );
  }
  return (
    <>
      <TextField
        {...form.field('heading')}
        label={t(kind === 'words' ? 'assign.listName' : 'assign.topic')}
        hint={t(kind === 'words' ? 'assign.listNameHint' : 'assign.topicHint')}
        maxLength={TITLE_MAX}
        required
      />
      {kind === 'words' && !isFixed ? <WordsOfLesson form={form} lessons={course.lesson} /> : null}
      {kind === 'words' && !isFixed ? (
        <TextArea
          {...form.field('words')}
          label={t('assign.words')}
          hint={t('assign.wordsHint', { count: WORDS_MAX })}
          lang="zh-Hans"
          rows={3}
          required
        />
      ) : null}
      {kind === 'words' && !isFixed && form.watch('meanings') !== '' ? (
        <TextArea
          {...form.field('meanings')}
          label={t('assign.meanings')}
          hint={t('assign.meaningsHint', { count: MEANING_MAX })}
          rows={3}
        />
      ) : null}
    </>
  );
}

type WordsOfLessonProps = Pick<TaskFieldsProps, 'form'> & { readonly lessons: Course['lesson'] };

/** Puts the words of a lesson behind those that stand there; any of them can be deleted again. */
function WordsOfLesson({ form, lessons }: WordsOfLessonProps) {
  const options = lessons.map((lesson) => ({ value: lesson.id, label: labelOf(lesson) }));
  const add = (id: string) => {
    const added = lessons.find((lesson) => lesson.id === id)?.words ?? [];
    form.set({ words: [...new Set([...splitWords(form.watchAll().words), ...added])].join(' ') });
  };
  return (
    <Select
      label={t('assign.wordsOfLesson')}
      options={[{ value: '', label: t('assign.choose') }, ...options]}
      value=""
      onChange={add}
    />
  );
}
