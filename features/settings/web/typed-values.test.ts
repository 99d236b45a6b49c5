import { describe, expect, it } from 'vitest';
import {
  addHandle,
  changedFields,
  fieldOfPath,
  readForm,
  readHandles,
  rowsName,
  typedOf,
} from './typed-values.ts';

const fields: Parameters<typeof readForm>[0] = [
  { key: 'fee', kind: 'share', columns: [] },
  {
    key: 'shipping',
    kind: 'table',
    columns: [
      { key: 'baseFen', kind: 'money', options: [] },
      { key: 'remedy', kind: 'choice', options: ['pack', 'refuse'] },
    ],
  },
];
const values = {
  fee: 300,
  shipping: [
    { id: 'US', baseFen: 15_000, remedy: 'pack' },
    { id: 'JP', baseFen: 12_050, remedy: 'refuse' },
  ],
};

describe('the form of a table', () => {
  it('reads back what it shows', () => {
    expect(readForm(fields, typedOf({ fields, values }))).toEqual({ values, wrong: [] });
  });

  it('leaves out a row that was taken out, and adds a new one at the end', () => {
    const typed = {
      ...typedOf({ fields, values }),
      [rowsName('shipping')]: addHandle(['1'], 2),
      'shipping:2:id': ' BR ',
      'shipping:2:baseFen': '99,5',
      'shipping:2:remedy': 'pack',
    };
    expect(readForm(fields, typed).values['shipping']).toEqual([
      values.shipping[1],
      { id: 'BR', baseFen: 9950, remedy: 'pack' },
    ]);
  });

  it('names the cells that make no value', () => {
    const typed = { ...typedOf({ fields, values }), fee: 'x', 'shipping:1:baseFen': '1.234' };
    expect(readForm(fields, typed).wrong).toEqual(['fee', 'shipping:1:baseFen']);
  });

  it('finds the field that the server refuses by the place of its row', () => {
    const typed = { [rowsName('shipping')]: '1 4' };
    expect(fieldOfPath('shipping:1:baseFen', typed)).toBe('shipping:4:baseFen');
    expect(fieldOfPath('rates:USD', typed)).toBe('rates:USD');
    expect(readHandles(undefined)).toEqual([]);
  });
});

it('names what differs from what is in force, a row more or less, too', () => {
  const area = { fields, values };
  const initial = typedOf(area);
  const changedIn = (typed: typeof initial) => changedFields(area, typed).map(({ key }) => key);
  expect(changedIn(initial)).toEqual([]);
  expect(changedIn({ ...initial, fee: '4' })).toEqual(['fee']);
  expect(changedIn({ ...initial, [rowsName('shipping')]: '1' })).toEqual(['shipping']);
  expect(changedIn({ ...initial, 'shipping:1:baseFen': '1' })).toEqual(['shipping']);
});
