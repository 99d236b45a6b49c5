// Whether the other orders that go to the same address go to the new one as well: named, and answered before it is saved.

import type { OrderView } from '../queries.ts';
import { showNumbers } from '../show.ts';
import { t } from '../texts.ts';

type Others = OrderView['sameAddress'];
/** Empty: not answered yet. */
export type AlsoThere = '' | 'all' | 'one';

/** As a form gives it to a field that is told its value. */
type QuestionProps = {
  readonly value: AlsoThere;
  readonly onChange: (value: AlsoThere) => void;
  readonly error: string | undefined;
};

/** Why it is not answered; undefined where it is, or nothing is asked. */
export const alsoProblem = (others: Others, also: AlsoThere): string | undefined =>
  others.length > 0 && also === '' ? t('address.alsoMissing') : undefined;

export const alsoOf = (others: Others, also: AlsoThere) =>
  also === 'all' ? others.map(({ id, version }) => ({ id, version })) : [];

export function AlsoThereQuestion({
  others,
  value: chosen,
  onChange,
  error,
}: QuestionProps & { readonly others: Others }) {
  if (others.length === 0) return null;
  return (
    <fieldset
      role="radiogroup"
      // A refusal brings it into sight.
      tabIndex={-1}
      aria-invalid={error !== undefined}
      aria-describedby={error ? 'also-there-wrong' : undefined}
      className="grid gap-1"
    >
      <legend className="mb-1 font-medium">{t('address.alsoQuestion', { count: others.length })}</legend>
      <ul className="mb-1 text-small text-muted">
        {others.map(({ id, number, product }) => (
          <li key={id} className="wrap-anywhere">
            {number} · {product}
          </li>
        ))}
      </ul>
      {(['all', 'one'] as const).map((value) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="also-there"
            checked={chosen === value}
            onChange={() => onChange(value)}
            className="size-5 shrink-0 accent-ink"
          />
          {t(value === 'all' ? 'address.alsoAll' : 'address.alsoOne', { numbers: showNumbers(others) })}
        </label>
      ))}
      {error ? (
        <p id="also-there-wrong" role="alert" className="text-small text-wrong">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
