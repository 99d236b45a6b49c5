import { oc } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ProcedureMeta } from '../../kit/core/procedure.ts';
import { checkProcedures } from './procedures.ts';

const good = { access: 'member', limit: 'none', metered: false } as const;
const make = (meta: ProcedureMeta, path: `/${string}` = '/talks') =>
  oc
    .$meta<ProcedureMeta>({})
    .route({ method: 'GET', path, summary: 'Talks', tags: ['talk'] })
    .meta(meta)
    .output(z.object({}));

describe('a procedure', () => {
  it('is good when it declares everything', () => {
    expect(checkProcedures({ talk: { list: make(good) } }).problems).toEqual([]);
  });

  it.each([
    ['access', { limit: 'none', metered: false }],
    ['limit', { access: 'public', metered: false }],
    ['metered', { access: 'public', limit: 'none' }],
    ['role', { ...good, access: [] }],
  ] as const)('fails without %s', (word, meta) => {
    expect(checkProcedures({ list: make(meta) }).problems).toEqual([expect.stringContaining(word)]);
  });

  it('fails without method, path, summary, tag and answer', () => {
    const bare = oc.$meta<ProcedureMeta>({}).meta(good);
    expect(checkProcedures({ bare }).problems).toHaveLength(5);
  });

  it('fails when its path is not kebab-case', () => {
    expect(checkProcedures({ list: make(good, '/myTalks') }).problems).toHaveLength(1);
    expect(checkProcedures({ list: make(good, '/talks/{id}/last-message') }).problems).toEqual([]);
  });

  it('fails when another answers at its address', () => {
    const router = { one: make(good, '/talks/{id}'), other: make(good, '/talks/{talkId}') };
    expect(checkProcedures(router).problems).toEqual(['GET /talks/{} is answered by one and other']);
  });
});
