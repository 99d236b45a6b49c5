// A parent's address of whoever is younger, where they know it; and the way back of a wrong tap, which asks first.

import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { isEmailAddress } from '../../../account/domain/index.ts';
import { callMe } from '../../../account/web/api.ts';
import { explainAge, sayAge } from '../../../privacy/web/api.ts';
import { t } from '../texts.ts';

type YoungerFormProps = { readonly name: string; readonly onBack: () => void };

export function YoungerForm({ name, onBack }: YoungerFormProps) {
  const [isAsking, setAsking] = useState(false);
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) =>
      email.trim() === '' || isEmailAddress(email.trim())
        ? undefined
        : { fields: { email: t('younger.invalid') } },
    send: async ({ email }) => {
      await callMe(name);
      await sayAge('younger', email);
    },
    explain: (error) => ({ message: explainAge(error) }),
  });
  return (
    <>
      <form {...form.formProps} className="grid gap-4">
        <FormMessage form={form} />
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="off"
          label={t('younger.email')}
          hint={t('younger.hint')}
          optional
        />
        <Button type="submit" look="primary" wide busy={form.busy}>
          {t('younger.goOn')}
        </Button>
        <Button look="ghost" wide onClick={() => setAsking(true)}>
          {t('younger.back')}
        </Button>
      </form>
      {isAsking ? (
        <Dialog
          title={t('younger.sureTitle')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={onBack}>{t('younger.sureBack')}</Button>
              <Button look="primary" onClick={() => setAsking(false)}>
                {t('younger.stay')}
              </Button>
            </>
          }
        >
          <p>{t('younger.sure')}</p>
        </Dialog>
      ) : null}
    </>
  );
}
