// A single value of settings, alone or in a table, as a field of the form.

import { AmountField } from '../../../../kit/web/ui/fields/amount-field.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import type { Form } from '../../../../kit/web/use-form.ts';
import type { SingleKind } from '../../domain/area.ts';
import { t } from '../texts.ts';
import type { Typed } from '../typed-values.ts';

type SingleFieldProps = {
  readonly name: string;
  readonly kind: SingleKind;
  readonly label: string;
  readonly form: Form<Typed>;
};

export function SingleField({ name, kind, label, form }: SingleFieldProps) {
  if (kind === 'lines') return <TextArea {...form.field(name)} label={label} rows={4} maxLength={1000} />;
  if (kind === 'money') return <AmountField {...form.field(name)} label={label} hint={t('form.money')} />;
  return (
    <TextField
      {...form.field(name)}
      label={label}
      hint={kind === 'share' ? t('form.share') : undefined}
      inputMode={kind === 'text' ? 'text' : kind === 'count' ? 'numeric' : 'decimal'}
      maxLength={200}
    />
  );
}
