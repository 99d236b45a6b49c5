// Writes a line of the teacher's own to one learner, about no assignment.

import { useQueryClient } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { mayRemindNow } from '../assignments/may-remind-now.ts';
import { lengthOf, tooLong } from '../line-length.ts';
import { type Learner, TAUGHT, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';

type SendLineProps = {
  readonly classId: string;
  readonly learner: Pick<Learner, 'id' | 'name' | 'lineAt'>;
};

/** For a day after a line it says when that was. */
export function SendLine({ classId, learner }: SendLineProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, lineAt } = learner;
  if (lineAt !== null && !mayRemindNow(lineAt) && !isOpen)
    return <span className="text-small text-muted">{t('line.last', { date: showMoment(lineAt) })}</span>;
  return (
    <>
      <Button
        icon={<PenLine aria-hidden="true" size={18} />}
        aria-label={t('line.title', { name })}
        onClick={() => setOpen(true)}
      >
        {t('line.write')}
      </Button>
      {isOpen ? <LineDialog classId={classId} learner={learner} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function LineDialog({
  classId,
  learner: { id: userId, name },
  onClose,
}: SendLineProps & { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    initial: { line: '' },
    check: ({ line }) => {
      const wrong = line.trim() === '' ? t('line.missing') : tooLong(line);
      return wrong === undefined ? undefined : { fields: { line: wrong } };
    },
    send: async ({ line }) => {
      await teachingApi.sendLine({ id: classId, userId, line });
      onClose();
      notify('good', t('line.sent', { name }));
      await queries.invalidateQueries({ queryKey: TAUGHT });
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <FormDialog title={t('line.title', { name })} form={form} submit={t('line.send')} onClose={onClose}>
      <TextArea
        {...form.field('line')}
        label={t('line.text')}
        hint={`${t('line.hint')} ${lengthOf(form.watch('line'))}`}
        rows={3}
        required
      />
    </FormDialog>
  );
}
