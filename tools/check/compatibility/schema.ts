// The part of JSON Schema that our API's description uses, read into a form that can be compared.

import * as z from 'zod';

export type Schema = {
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: boolean | Schema | undefined;
  readonly items?: Schema | undefined;
  readonly prefixItems?: readonly Schema[] | undefined;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly $ref?: string | undefined;
  readonly not?: unknown;
};

const list = <T extends z.ZodType>(item: T) => z.array(item).optional();
const bound = z.number().optional();

export const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: list(z.unknown()),
    anyOf: list(schema),
    oneOf: list(schema),
    properties: z.record(z.string(), schema).optional(),
    required: list(z.string()),
    additionalProperties: z.union([z.boolean(), schema]).optional(),
    items: schema.optional(),
    prefixItems: list(schema),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minLength: bound,
    maxLength: bound,
    minimum: bound,
    maximum: bound,
    minItems: bound,
    maxItems: bound,
    $ref: z.string().optional(),
    not: z.unknown().optional(),
  }),
);

/** The single alternatives of a schema: members of anyOf and oneOf, each type of a list of types by itself. */
export function alternativesOf(given: Schema): readonly Schema[] {
  const { anyOf, oneOf, type, ...rest } = given;
  const members = anyOf ?? oneOf;
  if (members) return members.flatMap(alternativesOf);
  if (typeof type === 'object') return type.map((one) => ({ ...rest, type: one }));
  return [given];
}

/** The values that an alternative is limited to; undefined when it is not. */
export function valuesOf(given: Schema): readonly unknown[] | undefined {
  if (given.enum) return given.enum;
  return given.const === undefined ? undefined : [given.const];
}

/** What kind of JSON value it is, also where only a constant says so. */
export function kindOf(given: Schema): string {
  if (typeof given.type === 'string') return given.type;
  const [value] = valuesOf(given) ?? [];
  if (value === null) return 'null';
  if (value !== undefined) return typeof value;
  if (given.properties) return 'object';
  return given.items || given.prefixItems ? 'array' : 'any';
}
