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
          title={t(confirmed.how === 'changed' ? 'confirm.doneTitle' : 'confirm.verifiedTitle')}
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
          {t(TEXTS[confirmed.how], { email: confirmed.email })}
        </Notice>
      )}
    </AuthPage>
  );
}

const TEXTS = {
  changed: 'confirm.done',
  verified: 'confirm.verified',
  before: 'confirm.before',
} as const;

type Confirmed = {
  readonly email: string;
  /** `before`: the link is used up, and whoever is signed in has a confirmed address. */
  readonly how: keyof typeof TEXTS;
  /** Of an order that waited for this. */
  readonly orderPath: string | undefined;
};
/** A token that is too short to be one does not even fit the contract. */
const isLinkGone = (error: unknown): boolean => ['LINK_INVALID', 'BAD_REQUEST'].includes(errorCode(error));

/** A link that was opened twice is used up the second time: what counts is whether the address is confirmed. */
async function confirm(token: string): Promise<Omit<Confirmed, 'orderPath'>> {
  try {
    const { email, isNew } = await accountApi.confirmEmail({ token });
    return { email, how: isNew ? 'changed' : 'verified' };
  } catch (error) {
    const person = isLinkGone(error) ? await refreshSession().catch(() => null) : null;
    if (!person?.emailVerified) throw error;
    return { email: person.email, how: 'before' };
  }
}

type ConfirmFormProps = { readonly token: string; readonly onConfirmed: (confirmed: Confirmed) => void };

function ConfirmForm({ token, onConfirmed }: ConfirmFormProps) {
  const [isGone, setGone] = useState(false);
  const form = useForm({
    initial: {},
    send: async () => {
      onConfirmed({ ...(await confirm(token)), orderPath: takeOrderBegun() });
      // Whoever is signed in here sees the new address at once; when that fails, at the next page.
      await refreshSession().catch(() => undefined);
    },
    explain: (error) => {
      if (isLinkGone(error)) setGone(true);
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
