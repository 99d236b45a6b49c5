// One value of an area as a field of the form, by its kind.

import { CONTROL, Field } from '../../../../kit/web/ui/fields/field.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { CURRENCIES } from '../../domain/currencies.ts';
import type { AreaView } from '../queries.ts';
import { t } from '../texts.ts';
import { entryName, type Typed } from '../typed-values.ts';

type ValueFieldProps = {
  readonly field: AreaView['fields'][number];
  readonly label: string;
  readonly typed: Typed;
  readonly isWrong: (key: string) => boolean;
  readonly onType: (name: string, text: string) => void;
};

export function ValueField({ field: { key, kind }, label, typed, isWrong, onType }: ValueFieldProps) {
  const error = isWrong(key) ? t('form.wrong') : undefined;
  if (kind === 'rates') {
    return (
      <fieldset className="grid gap-4 tablet:grid-cols-2">
        <legend className="mb-3 font-medium">{label}</legend>
        {CURRENCIES.map((currency) => (
          <TextField
            key={currency}
            label={currency}
            hint={t('form.rate', { currency })}
            inputMode="decimal"
            value={typed[entryName(key, currency)] ?? ''}
            onChange={({ target }) => onType(entryName(key, currency), target.value)}
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
  if (kind === 'lines') {
    return (
      <Field label={label} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={1000}
            value={typed[key] ?? ''}
            onChange={({ target }) => onType(key, target.value)}
            className={CONTROL}
          />
        )}
      </Field>
    );
  }
  const hints = {
    money: t('form.money'),
    share: t('form.share'),
    count: undefined,
    text: undefined,
  } as const;
  return (
    <TextField
      label={label}
      hint={hints[kind]}
      error={error}
      inputMode={kind === 'text' ? 'text' : kind === 'count' ? 'numeric' : 'decimal'}
      value={typed[key] ?? ''}
      onChange={({ target }) => onType(key, target.value)}
      maxLength={200}
    />
  );
}
