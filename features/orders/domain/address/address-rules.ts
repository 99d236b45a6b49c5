// What an address needs in each country, and whether one has it.

import { ADDRESS_FIELDS, type Address, type AddressField, type AddressProblem } from './address.ts';
import { isPhone, type PhoneRule } from './phone.ts';
import { stateCode } from './place-doubt.ts';

export type AddressRule = {
  readonly postcode: RegExp;
  /** How a postcode looks, for the form. */
  readonly postcodeExample: string;
  readonly needsRegion: boolean;
  /** All its states are known: one of them is chosen. */
  readonly hasStates: boolean;
  readonly needsDistrict: boolean;
  /** Whether nearly every street of it has house numbers. */
  readonly hasHouseNumbers: boolean;
  readonly phone: PhoneRule;
  /** What the carrier asks for; null for nothing. */
  readonly personalId: 'cpf' | 'pccc' | null;
};

const ANY: AddressRule = {
  postcode: /^.{0,12}$/,
  postcodeExample: '',
  needsRegion: false,
  hasStates: false,
  needsDistrict: false,
  hasHouseNumbers: false,
  phone: { code: '', digits: [7, 15], example: '+34 612 345 678' },
  personalId: null,
};

const RULES: Readonly<Record<string, AddressRule>> = {
  US: {
    ...ANY,
    postcode: /^\d{5}(-\d{4})?$/,
    postcodeExample: '94103',
    needsRegion: true,
    hasHouseNumbers: true,
    phone: { code: '1', digits: [10, 10], example: '(415) 555-0132' },
  },
  JP: {
    ...ANY,
    postcode: /^\d{3}-?\d{4}$/,
    postcodeExample: '150-0002',
    needsRegion: true,
    phone: { code: '81', digits: [9, 10], example: '090-1234-5678' },
  },
  KR: {
    ...ANY,
    postcode: /^\d{5}$/,
    postcodeExample: '06236',
    hasHouseNumbers: true,
    phone: { code: '82', digits: [8, 10], example: '010-1234-5678' },
    personalId: 'pccc',
  },
  DE: {
    ...ANY,
    postcode: /^\d{5}$/,
    postcodeExample: '10115',
    hasHouseNumbers: true,
    phone: { code: '49', digits: [6, 11], example: '0151 23456789' },
  },
  // Houses may have names in place of numbers.
  GB: {
    ...ANY,
    postcode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
    postcodeExample: 'SW1A 1AA',
    phone: { code: '44', digits: [9, 10], example: '07911 123456' },
  },
  BR: {
    postcode: /^\d{5}-?\d{3}$/,
    postcodeExample: '01310-100',
    needsRegion: true,
    hasStates: true,
    needsDistrict: true,
    hasHouseNumbers: true,
    phone: { code: '55', digits: [10, 11], example: '(11) 91234-5678' },
    personalId: 'cpf',
  },
};

export const addressRule = (country: string): AddressRule =>
  (Object.hasOwn(RULES, country) ? RULES[country] : undefined) ?? ANY;

/** A name or a street has letters; 🙂 reaches nobody. */
const LETTERS = /\p{L}.*\p{L}/u;

/** What does not fit its country; empty where all does. */
export function checkAddress(address: Address): readonly AddressProblem[] {
  const rule = addressRule(address.country);
  return ADDRESS_FIELDS.flatMap((field): readonly AddressProblem[] => {
    const isNoState =
      field === 'region' && rule.hasStates && stateCode(address.country, address.region) === undefined;
    const problem = problemOf(field, address[field], rule) ?? (isNoState ? ('unfit' as const) : undefined);
    return problem ? [{ field, problem }] : [];
  });
}

function problemOf(
  field: AddressField,
  value: string,
  { postcode, needsRegion, needsDistrict, phone, personalId }: AddressRule,
): AddressProblem['problem'] | undefined {
  if (value === '') {
    if (field === 'region') return needsRegion ? 'missing' : undefined;
    if (field === 'district') return needsDistrict ? 'missing' : undefined;
    if (field === 'personalId') return personalId === null ? undefined : 'missing';
    return field === 'postcode' && postcode.test('') ? undefined : 'missing';
  }
  if (field === 'postcode') return postcode.test(value) ? undefined : 'unfit';
  if (field === 'name' || field === 'city') return LETTERS.test(value) ? undefined : 'unfit';
  if (field === 'line1') return /[\p{L}\d]/u.test(value) ? undefined : 'unfit';
  if (field === 'phone') return isPhone(value, phone) ? undefined : 'unfit';
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
