// What an address needs in each country.

import { expect, test } from 'vitest';
import type { Address } from './address.ts';
import { checkAddress } from './address-rules.ts';
import { addressSchema } from './address-schema.ts';

const address: Address = {
  country: 'DE',
  name: 'Anna Schmidt',
  phone: '+49 30 1234567',
  line1: 'Torstraße 1',
  line2: '',
  district: '',
  city: 'Berlin',
  region: '',
  postcode: '10119',
  personalId: '',
};
const BR = {
  postcode: '01310-100',
  district: 'Bela Vista',
  region: 'SP',
  phone: '+55 11 91234-5678',
  personalId: '529.982.247-25',
};
const check = (changed: Partial<Address>) =>
  checkAddress({ ...address, ...changed }).map(({ field, problem }) => `${field} ${problem}`);

test.each([
  ['DE', {}, []],
  ['DE', { postcode: '1011' }, ['postcode unfit']],
  ['DE', { name: '', phone: 'x' }, ['name missing', 'phone unfit']],
  ['US', { postcode: '94103' }, ['region missing']],
  ['US', { postcode: '94103-1234', region: 'CA' }, []],
  ['JP', { postcode: '150-0002', region: '東京都' }, []],
  ['KR', { postcode: '06236' }, ['personalId missing']],
  ['KR', { postcode: '06236', personalId: 'P123456789012' }, []],
  ['KR', { postcode: '06236', personalId: 'p1234 5678 9012' }, []],
  ['KR', { postcode: '06236', personalId: 'P-1234-5678-9012' }, []],
  ['KR', { postcode: '06236', personalId: 'P1234 5678 901' }, ['personalId unfit']],
  ['BR', { ...BR, personalId: '529 982 247 25' }, []],
  ['BR', { ...BR, region: 'Pernanbuco' }, ['region unfit']],
  ['BR', { ...BR, region: 'São Paulo - SP' }, []],
  ['BR', { ...BR, district: '' }, ['district missing']],
  ['BR', { ...BR, phone: '91234-5678' }, ['phone unfit']],
  ['BR', { ...BR, phone: '+55 11 1234' }, ['phone unfit']],
  ['BR', { ...BR, phone: '11 9123A-5678' }, ['phone unfit']],
  ['BR', { ...BR, phone: '(011) 3123-4567' }, []],
  ['BR', { ...BR, phone: '5511912345678' }, []],
  ['BR', { ...BR, phone: '+351 912 345 678' }, []],
  ['DE', { phone: '......' }, ['phone unfit']],
  ['DE', { phone: '+49 (0)30 123456' }, []],
  ['NZ', { postcode: '', phone: '021 123 4567' }, []],
  ['KR', { postcode: '06236', personalId: '123' }, ['personalId unfit']],
  ['GB', { postcode: 'sw1a 1aa' }, []],
  ['BR', BR, []],
  ['BR', { ...BR, personalId: '529.982.247-24' }, ['personalId unfit']],
  ['BR', { ...BR, personalId: '111.111.111-11' }, ['personalId unfit']],
  ['DE', { name: '🙂', line1: '🙂 !', city: '…' }, ['name unfit', 'line1 unfit', 'city unfit']],
  ['KR', { name: '김민지', city: '서울', postcode: '06236', personalId: 'P123456789012' }, []],
  ['NZ', { postcode: '' }, []],
] as const)('%s %j: %j', (country, changed, problems) => {
  expect(check({ country, ...changed })).toEqual(problems);
});

test.each([
  ['p1234 5678 9012', 'P123456789012'],
  ['529.982.247-25', '52998224725'],
  ['', ''],
])('keeps the number %s as %s', (personalId, kept) => {
  expect(addressSchema.parse({ ...address, personalId }).personalId).toBe(kept);
});
