import { oc } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { procedure } from '../../../core/procedure.ts';
import { describeApi } from './describe-api.ts';
import { listProcedures } from './list-procedures.ts';

const contract = {
  talk: {
    read: procedure({
      method: 'GET',
      path: '/talks/{id}',
      summary: 'A talk',
      tag: 'talk',
      access: 'member',
      limit: { max: 5, seconds: 60 },
      metered: true,
    })
      .input(z.object({ id: z.uuid() }))
      .output(z.object({ id: z.uuid() }))
      .errors({ TALK_BUSY: { status: 409, message: 'Wait.', data: z.object({ seconds: z.int() }) } }),
  },
};

describe('the description of the API', () => {
  it('tells what a call demands and how our errors look', async () => {
    const { paths = {}, info } = await describeApi(contract, '1.2.3');
    expect(info.version).toBe('1.2.3');
    const get = paths['/talks/{id}']?.get;
    expect(get).toMatchObject({
      'x-access': 'member',
      'x-rate-limit': { max: 5, seconds: 60 },
      'x-metered': true,
      security: [{ session: [] }],
    });
    expect(JSON.stringify(get?.responses?.['409'])).toContain('"required":["code","message","data"]');
    expect(JSON.stringify(get?.responses?.['409'])).not.toContain('defined');
  });
});

describe('the list of procedures', () => {
  it('names each by its keys', () => {
    const router = { a: { b: oc.route({}), c: { d: oc.route({}) } } };
    expect(listProcedures(router).map(({ name }) => name)).toEqual(['a.b', 'a.c.d']);
  });
});
