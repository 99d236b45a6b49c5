// Gives a class something to do: what, by when, and a word to it.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../../kit/web/new-id.ts';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { ASSIGNMENT_KINDS } from '../../domain/assignment.ts';
import { ASSIGNMENT_NOTE_MAX } from '../../domain/bounds.ts';
import { type Course, courseQuery, TAUGHT, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';
import { endOfDay, inAWeek } from './due-day.ts';
import { beginTask, findProblem, type TaskDraft, toTask } from './task-draft.ts';
import { TaskFields } from './task-fields.tsx';

type GiveDialogProps = {
  readonly classId: string;
  /** What it begins with; else a lesson is to be chosen. */
  readonly start?: Partial<TaskDraft>;
  /** In place of closing, once the class has it. */
  readonly onGiven?: () => void;
  readonly onClose: () => void;
};

export function GiveDialog(props: GiveDialogProps) {
  const query = useQuery(courseQuery);
  return query.data ? (
    <GiveForm {...props} course={query.data} />
  ) : (
    <Dialog title={t('assign.give')} onClose={props.onClose} actions={null}>
      <QueryPart query={query} failed={t('assign.courseFailed')}>
        {() => null}
      </QueryPart>
    </Dialog>
  );
}

function GiveForm({
  classId,
  start,
  course,
  onClose,
  onGiven = onClose,
}: GiveDialogProps & { readonly course: Course }) {
  // Made once with the dialog, so that sending twice gives once.
  const [assignmentId] = useState(newId);
  const [dueOn] = useState(() => inAWeek(new Date()));
  const queries = useQueryClient();
  const form = useForm({
    initial: { ...beginTask(start), note: '', dueOn },
    check: findProblem,
    send: async ({ note, dueOn, ...draft }) => {
      const dueAt = endOfDay(dueOn).toISOString();
      await teachingApi.putAssignment({ id: classId, assignmentId, task: toTask(draft), note, dueAt });
      await queries.invalidateQueries({ queryKey: TAUGHT });
      notify('good', t('assign.given'));
      onGiven();
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const kinds = ASSIGNMENT_KINDS.map((value) => ({ value, label: t(`assign.kinds.${value}`) }));
  const { error: _, ...kind } = form.choice('kind');
  return (
    <FormDialog title={t('assign.give')} form={form} submit={t('assign.give')} onClose={onClose}>
      <SegmentedControl label={t('assign.kind')} options={kinds} {...kind} />
      <TaskFields form={form} course={course} />
      <TextField {...form.field('dueOn')} type="date" label={t('assign.dueOn')} required />
      <TextArea
        {...form.field('note')}
        label={t('assign.note')}
        hint={t('assign.noteHint')}
        maxLength={ASSIGNMENT_NOTE_MAX}
        rows={2}
      />
    </FormDialog>
  );
}
