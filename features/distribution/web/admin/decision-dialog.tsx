// Asks before an application is decided.

import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { type Application, applicationsQuery, distributionApi, distributorsQuery } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

export type Deciding = { readonly application: Application; readonly isApproved: boolean };

const REASON_MAX = 500;

export function DecisionDialog({
  deciding,
  onClose,
}: {
  readonly deciding: Deciding;
  readonly onClose: () => void;
}) {
  const { application, isApproved } = deciding;
  const { id, name } = application;
  const queries = useQueryClient();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      isApproved || reason.trim() !== ''
        ? undefined
        : { fields: { reason: t('admin.distributors.reasonMissing') } },
    send: async ({ reason }) => {
      try {
        await distributionApi.decideApplication({
          id,
          decision: { kind: isApproved ? 'approve' : 'reject', reason },
        });
        notify(
          'good',
          t(isApproved ? 'admin.distributors.approved' : 'admin.distributors.rejected', { name }),
        );
        onClose();
      } finally {
        await queries.invalidateQueries(applicationsQuery);
        await queries.invalidateQueries(distributorsQuery);
      }
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <FormDialog
      title={t(isApproved ? 'admin.distributors.approveTitle' : 'admin.distributors.rejectTitle', { name })}
      form={form}
      submit={t(isApproved ? 'admin.distributors.approve' : 'admin.distributors.reject')}
      look={isApproved ? 'primary' : 'danger'}
      onClose={onClose}
    >
      {isApproved ? <p>{t('admin.distributors.approveBody')}</p> : null}
      <TextField
        {...form.field('reason')}
        label={t('admin.distributors.reason')}
        hint={t('admin.distributors.reasonHint')}
        optional={isApproved}
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}
