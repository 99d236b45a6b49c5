// Asked where a saved address was changed at the checkout: which of the two is offered the next time.

import { useId } from 'react';
import type { Address } from '../../domain/address/address.ts';
import { t } from '../texts.ts';

type CorrectedAddressProps = {
  /** As it was chosen. */
  readonly saved: Address;
  readonly isReplaced: boolean;
  readonly onChange: (isReplaced: boolean) => void;
};

export function CorrectedAddress({ saved, isReplaced, onChange }: CorrectedAddressProps) {
  const name = useId();
  const old = [saved.name, saved.line1, saved.line2, saved.postcode, saved.city].filter(Boolean).join(', ');
  return (
    <fieldset className="rounded-soft border border-line-strong p-4">
      <legend className="px-1 font-medium">{t('checkout.corrected')}</legend>
      <p className="text-small text-muted">{t('checkout.correctedFrom', { address: old })}</p>
      {[false, true].map((replaces) => (
        <label key={String(replaces)} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={isReplaced === replaces}
            onChange={() => onChange(replaces)}
            className="size-5 shrink-0 accent-ink"
          />
          {t(replaces ? 'checkout.correctedReplace' : 'checkout.correctedKeep')}
        </label>
      ))}
    </fieldset>
  );
}
