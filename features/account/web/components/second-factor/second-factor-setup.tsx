// Setting up the second factor: the password, then the app's QR code or its text, then a code of the app.

import { useState } from 'react';
import { renderSVG } from 'uqr';
import { CopyField } from '../../../../../kit/web/ui/fields/copy-field.tsx';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { findMissing } from '../../../domain/index.ts';
import { accountApi } from '../../account-api.ts';
import { explainError, toRefusal } from '../../form/explain.ts';
import { CurrentPasswordField } from '../../form/fields.tsx';
import { t } from '../../texts.ts';
import { CodeField } from '../code-field.tsx';
import { FormActions } from '../form-actions.tsx';

type Begun = { readonly secret: string; readonly address: string };

type SecondFactorSetupProps = {
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
};

export function SecondFactorSetup({ onConfirmed, onCancel }: SecondFactorSetupProps) {
  const [begun, setBegun] = useState<Begun>();
  return begun ? (
    <ConfirmForm begun={begun} onConfirmed={onConfirmed} onCancel={onCancel} />
  ) : (
    <BeginForm onBegun={setBegun} onCancel={onCancel} />
  );
}

type BeginFormProps = { readonly onBegun: (begun: Begun) => void; readonly onCancel: () => void };

function BeginForm({ onBegun, onCancel }: BeginFormProps) {
  const form = useForm({
    initial: { password: '' },
    check: (values) => toRefusal(findMissing(values)),
    send: async (values) => onBegun(await accountApi.beginSecondFactor(values)),
    explain: (error) => explainError(error, { fields: { PASSWORD_WRONG: 'password' } }),
  });
  return (
    <form {...form.formProps} className="mt-4 grid max-w-form animate-appear gap-4">
      <FormMessage form={form} />
      <CurrentPasswordField form={form} name="password" label={t('fields.current')} />
      <FormActions submit={t('secondFactor.next')} busy={form.busy} onCancel={onCancel} />
    </form>
  );
}

function ConfirmForm({ begun, onConfirmed, onCancel }: SecondFactorSetupProps & { readonly begun: Begun }) {
  const form = useForm({
    initial: { code: '' },
    check: (values) => toRefusal(findMissing(values)),
    send: async (values) => onConfirmed((await accountApi.confirmSecondFactor(values)).recoveryCodes),
    explain: (error) => explainError(error, { fields: { CODE_WRONG: 'code' } }),
  });
  return (
    <form {...form.formProps} className="mt-4 grid max-w-form animate-appear gap-4">
      <p>{t('secondFactor.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(begun.address, { border: 2 }))}`}
        alt={t('secondFactor.qr')}
        width={208}
        height={208}
        className="rounded-soft border border-line"
      />
      <CopyField label={t('secondFactor.secret')} value={begun.secret} />
      <FormMessage form={form} />
      <CodeField form={form} />
      <FormActions submit={t('secondFactor.confirm')} busy={form.busy} onCancel={onCancel} />
    </form>
  );
}
