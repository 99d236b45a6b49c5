// The account's end at once: the address is typed once more, the server asks for the password.

import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { askReauthentication } from '../../../../../kit/web/api/reauthentication.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { FormDialog } from '../../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { leaveAccount } from '../../../../account/web/api.ts';
import { forgetBrowser } from '../../forget-browser.ts';
import { openThings } from '../../open-things.ts';
import { privacyApi } from '../../privacy-api.ts';
import { type DeletionStatus, explainProblem } from '../../queries.ts';
import { t } from '../../texts.ts';
import { KeptDetails } from './kept-details.tsx';
import { Losses } from './losses.tsx';

export function DeleteNow({
  obstacles,
  losses,
  kept,
}: Pick<DeletionStatus, 'obstacles' | 'losses' | 'kept'>) {
  const [isOpen, setOpen] = useState(false);
  const why = useId();
  const isBlocked = obstacles.length > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Button
        look="ghost"
        aria-disabled={isBlocked}
        aria-describedby={isBlocked ? why : undefined}
        onClick={() => (isBlocked ? undefined : setOpen(true))}
      >
        {t('deletion.now')}
      </Button>
      {isBlocked ? (
        <p id={why} className="text-small text-muted">
          {t('deletion.nowBlocked', { open: openThings(obstacles) })}
        </p>
      ) : null}
      {isOpen ? <Confirm losses={losses} kept={kept} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

type ConfirmProps = Pick<DeletionStatus, 'losses' | 'kept'> & { readonly onClose: () => void };

function Confirm({ losses, kept, onClose }: ConfirmProps) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) =>
      email.trim() === '' ? { fields: { email: t('problems.EMAIL_DIFFERS') } } : undefined,
    send: async ({ email }) => {
      if (!(await askReauthentication())) return;
      await privacyApi.deleteNow({ email });
      notify('good', t('deletion.nowDone'));
      await leaveAccount(navigate);
      await forgetBrowser();
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
      <p>{t('deletion.downloadFirst')}</p>
      <Losses losses={losses} />
      <KeptDetails kept={kept} />
      <TextField {...form.field('email')} type="email" autoComplete="off" label={t('deletion.nowEmail')} />
    </FormDialog>
  );
}
