// Where a lesson or text stands: its level, band and number, and what it is called.

import { LEVELS } from '../../../../content/schema/levels.ts';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { type Change, changePart, LineFields, useProblemAt } from '../../../drafts/web/api.ts';
import type { LessonDraft } from '../../domain/draft-schemas.ts';
import { t } from '../texts.ts';

type Placed = Pick<LessonDraft, 'level' | 'band' | 'order' | 'title'>;
type PlaceFieldsProps<Draft extends Placed> = {
  readonly draft: Draft;
  readonly bands: readonly number[];
  readonly onChange: Change<Draft>;
};

export function PlaceFields<Draft extends Placed>({ draft, bands, onChange }: PlaceFieldsProps<Draft>) {
  const bandProblem = useProblemAt('band');
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-4 tablet:grid-cols-3">
        <Select
          label={t('fields.level')}
          data-path="level"
          options={LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))}
          value={draft.level}
          onChange={(level) => changePart(onChange, 'level')(() => level)}
        />
        <Select
          label={t('fields.band')}
          data-path="band"
          error={bandProblem}
          options={bands.map((band) => ({ value: String(band), label: t('list.band', { band }) }))}
          value={String(draft.band)}
          onChange={(band) => changePart(onChange, 'band')(() => Number(band))}
        />
        <OrderField value={draft.order} onChange={changePart(onChange, 'order')} />
      </div>
      <LineFields
        label={t('fields.title')}
        path="title"
        value={draft.title}
        onChange={changePart(onChange, 'title')}
      />
    </div>
  );
}

const ORDER_MAX = 99;

function OrderField({ value, onChange }: { readonly value: number; readonly onChange: Change<number> }) {
  return (
    <TextField
      label={t('fields.order')}
      hint={t('form.orderHint')}
      data-path="order"
      error={useProblemAt('order')}
      type="number"
      inputMode="numeric"
      min={1}
      max={ORDER_MAX}
      value={String(value)}
      onChange={({ target }) =>
        onChange(() => Math.min(ORDER_MAX, Math.max(1, Math.round(Number(target.value)) || 1)))
      }
    />
  );
}
