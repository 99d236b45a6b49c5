// A place to send to: what it is made of, and what can be wrong with it in its country.

export type Address = {
  /** ISO 3166-1. */
  readonly country: string;
  readonly name: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  /** Bairro: a part of the city, in countries whose addresses name it; else empty. */
  readonly district: string;
  readonly city: string;
  /** State, prefecture, province. */
  readonly region: string;
  readonly postcode: string;
  /** What the carrier asks for: CPF in Brazil, PCCC in Korea. */
  readonly personalId: string;
};

/** Those that can be missing or not fit their country. */
export const ADDRESS_FIELDS = [
  'country',
  'name',
  'phone',
  'line1',
  'district',
  'city',
  'region',
  'postcode',
  'personalId',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export type AddressProblem = { readonly field: AddressField; readonly problem: 'missing' | 'unfit' };
