// An address as it is written on a parcel.

import { countryName } from '../../../global-services/web/api.ts';
import type { Address } from '../../domain/address/address.ts';

type AddressLinesProps = {
  readonly address: Address;
  /** Only who writes the parcel's papers needs the whole number; the buyer knows it. */
  readonly isIdShown: boolean;
};

/** As identity numbers are shown to those who know them. */
const masked = (id: string): string => (id === '' ? '' : `${id.slice(0, 1)}•••${id.slice(-4)}`);

export function AddressLines({ address, isIdShown }: AddressLinesProps) {
  const { name, phone, line1, line2, district, city, region, postcode, country, personalId } = address;
  const lines = [
    name,
    line1,
    line2,
    district,
    [postcode, city, region].filter(Boolean).join(' '),
    countryName(country),
    phone,
    isIdShown ? personalId : masked(personalId),
  ].filter((line) => line !== '');
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
