// Asks before somebody gets a role, does not, or loses it; who does not get it or loses it is told why.

import { FormDialog } from '../../../kit/web/ui/fields/form-dialog.tsx';
import { TextField } from '../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../kit/web/use-form.ts';
import { t } from './texts.ts';

export type RoleDecision = {
  /** What it decides about, in an id. */
  readonly about: string;
  readonly isApproval: boolean;
  readonly words: {
    readonly title: string;
    readonly body: string;
    readonly submit: string;
    /** Once it is done. */
    readonly done: string;
  };
  readonly send: (reason: string) => Promise<unknown>;
};

type DecisionDialogProps = {
  readonly decision: RoleDecision;
  /** Reads the lists again: after a refusal, too, which says that they are old. */
  readonly refresh: () => Promise<unknown>;
  readonly explain: (error: unknown) => string;
  readonly onClose: () => void;
};

const REASON_MAX = 500;

export function DecisionDialog({ decision, refresh, explain, onClose }: DecisionDialogProps) {
  const { about, isApproval, words, send } = decision;
  const form = useForm({
    initial: { reason: '' },
    keptAs: `decision-${about}-${isApproval ? 'yes' : 'no'}`,
    check: ({ reason }) =>
      isApproval || reason.trim() !== '' ? undefined : { fields: { reason: t('reasonMissing') } },
    send: async ({ reason }) => {
      try {
        await send(reason);
        notify('good', words.done);
        onClose();
      } finally {
        await refresh();
      }
    },
    explain: (error) => ({ message: explain(error) }),
  });
  return (
    <FormDialog
      title={words.title}
      form={form}
      submit={words.submit}
      look={isApproval ? 'primary' : 'danger'}
      onClose={onClose}
    >
      <p>{words.body}</p>
      {isApproval ? null : (
        <TextField
          {...form.field('reason')}
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={REASON_MAX}
          required
        />
      )}
    </FormDialog>
  );
}
