// Who runs this installation and sells what it sells, as admins name them.

import * as z from 'zod';
import { defineArea } from '../../settings/domain/index.ts';

const line = z.string().trim().max(160);

export type OperatorValues = {
  /** Empty: nobody is named. */
  readonly operatorName: string;
  /** Of letters, in lines. */
  readonly operatorAddress: string;
  readonly operatorMail: string;
  /** In the register of companies, with what it is called there: “CNPJ 12.345.678/0001-95”. */
  readonly operatorNumber: string;
};

export const operatorArea = defineArea<OperatorValues>({
  area: 'operator',
  schema: z
    .strictObject({
      operatorName: line,
      operatorAddress: z.string().trim().max(400),
      operatorMail: z.union([z.literal(''), z.email().max(254)]),
      operatorNumber: line,
    })
    // An address without a name says nothing to anybody.
    .refine(
      ({ operatorName, ...others }) =>
        operatorName !== '' || Object.values(others).every((value) => value === ''),
      { path: ['operatorName'] },
    ),
  defaults: { operatorName: '', operatorAddress: '', operatorMail: '', operatorNumber: '' },
  fields: { operatorName: 'text', operatorAddress: 'lines', operatorMail: 'text', operatorNumber: 'text' },
});

export type Operator = {
  readonly name: string;
  readonly address: string;
  readonly mail: string;
  readonly number: string;
};

/** Null while nobody is named. */
export const operatorOf = (values: OperatorValues): Operator | null =>
  values.operatorName === ''
    ? null
    : {
        name: values.operatorName,
        address: values.operatorAddress,
        mail: values.operatorMail,
        number: values.operatorNumber,
      };

/** What stands at the foot of a mail, in any language; empty while nobody is named. */
export const footOf = (operator: Operator | null): string =>
  operator === null
    ? ''
    : [operator.name, operator.address, operator.mail, operator.number]
        .filter((part) => part !== '')
        .join('\n');
