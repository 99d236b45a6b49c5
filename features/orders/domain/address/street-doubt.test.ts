// Streets with their numbers, without, and those that have none.

import { expect, test } from 'vitest';
import { lacksNumber } from './street-doubt.ts';

test.each([
  ['BR', 'Rua das Palmeiras', true],
  ['BR', 'Rua 15 de Novembro', true],
  ['BR', 'Av. 9 de Julho', true],
  ['DE', 'Torstraße', true],
  ['BR', 'Rua 15 de Novembro, 200', false],
  ['BR', 'Av. Paulista 1578', false],
  ['BR', 'Estrada do Campo, s/n', false],
  ['BR', 'Estrada do Campo, S/Nº', false],
  ['BR', 'Sítio Boa Vista, sem número', false],
  ['BR', 'SQN 308 Bloco A', false],
  ['BR', '', false],
  ['GB', 'Rose Cottage, Mill Lane', false],
] as const)('%s %s: %s', (country, line1, lacks) => {
  expect(lacksNumber({ country, line1 })).toBe(lacks);
});
