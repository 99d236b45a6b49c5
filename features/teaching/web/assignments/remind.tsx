// Reminds one learner, or all who have not begun, of an assignment, with a line of the teacher's own.

import { useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { lengthOf, tooLong } from '../line-length.ts';
import { type OwnAssignment, type Result, TAUGHT, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { showDueDay, showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { nameOf } from './assignment-name.ts';
import { mayRemindNow } from './may-remind-now.ts';

type Remindable = Pick<OwnAssignment, 'id' | 'title' | 'heading' | 'target' | 'dueOn'> & {
  readonly remindedAt: string | null;
};
type RemindProps = {
  readonly classId: string;
  /** Undefined: all who have not begun. */
  readonly learner?: Pick<Result, 'id' | 'name'>;
  /** Of which one is chosen. */
  readonly tasks: readonly Remindable[];
  readonly label: string;
  /** What a screen reader is told, where buttons of one label stand below one another. */
  readonly named?: string;
};

const isFree = ({ remindedAt }: Remindable): boolean => mayRemindNow(remindedAt);

/** Where they were reminded of all of it within a day, it says when; nothing where there is nothing to do. */
export function Remind({ classId, learner, tasks, label, named }: RemindProps) {
  const [isOpen, setOpen] = useState(false);
  const free = tasks.filter(isFree);
  const last = tasks
    .flatMap(({ remindedAt }) => remindedAt ?? [])
    .toSorted()
    .at(-1);
  if (free.length === 0 && last === undefined) return null;
  if (free.length === 0 && !isOpen)
    return (
      <span className="text-small text-muted">{t('remind.last', { date: showMoment(last ?? '') })}</span>
    );
  return (
    <>
      <Button
        icon={<BellRing aria-hidden="true" size={18} />}
        {...(named === undefined ? {} : { 'aria-label': named })}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? (
        <RemindDialog classId={classId} learner={learner} tasks={free} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

type RemindDialogProps = Pick<RemindProps, 'classId' | 'tasks'> & {
  readonly learner: RemindProps['learner'] | undefined;
  readonly onClose: () => void;
};

function RemindDialog({ classId, learner, tasks: now, onClose }: RemindDialogProps) {
  const queries = useQueryClient();
  // As they were when it opened.
  const [tasks] = useState(now);
  const form = useForm({
    initial: { task: tasks[0]?.id ?? '', line: '' },
    check: ({ line }) => {
      const wrong = tooLong(line);
      return wrong === undefined ? undefined : { fields: { line: wrong } };
    },
    send: async ({ task: assignmentId, line }) => {
      const who = learner ? ({ kind: 'one', userId: learner.id } as const) : ({ kind: 'notBegun' } as const);
      const { reminded, lately } = await teachingApi.remind({ id: classId, assignmentId, who, line });
      const sent = t('remind.sent', { count: reminded });
      onClose();
      notify('good', lately === 0 ? sent : `${sent} ${t('remind.lately', { count: lately })}`);
      await queries.invalidateQueries({ queryKey: TAUGHT });
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const [first] = tasks;
  return (
    <FormDialog
      title={learner ? t('remind.title', { name: learner.name }) : t('remind.titleAll')}
      form={form}
      submit={t('remind.send')}
      onClose={onClose}
    >
      {tasks.length > 1 ? (
        <Select {...form.choice('task')} label={t('assign.one')} options={tasks.map(toOption)} />
      ) : (
        <p className="wrap-anywhere">{first ? toOption(first).label : ''}</p>
      )}
      <TextArea
        {...form.field('line')}
        label={t('remind.line')}
        hint={`${t('remind.lineHint')} ${lengthOf(form.watch('line'))}`}
        rows={2}
      />
    </FormDialog>
  );
}

const toOption = (task: Remindable) => ({
  value: task.id,
  label: `${nameOf(task)} · ${t('assign.due', { date: showDueDay(task.dueOn) })}`,
});
