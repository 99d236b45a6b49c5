// One value of an area as a field of the form, by its kind.

import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import type { Form } from '../../../../kit/web/use-form.ts';
import { CURRENCIES } from '../../domain/currencies.ts';
import type { AreaView } from '../queries.ts';
import { t } from '../texts.ts';
import { entryName, type Typed } from '../typed-values.ts';

type ValueFieldProps = {
  readonly field: AreaView['fields'][number];
  readonly label: string;
  readonly form: Form<Typed>;
};

export function ValueField({ field: { key, kind }, label, form }: ValueFieldProps) {
  if (kind === 'rates') {
    const error = form.errorOf(key);
    return (
      <fieldset className="grid gap-4 tablet:grid-cols-2">
        <legend className="mb-3 font-medium">{label}</legend>
        {CURRENCIES.map((currency) => (
          <TextField
            key={currency}
            {...form.field(entryName(key, currency))}
            label={currency}
            hint={t('form.rate', { currency })}
            inputMode="decimal"
            maxLength={17}
          />
        ))}
        {error === undefined ? null : (
          <p role="alert" className="text-small text-wrong tablet:col-span-2">
            {error}
          </p>
        )}
      </fieldset>
    );
  }
  if (kind === 'lines') return <TextArea {...form.field(key)} label={label} rows={4} maxLength={1000} />;
  const hints = {
    money: t('form.money'),
    share: t('form.share'),
    count: undefined,
    text: undefined,
  } as const;
  return (
    <TextField
      {...form.field(key)}
      label={label}
      hint={hints[kind]}
      inputMode={kind === 'text' ? 'text' : kind === 'count' ? 'numeric' : 'decimal'}
      maxLength={200}
    />
  );
}
