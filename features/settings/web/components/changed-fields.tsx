// What of a form differs from what is in force, each with the way back, and all of it at once.

import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import type { Form } from '../../../../kit/web/use-form.ts';
import { labelOf, type SettingsForm } from '../forms.ts';
import type { AreaView } from '../queries.ts';
import { t } from '../texts.ts';
import { changedFields, type Typed, typedField } from '../typed-values.ts';
import { showValue } from './values.tsx';

type ChangedFieldsProps = {
  readonly area: AreaView;
  readonly texts: SettingsForm;
  readonly form: Form<Typed>;
};

/** Nothing while all is as it was. */
export function ChangedFields({ area, texts, form }: ChangedFieldsProps) {
  const changed = changedFields(area, form.watchAll());
  if (changed.length === 0) return null;
  const putBack = (fields: AreaView['fields']) =>
    form.set(Object.fromEntries(fields.flatMap((field) => typedField(field, area.values[field.key]))));
  return (
    <section aria-label={t('form.changes')} className="grid gap-3 border-s-2 border-retry ps-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">{t('form.changed', { count: changed.length })}</p>
        {changed.length > 1 ? <Button onClick={() => putBack(changed)}>{t('form.putAllBack')}</Button> : null}
      </div>
      <ul className="grid gap-2">
        {changed.map((field) => {
          const label = labelOf(texts, field.key);
          return (
            <li key={field.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span>
                {label}
                {field.kind === 'table' || field.kind === 'rates' ? null : (
                  <span className="block text-small text-muted tabular-nums">
                    {t('form.inForce', { value: showValue(field.kind, area.values[field.key]) })}
                  </span>
                )}
              </span>
              <Button
                look="ghost"
                onClick={() => putBack([field])}
                aria-label={t('form.putBackOf', { field: label })}
              >
                {t('form.putBack')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
