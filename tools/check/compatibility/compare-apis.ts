// Says what would break for a client of the released API that meets today's.

import { type Operation, type Parameter, readApi } from './api-file.ts';
import { compareSchemas } from './compare-schemas.ts';

/** Takes two openapi.json texts; one sentence per break, each beginning with the address of the call. */
export function compareApis(releasedJson: string, currentJson: string): string[] {
  const current = readApi(currentJson);
  return [...readApi(releasedJson)].flatMap(([address, released]) => {
    const successor = current.get(address);
    if (!successor) return [`${address} is gone`];
    return compareOperations(released, successor).map((problem) => `${address}: ${problem}`);
  });
}

function compareOperations(released: Operation, current: Operation): string[] {
  return [
    ...compareAccess(released, current),
    ...compareParameters(released, current),
    ...compareRequestBodies(released, current),
    ...compareResponses(released, current),
  ];
}

function compareAccess(released: Operation, current: Operation): string[] {
  const lost = shutOut(released['x-access'] ?? 'public', current['x-access'] ?? 'public');
  return lost.length > 0 ? [`may no longer be called by ${lost.join(', ')}`] : [];
}

type Access = NonNullable<Operation['x-access']>;

/** Who could call before and cannot now. */
function shutOut(before: Access, now: Access): readonly string[] {
  if (now === 'public') return [];
  if (before === 'public') return ['guests'];
  if (typeof now === 'string') return [];
  if (typeof before === 'string') return ['members'];
  return before.filter((role) => !now.includes(role));
}

const keyOf = (parameter: Parameter) => `${parameter.in} parameter ${parameter.name}`;

function compareParameters(released: Operation, current: Operation): string[] {
  const before = new Map(released.parameters?.map((one) => [keyOf(one), one]));
  const now = new Map(current.parameters?.map((one) => [keyOf(one), one]));
  const changed = [...before].flatMap(([key, one]) => {
    const successor = now.get(key);
    if (!successor) return [`${key} is gone`];
    return compareSchemas({ released: one.schema ?? {}, current: successor.schema ?? {} }, 'request', key);
  });
  const demanded = [...now]
    .filter(([key, one]) => one.required === true && before.get(key)?.required !== true)
    .map(([key]) => `${key} must be sent now`);
  return [...changed, ...demanded];
}

function compareRequestBodies({ requestBody: before }: Operation, { requestBody: now }: Operation): string[] {
  if (!before) return now?.required === true ? ['a body must be sent now'] : [];
  if (!now) return ['the body is gone'];
  const demanded = now.required === true && before.required !== true ? ['the body must be sent now'] : [];
  return [...demanded, ...compareContents(before.content, now.content, 'request')];
}

/** Successful answers only: a client has to be ready for errors that it does not know. */
function compareResponses({ responses: before }: Operation, { responses: now }: Operation): string[] {
  return Object.entries(before)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content = {} }]) => {
      const successor = now[status];
      return successor
        ? compareContents(content, successor.content ?? {}, 'response')
        : [`the answer ${status} is gone`];
    });
}

type Contents = NonNullable<Operation['requestBody']>['content'];

function compareContents(before: Contents, now: Contents, direction: 'request' | 'response'): string[] {
  return Object.entries(before).flatMap(([type, { schema = {} }]) => {
    const successor = now[type];
    if (!successor) return [`${direction} as ${type} is gone`];
    return compareSchemas({ released: schema, current: successor.schema ?? {} }, direction, direction);
  });
}
