import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSchemas, type Direction } from './compare-schemas.ts';
import type { Schema } from './schema.ts';

const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const text: Schema = { type: 'string' };
const whole: Schema = { type: 'integer' };
const nothing: Schema = { type: 'null' };
const choice = (...values: string[]): Schema => ({ type: 'string', enum: values });
const compare = (direction: Direction, released: Schema, current: Schema) =>
  compareSchemas({ released, current }, direction, 'it');

describe('a request', () => {
  const before = object({ name: text, level: choice('beginner', 'advanced'), note: text }, ['name']);
  const change = (properties: Record<string, Schema>, required = ['name']) =>
    compare('request', before, object({ ...before.properties, ...properties }, required));

  it('may take a new optional field, one value more, a longer text, and ask for less', () => {
    expect(change({ colour: text })).toEqual([]);
    expect(change({ level: choice('beginner', 'advanced', 'expert') })).toEqual([]);
    expect(change({}, [])).toEqual([]);
    expect(compare('request', { ...text, maxLength: 5 }, { ...text, maxLength: 9 })).toEqual([]);
    expect(compare('request', whole, { type: 'number' })).toEqual([]);
    expect(compare('request', text, { anyOf: [text, nothing] })).toEqual([]);
  });

  it.each([
    ['a field must be sent now', { colour: text }, ['name', 'colour'], ['it.colour must be sent now']],
    ['an optional field must be sent now', {}, ['name', 'note'], ['it.note must be sent now']],
    ['a field has another type', { note: whole }, ['name'], ['it.note no longer accepts string']],
    [
      'a value is refused',
      { level: choice('beginner') },
      ['name'],
      ['it.level no longer accepts "advanced"'],
    ],
    ['only some values are left', { note: choice('a') }, ['name'], ['it.note accepts only some values now']],
    [
      'a text must be shorter',
      { note: { ...text, maxLength: 5 } },
      ['name'],
      ['it.note has a narrower maxLength: none became 5'],
    ],
    [
      'a text must have a format',
      { note: { ...text, format: 'uuid' } },
      ['name'],
      ['it.note has another format: none became uuid'],
    ],
  ] as const)('breaks when %s', (_, properties, required, problems) => {
    expect(change(properties, [...required])).toEqual(problems);
  });

  it('breaks when a field is no longer read', () => {
    expect(compare('request', before, object({ name: text }))).toEqual([
      'it.level is gone',
      'it.note is gone',
    ]);
  });

  it('breaks when null is refused, or a whole number is asked for', () => {
    expect(compare('request', { anyOf: [text, nothing] }, text)).toEqual(['it no longer accepts null']);
    expect(compare('request', { type: 'number' }, whole)).toEqual(['it no longer accepts number']);
  });
});

describe('a response', () => {
  const before = object({ id: text, state: choice('open', 'shut'), note: text }, ['id', 'state']);
  const change = (properties: Record<string, Schema>, required = ['id', 'state']) =>
    compare('response', before, object({ ...before.properties, ...properties }, required));

  it('may hold a new field, promise more and use fewer values', () => {
    expect(change({ colour: text }, ['id', 'state', 'colour', 'note'])).toEqual([]);
    expect(change({ state: choice('open') })).toEqual([]);
    expect(compare('response', { anyOf: [text, nothing] }, text)).toEqual([]);
    expect(compare('response', { ...text, maxLength: 5 }, { ...text, maxLength: 9 })).toEqual([]);
  });

  it.each([
    ['a field may be missing', {}, ['id'], ['it.state may be missing now']],
    [
      'a value is new',
      { state: choice('open', 'shut', 'lost') },
      ['id', 'state'],
      ['it.state may now be "lost"'],
    ],
    ['any value is possible', { state: text }, ['id', 'state'], ['it.state may now be any value']],
    ['a field may be null', { id: { anyOf: [text, nothing] } }, ['id', 'state'], ['it.id may now be null']],
    ['a field has another type', { id: whole }, ['id', 'state'], ['it.id may now be integer']],
  ] as const)('breaks when %s', (_, properties, required, problems) => {
    expect(change(properties, [...required])).toEqual(problems);
  });

  it('breaks when a field is gone, also deep inside lists', () => {
    const list = (item: Schema) => object({ people: { type: 'array', items: item } });
    expect(compare('response', list(before), list(object({ id: text, state: choice('open') })))).toEqual([
      'it.people[].note is gone',
    ]);
  });
});

describe('kinds told apart by a constant', () => {
  const started = object({ type: { const: 'started' }, id: text });
  const delta = object({ type: { const: 'delta' }, text });

  it('are compared each with its own', () => {
    const changed = object({ type: { const: 'delta' }, piece: text });
    expect(compare('response', { oneOf: [started, delta] }, { oneOf: [changed, started] })).toEqual([
      'it.text is gone',
    ]);
  });

  it('break a response when there is a new one, and a request when one is gone', () => {
    expect(compare('response', { oneOf: [started] }, { oneOf: [started, delta] })).toEqual([
      'it may now be the object [["type","delta"]]',
    ]);
    expect(compare('response', { oneOf: [started, delta] }, { oneOf: [started] })).toEqual([]);
    expect(compare('request', { oneOf: [started, delta] }, { oneOf: [started] })).toHaveLength(1);
  });
});

describe('any schema', () => {
  const { schema } = fc.letrec<{ schema: Schema }>((tie) => ({
    schema: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(text, whole, nothing, choice('a', 'b'), { type: ['string', 'null'] }),
      fc.record({ type: fc.constant('array'), items: tie('schema') }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('schema')).map((properties) => object(properties)),
      fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    ),
  }));

  it('is compatible with itself', () => {
    fc.assert(
      fc.property(schema, fc.constantFrom<Direction>('request', 'response'), (given, direction) => {
        expect(compare(direction, given, given)).toEqual([]);
      }),
    );
  });

  it('that loses a promised field breaks a response', () => {
    fc.assert(
      fc.property(schema, (given) => {
        expect(compare('response', object({ kept: text, lost: given }), object({ kept: text }))).toEqual([
          'it.lost is gone',
        ]);
      }),
    );
  });
});
