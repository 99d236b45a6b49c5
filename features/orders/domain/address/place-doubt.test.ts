// Postal codes beside states that they belong to, and beside others.

import { expect, test } from 'vitest';
import { placeDoubt } from './place-doubt.ts';

const doubt = (country: string, postcode: string, region: string, city = '') =>
  placeDoubt({ country, postcode, region, city });

test.each([
  ['BR', '20040-020', 'RJ'],
  ['BR', '30130110', 'minas gerais'],
  ['BR', '40020-000', 'Bahia - BA'],
  ['BR', '69301-110', 'Roraima'],
  ['BR', '73801-010', 'Estado de Goiás'],
  ['US', '60614', 'IL'],
  ['US', '02139-4307', 'Massachusetts'],
  ['US', '20001', 'Washington, DC'],
  ['JP', '530-0001', '大阪府'],
  ['JP', '0600001', 'Hokkaido'],
  ['JP', '604-8005', 'Kyoto-fu'],
  ['KR', '48058', '부산'],
  // What nobody can tell from the first digits, or what is not known, is asked of nobody.
  ['DE', '80331', 'Berlin'],
  ['GB', 'EH1 1BB', 'Kent'],
  ['BR', '80010-000', ''],
  ['BR', '80010-000', 'Curitiba'],
  ['BR', '', 'PR'],
  ['BR', '8', 'SP'],
  ['US', '09009', 'NY'],
  ['AR', '5000', 'Córdoba'],
])('%s %s %s fit', (country, postcode, region) => {
  expect(doubt(country, postcode, region)).toBeUndefined();
});

test.each([
  ['BR', '80010-000', 'SC', { code: 'PR', belongsTo: 'Paraná (PR)', written: 'Santa Catarina (SC)' }],
  ['BR', '59010000', 'Rio Grande do Sul', { code: 'RN', belongsTo: 'Rio Grande do Norte (RN)' }],
  ['BR', '70040-010', 'Goias', { code: 'DF' }],
  ['US', '73301', 'OK', { code: 'TX' }],
  ['US', '97205', 'Washington', { belongsTo: 'Oregon (OR)' }],
  ['JP', '220-0012', '東京都', { code: '神奈川県' }],
  ['KR', '16488', 'Seoul', { code: '경기도' }],
] as const)('%s %s %s do not', (country, postcode, region, expected) => {
  expect(doubt(country, postcode, region)).toMatchObject(expected);
});

test('without a state, a city that is one stands for it', () => {
  expect(doubt('KR', '61475', '', '대구')).toMatchObject({ written: '대구광역시' });
  expect(doubt('KR', '61475', '', '광주')).toBeUndefined();
  expect(doubt('KR', '41585', '수성구', '부산')).toMatchObject({ code: '대구광역시', written: '부산광역시' });
  expect(doubt('KR', '47545', 'Yeonje-gu', 'Busan')).toBeUndefined();
  expect(doubt('KR', '61475', '전라남도', '대구')).toMatchObject({ belongsTo: '광주광역시' });
});
