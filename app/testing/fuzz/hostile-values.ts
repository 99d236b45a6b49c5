// Values that break careless servers: what no column holds, what no schema expects, and what is merely large.

const DEPTH = 3000;
const LONG = 20_000;

/** Stands in a body for a number that JavaScript cannot write; the sender puts the digits there. */
export const HUGE_NUMBER = '__a number with an exponent of 400__';

export const HOSTILE: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'NaN',
  '-1',
  '\ud800',
  'a\udc00b',
  'a\0b',
  '\uffff\u202e\u200b',
  "' or 1=1 --",
  '%00%ff../../etc/passwd',
  '{{name}}${7*7}<script>',
  '语'.repeat(LONG),
  'x'.repeat(LONG),
  0,
  -0,
  -1,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  HUGE_NUMBER,
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  [],
  {},
  { '\0': '\0' },
  { ['__proto__']: { admin: true }, constructor: 1 },
  Array.from({ length: 1000 }, (_, index) => index),
  nested(DEPTH),
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
