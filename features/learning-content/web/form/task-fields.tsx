// The talk that closes a lesson: with a tutor about a topic, in a scene, or with somebody in a role.

import { locale } from '../../../../kit/web/i18n.ts';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { type Change, changePart, LineFields, PlacedField, useProblemAt } from '../../../drafts/web/api.ts';
import type { LessonDraft } from '../../domain/draft-schemas.ts';
import { TASK_KINDS } from '../../domain/piece.ts';
import type { Choices } from '../queries.ts';
import { t } from '../texts.ts';

type Task = LessonDraft['task'];
type TaskProps = {
  readonly value: Task;
  readonly level: LessonDraft['level'];
  readonly subjects: Choices['subjects'];
  readonly onChange: Change<Task>;
};

export function TaskFields({ value, level, subjects, onChange }: TaskProps) {
  const problem = useProblemAt('task.subject');
  const fitting = subjects.filter(
    (subject) => subject.kind === value.kind && (subject.level === null || subject.level === level),
  );
  const options = fitting.map(({ subject, title }) => ({
    value: subject,
    label: locale === 'zh' ? title.zh : `${title.zh} · ${title[locale]}`,
  }));
  const isKnown = fitting.some(({ subject }) => subject === value.subject);
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <Select
          label={t('fields.taskKind')}
          options={TASK_KINDS.map((kind) => ({ value: kind, label: t(`tasks.${kind}`) }))}
          value={value.kind}
          onChange={(kind) => onChange((now) => ({ ...now, kind, subject: '' }))}
        />
        <Select
          label={t('fields.subject')}
          data-path="task.subject"
          error={problem}
          options={
            isKnown
              ? options
              : [{ value: value.subject, label: value.subject || t('form.choose') }, ...options]
          }
          value={value.subject}
          onChange={(subject) => changePart(onChange, 'subject')(() => subject)}
        />
      </div>
      <LineFields
        label={t('fields.task')}
        path="task.line"
        value={value.line}
        onChange={changePart(onChange, 'line')}
      />
      {value.kind === 'topic' ? (
        <PlacedField
          label={t('fields.opening')}
          hint={t('form.openingHint')}
          lang="zh-Hans"
          path="task.opening"
          value={value.opening}
          onChange={changePart(onChange, 'opening')}
        />
      ) : null}
    </div>
  );
}
