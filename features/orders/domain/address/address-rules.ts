// What an address needs in each country, and whether one has it.

import { ADDRESS_FIELDS, type Address, type AddressField, type AddressProblem } from './address.ts';

export type AddressRule = {
  readonly postcode: RegExp;
  /** How a postcode looks, for the form. */
  readonly postcodeExample: string;
  readonly needsRegion: boolean;
  /** What the carrier asks for; null for nothing. */
  readonly personalId: 'cpf' | 'pccc' | null;
};

const ANY: AddressRule = { postcode: /^.{0,12}$/, postcodeExample: '', needsRegion: false, personalId: null };

const RULES: Readonly<Record<string, AddressRule>> = {
  US: { ...ANY, postcode: /^\d{5}(-\d{4})?$/, postcodeExample: '94103', needsRegion: true },
  JP: { ...ANY, postcode: /^\d{3}-?\d{4}$/, postcodeExample: '150-0002', needsRegion: true },
  KR: { ...ANY, postcode: /^\d{5}$/, postcodeExample: '06236', personalId: 'pccc' },
  DE: { ...ANY, postcode: /^\d{5}$/, postcodeExample: '10115' },
  GB: { ...ANY, postcode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, postcodeExample: 'SW1A 1AA' },
  BR: {
    postcode: /^\d{5}-?\d{3}$/,
    postcodeExample: '01310-100',
    needsRegion: true,
    personalId: 'cpf',
  },
};

export const addressRule = (country: string): AddressRule =>
  (Object.hasOwn(RULES, country) ? RULES[country] : undefined) ?? ANY;

/** A name or a street has letters; 🙂 reaches nobody. */
const LETTERS = /\p{L}.*\p{L}/u;
const PHONE = /^\+?[\d\s().-]{6,30}$/;

/** What does not fit its country; empty where all does. */
export function checkAddress(address: Address): readonly AddressProblem[] {
  const rule = addressRule(address.country);
  return ADDRESS_FIELDS.flatMap((field): readonly AddressProblem[] => {
    const problem = problemOf(field, address[field], rule);
    return problem ? [{ field, problem }] : [];
  });
}

function problemOf(
  field: AddressField,
  value: string,
  { postcode, needsRegion, personalId }: AddressRule,
): AddressProblem['problem'] | undefined {
  if (value === '') {
    if (field === 'region') return needsRegion ? 'missing' : undefined;
    if (field === 'personalId') return personalId === null ? undefined : 'missing';
    return field === 'postcode' && postcode.test('') ? undefined : 'missing';
  }
  if (field === 'postcode') return postcode.test(value) ? undefined : 'unfit';
  if (field === 'name' || field === 'city') return LETTERS.test(value) ? undefined : 'unfit';
  if (field === 'line1') return /[\p{L}\d]/u.test(value) ? undefined : 'unfit';
  if (field === 'phone') return PHONE.test(value) ? undefined : 'unfit';
  if (field === 'personalId') return isPersonalId(value, personalId) ? undefined : 'unfit';
  return undefined;
}

/** As it stands on papers and screens it has blanks, dots or hyphens between its parts; customs have it without. */
export const plainPersonalId = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s.\p{Pd}]/gu, '')
    .toUpperCase();

function isPersonalId(value: string, kind: AddressRule['personalId']): boolean {
  const plain = plainPersonalId(value);
  if (kind === 'pccc') return /^P\d{12}$/.test(plain);
  return kind === null || isCpf(plain);
}

/** Eleven digits, of which the last two follow from the others. */
function isCpf(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false;
  const digits = [...value].map(Number);
  if (new Set(digits).size === 1) return false;
  return [9, 10].every((length) => {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    return ((sum * 10) % 11) % 10 === digits[length];
  });
}
