// The account's end at once: the address is typed once more, the server asks for the password.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { leaveAccount } from '../../../account/web/api.ts';
import { privacyApi } from '../privacy-api.ts';
import { explainProblem } from '../queries.ts';
import { t } from '../texts.ts';

export function DeleteNow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button look="ghost" onClick={() => setOpen(true)}>
        {t('deletion.now')}
      </Button>
      {isOpen ? <Confirm onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function Confirm({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) =>
      email.trim() === '' ? { fields: { email: t('problems.EMAIL_DIFFERS') } } : undefined,
    send: async ({ email }) => {
      await privacyApi.deleteNow({ email });
      notify('good', t('deletion.nowDone'));
      await leaveAccount(navigate);
    },
    explain: (error) => ({ fields: { email: explainProblem(error) } }),
  });
  return (
    <FormDialog
      title={t('deletion.nowTitle')}
      form={form}
      submit={t('deletion.now')}
      look="danger"
      onClose={onClose}
    >
      <p>{t('deletion.nowBody')}</p>
      <TextField {...form.field('email')} type="email" autoComplete="off" label={t('deletion.nowEmail')} />
    </FormDialog>
  );
}
