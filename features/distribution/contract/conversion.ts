// What admins ask about the distributors' codes.

import * as z from 'zod';
import { cursor, nextCursor } from '../../../kit/core/paging.ts';
import { adminProcedure, READS } from '../../../kit/core/procedure.ts';
import { shapes } from '../domain/index.ts';

const tag = 'distribution';

export const conversion = {
  listConversion: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/distribution/codes',
    summary: 'What each distributor’s code has brought, newest code first',
    limit: READS,
  })
    .input(z.object({ cursor }))
    .output(z.object({ codes: z.array(shapes.codeConversion), nextCursor })),

  exportConversion: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/distribution/codes/table',
    summary: 'The same of all codes as a table',
    limit: { max: 60, seconds: 600 },
  }).output(shapes.table),
};
