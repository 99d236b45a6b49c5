// Asks which is right where a postal code belongs to another state than the one that stands beside it.

import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import type { Address } from '../../domain/address/address.ts';
import { placeDoubt } from '../../domain/address/place-doubt.ts';
import { t } from '../texts.ts';

type Place = Pick<Address, 'country' | 'region' | 'city' | 'postcode'>;

const keyOf = ({ country, region, city, postcode }: Place): string =>
  [country, region, city, postcode].map((part) => part.trim()).join(' ');

/** What its buyer has said to be right stands for this very place; another one is asked about anew. */
export function usePlaceQuestion() {
  const [sure, setSure] = useState('');
  return {
    isSure: (place: Place): boolean => keyOf(place) === sure,
    saySure: (place: Place): void => setSure(keyOf(place)),
    refusalOf: (address: Address) =>
      placeDoubt(address) && keyOf(address) !== sure
        ? { fields: { postcode: t('address.place.asked') } }
        : undefined,
  };
}
export type PlaceState = ReturnType<typeof usePlaceQuestion>;

/** What it needs of the form of an address; what is set, though it stays the same, is no longer refused. */
export type PlaceForm = {
  readonly choice: (name: 'region') => {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly error?: string | undefined;
  };
  readonly watch: (name: 'region' | 'city' | 'postcode') => string;
  readonly set: (changes: { readonly region?: string; readonly postcode: string }) => void;
};

type PlaceQuestionProps = {
  readonly form: PlaceForm;
  readonly country: string;
  readonly place: PlaceState;
};

export function PlaceQuestion({ form, country, place }: PlaceQuestionProps) {
  const typed = {
    country,
    region: form.watch('region'),
    city: form.watch('city'),
    postcode: form.watch('postcode'),
  };
  const doubt = placeDoubt(typed);
  if (!doubt || place.isSure(typed)) return null;
  const { code, belongsTo, written } = doubt;
  return (
    <Notice
      tone="retry"
      title={t('address.place.title', { postcode: typed.postcode.trim(), belongsTo, written })}
      action={
        <>
          <Button onClick={() => form.set({ region: code, postcode: typed.postcode })}>
            {t('address.place.take', { state: belongsTo })}
          </Button>
          <Button
            look="ghost"
            onClick={() => {
              place.saySure(typed);
              form.set({ postcode: typed.postcode });
            }}
          >
            {t('address.place.right')}
          </Button>
        </>
      }
    >
      {t('address.place.why')}
    </Notice>
  );
}
