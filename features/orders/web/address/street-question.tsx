// Asks for the house number where a street stands without one.

import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import type { Address } from '../../domain/address/address.ts';
import { lacksNumber } from '../../domain/address/street-doubt.ts';
import { t } from '../texts.ts';

/** What its buyer has said to be right stands for this very street; another one is asked about anew. */
export function useStreetQuestion() {
  const [sure, setSure] = useState('');
  return {
    isSure: (line1: string): boolean => line1.trim() === sure,
    saySure: (line1: string): void => setSure(line1.trim()),
    refusalOf: (address: Address) =>
      lacksNumber(address) && address.line1.trim() !== sure
        ? { fields: { line1: t('address.street.asked') } }
        : undefined,
  };
}
export type StreetState = ReturnType<typeof useStreetQuestion>;

/** What it needs of the form of an address. */
export type StreetForm = {
  readonly watch: (name: 'line1') => string;
  readonly errorOf: (name: 'line1') => string | undefined;
  /** What is set, though it stays the same, is no longer refused. */
  readonly set: (changes: { readonly line1: string }) => void;
};

type StreetQuestionProps = {
  readonly form: StreetForm;
  readonly country: string;
  readonly street: StreetState;
};

/** Once it was asked for: nobody is asked while they type. */
export function StreetQuestion({ form, country, street }: StreetQuestionProps) {
  const line1 = form.watch('line1');
  const isAsked = form.errorOf('line1') !== undefined;
  if (!isAsked || !lacksNumber({ country, line1 }) || street.isSure(line1)) return null;
  return (
    <Notice
      tone="retry"
      action={
        <Button
          onClick={() => {
            street.saySure(line1);
            form.set({ line1 });
          }}
        >
          {t('address.place.right')}
        </Button>
      }
    >
      {t('address.street.why')}
    </Notice>
  );
}
