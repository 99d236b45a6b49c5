// Says what a client of the released schema would stumble over in today's.

import { alternativesOf, kindOf, type Schema, valuesOf } from './schema.ts';

/** `request`: the client writes and we read. `response`: we write and the client reads. */
export type Direction = 'request' | 'response';

export type Pair = { readonly released: Schema; readonly current: Schema };

/**
 * One sentence per break, each beginning with the place in the value (`body.people[].role`).
 * A request must accept all that was accepted; a response must hold all that was promised and nothing that a client
 * could not expect. New fields in responses and new optional fields in requests are no breaks.
 */
export function compareSchemas({ released, current }: Pair, direction: Direction, at: string): string[] {
  const before = alternativesOf(released);
  const now = alternativesOf(current);
  // What is written must fit into what is read: the client's old writing, or our new.
  const [written, read] = direction === 'request' ? [before, now] : [now, before];
  return written.flatMap((one) => {
    const attempts = read
      .filter((other) => isSameKind(one, other))
      .map((other) =>
        compareOne(
          direction === 'request' ? { released: one, current: other } : { released: other, current: one },
          direction,
          at,
        ),
      );
    if (attempts.some((problems) => problems.length === 0)) return [];
    const [closest] = attempts.toSorted((a, b) => a.length - b.length);
    if (closest) return closest;
    const verb = direction === 'request' ? 'no longer accepts' : 'may now be';
    return [`${at} ${verb} ${nameOf(one)}`];
  });
}

function isSameKind(written: Schema, read: Schema): boolean {
  const [from, to] = [kindOf(written), kindOf(read)];
  if (from !== to && to !== 'any' && !(from === 'integer' && to === 'number')) return false;
  const [mine, theirs] = [markOf(written), markOf(read)];
  return mine === undefined || theirs === undefined || mine === theirs;
}

/** The constants by which members of a union are told apart, as one text. */
function markOf({ properties = {} }: Schema): string | undefined {
  const marks = Object.entries(properties).filter(([, property]) => property.const !== undefined);
  return marks.length === 0
    ? undefined
    : JSON.stringify(marks.map(([name, property]) => [name, property.const]));
}

function nameOf(one: Schema): string {
  const values = valuesOf(one);
  if (values) return values.map((value) => JSON.stringify(value)).join(', ');
  const mark = markOf(one);
  return mark === undefined ? kindOf(one) : `the object ${mark}`;
}

function compareOne(pair: Pair, direction: Direction, at: string): string[] {
  return [
    ...compareValues(pair, direction, at),
    ...compareLimits(pair, direction, at),
    ...compareFields(pair, direction, at),
    ...compareItems(pair, direction, at),
  ];
}

function compareValues({ released, current }: Pair, direction: Direction, at: string): string[] {
  const [before, now] = [valuesOf(released), valuesOf(current)];
  const [written, read] = direction === 'request' ? [before, now] : [now, before];
  if (!read) return [];
  if (!written)
    return [`${at} ${direction === 'request' ? 'accepts only some values now' : 'may now be any value'}`];
  const verb = direction === 'request' ? 'no longer accepts' : 'may now be';
  return written
    .filter((value) => !read.includes(value))
    .map((value) => `${at} ${verb} ${JSON.stringify(value)}`);
}

const UPPER = ['maxLength', 'maximum', 'maxItems'] as const;
const LOWER = ['minLength', 'minimum', 'minItems'] as const;

/**
 * Formats in both directions; bounds in requests only, since a client that shows a text does not measure it,
 * while one that sends a text must know that it is still welcome.
 */
function compareLimits({ released, current }: Pair, direction: Direction, at: string): string[] {
  const [written, read] = direction === 'request' ? [released, current] : [current, released];
  const changed = (['format', 'pattern'] as const)
    .filter((limit) => read[limit] !== undefined && written[limit] !== read[limit])
    .map(
      (limit) =>
        `${at} has another ${limit}: ${released[limit] ?? 'none'} became ${current[limit] ?? 'none'}`,
    );
  if (direction === 'response') return changed;
  const tighter = [
    ...UPPER.filter((limit) => (current[limit] ?? Infinity) < (released[limit] ?? Infinity)),
    ...LOWER.filter((limit) => (current[limit] ?? -Infinity) > (released[limit] ?? -Infinity)),
  ].map((limit) => `${at} has a narrower ${limit}: ${released[limit] ?? 'none'} became ${current[limit]}`);
  return [...changed, ...tighter];
}

function compareFields({ released, current }: Pair, direction: Direction, at: string): string[] {
  const before = released.properties ?? {};
  const now = current.properties ?? {};
  const [musts, kept] = direction === 'request' ? [current, released] : [released, current];
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(before)) {
    const successor =
      now[name] ??
      (typeof current.additionalProperties === 'object' ? current.additionalProperties : undefined);
    if (!successor) problems.push(`${at}.${name} is gone`);
    else
      problems.push(...compareSchemas({ released: schema, current: successor }, direction, `${at}.${name}`));
  }
  for (const name of musts.required ?? []) {
    const isGone = before[name] !== undefined && now[name] === undefined;
    if (isGone || kept.required?.includes(name)) continue;
    problems.push(`${at}.${name} ${direction === 'request' ? 'must be sent now' : 'may be missing now'}`);
  }
  const { additionalProperties: oldRest } = released;
  const { additionalProperties: newRest } = current;
  if (typeof oldRest === 'object' && typeof newRest === 'object') {
    problems.push(...compareSchemas({ released: oldRest, current: newRest }, direction, `${at}.*`));
  } else if (typeof oldRest === 'object') {
    problems.push(`${at} no longer holds any name`);
  }
  return problems;
}

function compareItems({ released, current }: Pair, direction: Direction, at: string): string[] {
  if (released.items && current.items) {
    return compareSchemas({ released: released.items, current: current.items }, direction, `${at}[]`);
  }
  const [before, now] = [released.prefixItems, current.prefixItems];
  if (!before || !now) return [];
  if (before.length !== now.length) return [`${at} has ${now.length} places, it had ${before.length}`];
  return before.flatMap((item, index) => {
    const successor = now[index];
    return successor
      ? compareSchemas({ released: item, current: successor }, direction, `${at}[${index}]`)
      : [];
  });
}
