// One value of an area as a field of the form, by its kind.

import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import type { Form } from '../../../../kit/web/use-form.ts';
import { CURRENCIES } from '../../domain/currencies.ts';
import { labelOf, type SettingsForm } from '../forms.ts';
import type { AreaView } from '../queries.ts';
import { t } from '../texts.ts';
import { entryName, type Typed } from '../typed-values.ts';
import { RowsField } from './rows-field.tsx';
import { SingleField } from './single-field.tsx';

type ValueFieldProps = {
  readonly field: AreaView['fields'][number];
  readonly texts: SettingsForm;
  readonly form: Form<Typed>;
  /** What is looked for; empty: nothing is. */
  readonly search: string;
};

export function ValueField({ field, texts, form, search }: ValueFieldProps) {
  const { key, kind } = field;
  const label = labelOf(texts, key);
  if (kind === 'table') return <RowsField field={field} texts={texts} form={form} search={search} />;
  if (kind !== 'rates') return <SingleField name={key} kind={kind} label={label} form={form} />;
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
