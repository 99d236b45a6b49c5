// An address as it is written on a parcel.

import { countryName } from '../../../global-services/web/api.ts';
import type { Address } from '../../domain/address/address.ts';

export function AddressLines({ address }: { readonly address: Address }) {
  const { name, phone, line1, line2, city, region, postcode, country, personalId } = address;
  const lines = [
    name,
    line1,
    line2,
    [postcode, city, region].filter(Boolean).join(' '),
    countryName(country),
    phone,
    personalId,
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
