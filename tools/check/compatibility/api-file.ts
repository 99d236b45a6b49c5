// Reads an openapi.json into the parts that a client depends on.

import * as z from 'zod';
import { type Schema, schema } from './schema.ts';

const content = z.record(z.string(), z.object({ schema: schema.optional() }));

const operation = z.object({
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        schema: schema.optional(),
      }),
    )
    .optional(),
  requestBody: z.object({ required: z.boolean().optional(), content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
  'x-access': z.union([z.string(), z.array(z.string())]).optional(),
});

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), schema).optional() }).optional(),
});

export type Operation = z.infer<typeof operation>;
export type Parameter = NonNullable<Operation['parameters']>[number];

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Operations by address (`POST /account/sign-in`), with all `$ref`s of components filled in. */
export function readApi(json: string): ReadonlyMap<string, Operation> {
  const { paths, components } = document.parse(JSON.parse(json));
  const filled = fillReferences(paths, components?.schemas ?? {});
  const found = new Map<string, Operation>();
  for (const [path, item] of Object.entries(
    z.record(z.string(), z.record(z.string(), z.unknown())).parse(filled),
  )) {
    for (const [method, value] of Object.entries(item)) {
      if (METHODS.has(method)) found.set(`${method.toUpperCase()} ${path}`, operation.parse(value));
    }
  }
  return found;
}

/** Deep enough for any schema of ours; a schema that holds itself is compared down to here. */
const DEPTH_MAX = 6;

function fillReferences(value: unknown, schemas: Readonly<Record<string, Schema>>, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => fillReferences(item, schemas, depth));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') {
    const target = schemas[value.$ref.replace('#/components/schemas/', '')];
    if (!target) throw new Error(`${value.$ref} is not in the description`);
    return depth < DEPTH_MAX ? fillReferences(target, schemas, depth + 1) : {};
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillReferences(inner, schemas, depth)]),
  );
}
