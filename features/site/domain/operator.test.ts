// Who runs the site: nobody until a name is given, and a foot of mails that leaves out what is not known.

import { describe, expect, test } from 'vitest';
import { footOf, operatorArea, operatorOf } from './operator.ts';

const values = {
  operatorName: 'Yulu Comércio Ltda.',
  operatorAddress: 'Rua das Flores 12\n01000-000 São Paulo',
  operatorMail: 'ola@yulu.example',
  operatorNumber: 'CNPJ 12.345.678/0001-95',
};

describe('the operator', () => {
  test('is nobody until a name is given', () => {
    expect(operatorOf(operatorArea.defaults)).toBeNull();
    expect(footOf(null)).toBe('');
  });

  test('stands at the foot of mails, without what is not known', () => {
    expect(footOf(operatorOf(values))).toBe(
      'Yulu Comércio Ltda.\nRua das Flores 12\n01000-000 São Paulo\nola@yulu.example\nCNPJ 12.345.678/0001-95',
    );
    expect(footOf(operatorOf({ ...values, operatorAddress: '', operatorNumber: '' }))).toBe(
      'Yulu Comércio Ltda.\nola@yulu.example',
    );
  });

  test.each([
    ['a mail address that is none', { ...values, operatorMail: 'ola' }],
    ['an address of nobody', { ...values, operatorName: ' ' }],
  ])('is not saved with %s', (_, wrong) => {
    expect(operatorArea.schema.safeParse(wrong).success).toBe(false);
  });
});
