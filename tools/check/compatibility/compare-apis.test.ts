import { describe, expect, it } from 'vitest';
import { compareApis } from './compare-apis.ts';

const answer = (schema: object) => ({
  200: { description: 'OK', content: { 'application/json': { schema } } },
});
const person = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
const get = (operation: object = {}) => ({ responses: answer(person), 'x-access': 'member', ...operation });
const api = (paths: object, schemas: object = {}) => JSON.stringify({ paths, components: { schemas } });
const compare = (before: object, now: object) =>
  compareApis(api({ '/people/{id}': { get: before } }), api({ '/people/{id}': { get: now } }));
const parameter = (change: object = {}) => ({
  name: 'search',
  in: 'query',
  schema: { type: 'string' },
  ...change,
});

describe('today’s API', () => {
  it('is compatible when it is the same or has more', () => {
    const now = { '/people/{id}': { get: get(), delete: get() }, '/new': { get: get() } };
    expect(compareApis(api({ '/people/{id}': { get: get() } }), api(now))).toEqual([]);
  });

  it('breaks when a path or a method is gone', () => {
    const before = api({ '/people/{id}': { get: get(), delete: get() }, '/old': { get: get() } });
    expect(compareApis(before, api({ '/people/{id}': { get: get() } }))).toEqual([
      'DELETE /people/{id} is gone',
      'GET /old is gone',
    ]);
  });

  it('breaks when a field of an answer is gone, also one that a reference names', () => {
    const named = (schema: object) =>
      api(
        { '/me': { get: get({ responses: answer({ $ref: '#/components/schemas/Me' }) }) } },
        { Me: schema },
      );
    expect(compareApis(named(person), named({ ...person, properties: {}, required: [] }))).toEqual([
      'GET /me: response.id is gone',
    ]);
  });

  it('breaks when a successful answer or its form is gone', () => {
    const stream = { 200: { description: 'OK', content: { 'text/event-stream': { schema: person } } } };
    expect(compare(get(), get({ responses: stream }))).toEqual([
      'GET /people/{id}: response as application/json is gone',
    ]);
    expect(compare(get(), get({ responses: { 204: { description: 'None' } } }))).toEqual([
      'GET /people/{id}: the answer 200 is gone',
    ]);
  });

  it('does not mind other errors', () => {
    const withError = get({ responses: { ...answer(person), 409: { description: 'Busy', content: {} } } });
    expect(compare(withError, get())).toEqual([]);
    expect(compare(get(), withError)).toEqual([]);
  });

  it('breaks when a parameter is gone, demanded or narrower', () => {
    const before = get({ parameters: [parameter()] });
    expect(compare(before, get())).toEqual(['GET /people/{id}: query parameter search is gone']);
    expect(compare(get(), get({ parameters: [parameter({ required: true })] }))).toHaveLength(1);
    expect(compare(get(), before)).toEqual([]);
    const narrower = get({ parameters: [parameter({ schema: { type: 'string', maxLength: 3 } })] });
    expect(compare(before, narrower)).toHaveLength(1);
  });

  it('breaks when a body is demanded, gone or narrower', () => {
    const body = (change: object = {}) =>
      get({
        requestBody: { required: true, content: { 'application/json': { schema: person } }, ...change },
      });
    expect(compare(get(), body())).toEqual(['GET /people/{id}: a body must be sent now']);
    expect(compare(body(), get())).toEqual(['GET /people/{id}: the body is gone']);
    const demanding = {
      ...person,
      properties: { ...person.properties, name: { type: 'string' } },
      required: ['id', 'name'],
    };
    expect(compare(body(), body({ content: { 'application/json': { schema: demanding } } }))).toEqual([
      'GET /people/{id}: request.name must be sent now',
    ]);
  });

  it.each([
    ['public', 'member', ['guests']],
    ['member', ['admin'], ['members']],
    [['admin', 'teacher'], ['admin'], ['teacher']],
    ['public', ['admin'], ['guests']],
    ['member', 'public', undefined],
    [['admin'], ['admin', 'teacher'], undefined],
    [['admin'], 'member', undefined],
    ['member', 'member', undefined],
  ])('from %s to %s shuts out %s', (before, now, lost) => {
    const problems = compare(get({ 'x-access': before }), get({ 'x-access': now }));
    expect(problems).toEqual(lost ? [`GET /people/{id}: may no longer be called by ${lost.join(', ')}`] : []);
  });
});
