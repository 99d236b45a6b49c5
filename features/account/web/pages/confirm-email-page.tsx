// Confirming a mail address, the first or a new one, by the link of the mail; a press confirms, since programs open links too.

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { accountApi } from '../account-api.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { explainError } from '../form/explain.ts';
import { takeOrderBegun } from '../order-begun.ts';
import { refreshSession } from '../session.ts';
import { t } from '../texts.ts';

export function ConfirmEmailPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [confirmed, setConfirmed] = useState<Confirmed>();
  return (
    <AuthPage title={t('confirm.title')} lead={t('confirm.lead')} character="信" meaning={t('confirm.glyph')}>
      {confirmed === undefined ? (
        <ConfirmForm token={token} onConfirmed={setConfirmed} />
      ) : (
        <Notice
          tone="good"
          title={t(confirmed.isNew ? 'confirm.doneTitle' : 'confirm.verifiedTitle')}
          action={
            <>
              {confirmed.orderPath === undefined ? null : (
                <ButtonLink look="primary" to={confirmed.orderPath}>
                  {t('confirm.toOrder')}
                </ButtonLink>
              )}
              <ButtonLink to="/profile">{t('confirm.toProfile')}</ButtonLink>
            </>
          }
        >
          {t(confirmed.isNew ? 'confirm.done' : 'confirm.verified', { email: confirmed.email })}
        </Notice>
      )}
    </AuthPage>
  );
}

type Confirmed = {
  readonly email: string;
  readonly isNew: boolean;
  /** Of an order that waited for this. */
  readonly orderPath: string | undefined;
};
type ConfirmFormProps = { readonly token: string; readonly onConfirmed: (confirmed: Confirmed) => void };

function ConfirmForm({ token, onConfirmed }: ConfirmFormProps) {
  const [isGone, setGone] = useState(false);
  const form = useForm({
    initial: {},
    send: async () => {
      onConfirmed({ ...(await accountApi.confirmEmail({ token })), orderPath: takeOrderBegun() });
      // Whoever is signed in here sees the new address at once; when that fails, at the next page.
      await refreshSession().catch(() => undefined);
    },
    explain: (error) => {
      const code = errorCode(error);
      // A token that is too short to be one does not even fit the contract.
      if (code === 'LINK_INVALID' || code === 'BAD_REQUEST') setGone(true);
      return explainError(error);
    },
  });
  if (token === '' || isGone) {
    return (
      <Notice tone="wrong" action={<ButtonLink to="/profile">{t('confirm.toProfile')}</ButtonLink>}>
        {isGone ? t('errors.LINK_INVALID') : t('confirm.noToken')} {t('confirm.askAgain')}
      </Notice>
    );
  }
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <Button type="submit" look="primary" wide busy={form.busy}>
        {t('confirm.submit')}
      </Button>
    </form>
  );
}
