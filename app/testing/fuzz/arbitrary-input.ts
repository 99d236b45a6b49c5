// Inputs for a call, made from the JSON schema of its contract: of the right shape, and then bent in places.

import fc from 'fast-check';
import * as z from 'zod';
import { HOSTILE } from './hostile-values.ts';

/** As far as it is looked at; JSON schemas have more. */
type Schema = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
};

type Input = Readonly<Record<string, unknown>>;

/** One in so many leaves is a hostile value instead of what its schema asks for. */
const HOSTILE_ONE_IN = 5;
const TEXTS = [
  '',
  'x',
  'lina',
  '你好，我想点一杯咖啡。',
  'Olá, tudo bem?',
  'a-b_c.d',
  '2026-11-22',
  'zh',
  'Asia/Shanghai',
];

/** `ids` are those of rows that exist, the caller's own and other people's. */
export function arbitraryInput(schema: z.ZodType | undefined, ids: readonly string[]): fc.Arbitrary<Input> {
  if (schema === undefined) return fc.constant({});
  // The JSON schema of a zod schema is plain data of this form.
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return valueOf(json, ids).map((value) => (isRecord(value) ? value : { value }));
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueOf(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const right = rightValue(schema, ids);
  // What holds others is bent inside; as a whole it would only ever be refused at the door.
  if (schema.properties) return right;
  return fc.oneof(
    { weight: HOSTILE_ONE_IN - 1, arbitrary: right },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
  );
}

function rightValue(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => rightValue(choice, ids)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.properties) return recordOf(schema.properties, schema.required ?? [], ids);
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema, ids);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, ids), { maxLength: 4 });
    case 'null':
      return fc.constant(null);
    case undefined:
    default:
      return fc.constantFrom<unknown>('x', 1, true, {}, []);
  }
}

function recordOf(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, ids)]),
  );
  return fc.record<Record<string, unknown>>(fields, { requiredKeys: [...required] });
}

function textOf({ format, maxLength = 200 }: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), ...(ids.length > 0 ? [fc.constantFrom(...ids)] : []));
  if (format === 'date-time')
    return fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  const free = fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) });
  return fc.oneof(fc.constantFrom(...TEXTS), free, ...(ids.length > 0 ? [fc.constantFrom(...ids)] : []));
}

function numberOf({ minimum = -5, maximum = Number.MAX_SAFE_INTEGER }: Schema): fc.Arbitrary<number> {
  const min = Math.max(Math.ceil(minimum), Number.MIN_SAFE_INTEGER);
  const max = Math.min(Math.floor(maximum), Number.MAX_SAFE_INTEGER);
  if (max <= min) return fc.constant(min);
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, min + 1000) }));
}
