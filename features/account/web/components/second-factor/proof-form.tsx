// Password and a code, before something about the second factor changes.

import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { findMissing } from '../../../domain/index.ts';
import { explainError, toRefusal } from '../../form/explain.ts';
import { CurrentPasswordField } from '../../form/fields.tsx';
import { CodeField } from '../code-field.tsx';
import { FormActions } from '../form-actions.tsx';

type ProofFormProps = {
  readonly lead: string;
  readonly submit: string;
  readonly send: (proof: { readonly password: string; readonly code: string }) => Promise<void>;
  readonly onCancel: () => void;
};

export function ProofForm({ lead, submit, send, onCancel }: ProofFormProps) {
  const form = useForm({
    initial: { password: '', code: '' },
    check: (values) => toRefusal(findMissing(values)),
    send,
    explain: (error) => explainError(error, { fields: { PASSWORD_WRONG: 'password', CODE_WRONG: 'code' } }),
  });
  return (
    <form {...form.formProps} className="mt-4 grid max-w-form animate-appear gap-4">
      <p className="text-small text-muted">{lead}</p>
      <FormMessage form={form} />
      <CurrentPasswordField form={form} name="password" />
      <CodeField form={form} />
      <FormActions submit={submit} busy={form.busy} onCancel={onCancel} />
    </form>
  );
}
