// Values of settings as people read them.

import { formatFen, formatNumber } from '../../../../kit/web/i18n.ts';
import type { FieldKind } from '../../domain/area.ts';
import { labelOf, type SettingsForm } from '../forms.ts';
import type { AreaView } from '../queries.ts';
import { t } from '../texts.ts';

type Value = AreaView['values'][string];

type ValuesProps = {
  readonly fields: AreaView['fields'];
  readonly values: AreaView['values'];
  readonly form: SettingsForm;
};

export function Values({ fields, values, form }: ValuesProps) {
  return (
    <dl className="grid gap-x-8 gap-y-3 tablet:grid-cols-2 wide:grid-cols-3">
      {fields.map(({ key, kind }) => (
        <div key={key}>
          <dt className="text-caption text-muted">{labelOf(form, key)}</dt>
          <dd className="whitespace-pre-line tabular-nums">{showValue(kind, values[key])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Kept as decimal text; a double holds all the digits that people give a rate. */
const showRate = (text: string): string => formatNumber(Number(text), { maximumFractionDigits: 12 });

export function showValue(kind: FieldKind | undefined, value: Value | null | undefined): string {
  if (value === undefined || value === null) return t('history.absent');
  if (typeof value === 'object') {
    const lines = Object.entries(value).map(([entry, text]) => `${entry} ${showRate(text)}`);
    return lines.length === 0 ? t('area.empty') : lines.join('\n');
  }
  if (typeof value === 'string') return value === '' ? t('area.empty') : value;
  if (kind === 'money') return formatFen(value);
  if (kind === 'share') {
    return formatNumber(value / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  }
  return formatNumber(value);
}
