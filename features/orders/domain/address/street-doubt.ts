// Whether a street stands there without its house number, where nearly every house has one.

import type { Address } from './address.ts';
import { addressRule } from './address-rules.ts';
import { plainName } from './plain-name.ts';

/** A number of a date is part of the name: Rua 15 de Novembro. */
const NUMBER = /\d(?!\d*\s+de\s)/u;
/** Sem número, as Brazilians write it where there is none. */
const NONE = /(?:^|[\s,])s\s?[/.]\s?no?(?:$|[^\p{L}])|sem numero/u;

/** False where it has one, where somebody says that there is none, and in countries where many have none. */
export function lacksNumber({ country, line1 }: Pick<Address, 'country' | 'line1'>): boolean {
  const street = plainName(line1);
  return street !== '' && addressRule(country).hasHouseNumbers && !NUMBER.test(street) && !NONE.test(street);
}
