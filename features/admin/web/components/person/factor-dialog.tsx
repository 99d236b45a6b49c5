// Asks an admin how they know whom they let in, before a lost second factor is turned off.

import { FormDialog } from '../../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextArea } from '../../../../../kit/web/ui/fields/text-area.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { accountApi, type PersonDetail, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';

type FactorDialogProps = {
  readonly person: PersonDetail;
  readonly onClose: () => void;
  readonly onDone: (told: string) => void;
};

const [REASON_MIN, REASON_MAX] = [3, 500];

export function FactorDialog({ person: { id, name }, onClose, onDone }: FactorDialogProps) {
  const form = useForm({
    initial: { reason: '' },
    keptAs: `factor-${id}`,
    check: ({ reason }) =>
      reason.trim().length >= REASON_MIN ? undefined : { fields: { reason: t('users.reasonMissing') } },
    send: async ({ reason }) => {
      await accountApi.endSecondFactorOf({ id, reason: reason.trim() });
      onDone(t('person.factorDone', { name }));
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <FormDialog
      title={t('person.factorTitle', { name })}
      form={form}
      submit={t('person.endFactor')}
      look="danger"
      onClose={onClose}
    >
      <p>{t('person.factorBody')}</p>
      <TextArea
        {...form.field('reason')}
        label={t('person.factorReason')}
        rows={2}
        required
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}
