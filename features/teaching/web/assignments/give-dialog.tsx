// Gives a class something to do: what, by when, and a word to it; or changes what was given.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../../kit/web/new-id.ts';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { ASSIGNMENT_KINDS } from '../../domain/assignment.ts';
import { ASSIGNMENT_NOTE_MAX } from '../../domain/bounds.ts';
import { type Assignment, type Course, courseQuery, TAUGHT, teachingApi } from '../queries.ts';
import { composedIn, refusalText } from '../refusals.ts';
import { t } from '../texts.ts';
import { dayOfWeek, keepDue, proposeDue } from './due-day.ts';
import { beginTask, draftOf, findProblem, type TaskDraft, toTask } from './task-draft.ts';
import { TaskFields } from './task-fields.tsx';

export type Given = Pick<
  Assignment,
  'id' | 'kind' | 'target' | 'heading' | 'words' | 'note' | 'dueOn' | 'version'
>;

type GiveDialogProps = {
  readonly classId: string;
  /** What is changed, and whether somebody has begun with it; else something new is given. */
  readonly edited?: { readonly assignment: Given; readonly hasBegun: boolean };
  /** What it begins with; else a lesson is to be chosen. */
  readonly start?: Partial<TaskDraft>;
  readonly onClose: () => void;
};

export function GiveDialog(props: GiveDialogProps) {
  const query = useQuery(courseQuery);
  return query.data ? (
    <GiveForm {...props} course={query.data} />
  ) : (
    <Dialog title={titleOf(props.edited !== undefined)} onClose={props.onClose} actions={null}>
      <QueryPart query={query} failed={t('assign.courseFailed')}>
        {() => null}
      </QueryPart>
    </Dialog>
  );
}

const titleOf = (isEdited: boolean): string => t(isEdited ? 'assign.editTitle' : 'assign.give');

function GiveForm({
  classId,
  edited: editedNow,
  start,
  course,
  onClose,
}: GiveDialogProps & { readonly course: Course }) {
  // As the dialog began with it, also when a newer one is read meanwhile.
  const [edited] = useState(editedNow);
  // Made once with the dialog, so that sending twice gives once.
  const [newAssignment] = useState(newId);
  const [initial] = useState(() =>
    edited
      ? draftOf(edited.assignment)
      : { ...beginTask(start), note: '', dueOn: proposeDue(classId, new Date()) },
  );
  const queries = useQueryClient();
  const form = useForm({
    initial,
    check: (draft) => findProblem(draft, edited && initial.dueOn),
    send: async ({ note, dueOn, ...draft }) => {
      const given = { id: classId, task: toTask(draft), note, dueOn };
      if (edited) {
        const { id: assignmentId, version } = edited.assignment;
        await teachingApi.changeAssignment({ ...given, assignmentId, version });
      } else {
        await teachingApi.putAssignment({ ...given, assignmentId: newAssignment });
        keepDue(classId, dueOn);
      }
      await queries.invalidateQueries({ queryKey: TAUGHT });
      notify('good', t(edited ? 'assign.edited' : 'assign.given'));
      onClose();
    },
    explain: (error, { meanings }) => {
      // What can be given with a meaning is put where the meaning is written.
      const composed = composedIn(error);
      if (composed.length === 0) return { message: refusalText(error) };
      const lines = composed.map((word) => `${word} = `).filter((line) => !meanings.includes(line.trim()));
      form.set({ meanings: [...(meanings === '' ? [] : [meanings]), ...lines].join('\n') });
      return { fields: { meanings: t('assign.meaningsMissing') } };
    },
  });
  const kinds = ASSIGNMENT_KINDS.map((value) => ({ value, label: t(`assign.kinds.${value}`) }));
  const { error: _, ...kind } = form.choice('kind');
  const isFixed = edited?.hasBegun ?? false;
  return (
    <FormDialog
      title={titleOf(edited !== undefined)}
      form={form}
      submit={t(edited ? 'assign.save' : 'assign.give')}
      onClose={onClose}
    >
      {isFixed ? (
        <Notice tone="info">{t(kind.value === 'words' ? 'assign.begunWords' : 'assign.begunStays')}</Notice>
      ) : (
        <SegmentedControl label={t('assign.kind')} options={kinds} {...kind} />
      )}
      <TaskFields form={form} course={course} isFixed={isFixed} />
      <TextField
        {...form.field('dueOn')}
        type="date"
        label={t('assign.dueOn')}
        hint={dayOfWeek(form.watch('dueOn'))}
        required
      />
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
