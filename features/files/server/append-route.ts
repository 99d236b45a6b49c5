// `PATCH /api/files/uploads/{id}` with `upload-offset`: the next bytes of an upload, as many as one likes.

import { ORPCError } from '@orpc/server';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Files } from '../../../kit/server/files/files.ts';
import type { Bytes } from '../../../kit/server/files/spool.ts';
import type { RawRoute } from '../../../kit/server/http/api/raw-route.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';

const params = z.object({ id: z.uuid() });
const headers = z.object({ 'upload-offset': z.string().regex(/^\d{1,15}$/) });

/** Answers `{ offset }`, how far the upload has come, also as the data of `OFFSET_MISMATCH` (409) and `TOO_LONG` (413). */
export const appendRoute = (files: Files): RawRoute => ({
  method: 'PATCH',
  path: '/files/uploads/:id',
  name: 'files.append',
  // Twenty megabytes in the pieces that our pages send are eighty calls.
  meta: { access: 'member', limit: { max: 1200, seconds: 600 } },
  answer: (request, context, body) => append(files, request, context, body),
});

async function append(
  files: Files,
  request: FastifyRequest,
  context: RequestContext,
  body: Bytes,
): Promise<{ readonly offset: number }> {
  const path = params.safeParse(request.params);
  const given = headers.safeParse(request.headers);
  if (!path.success || !given.success) throw new ORPCError('BAD_REQUEST');
  const upload = await files.uploads.find(requireMember(context).id, path.data.id);
  if (!upload) throw new ORPCError('NOT_FOUND');
  const appended = await files.uploads.append(upload, Number(given.data['upload-offset']), body);
  if (appended.ok) return { offset: appended.value };
  const { code, data } = appended.error;
  if (code === 'not_found') throw new ORPCError('NOT_FOUND');
  if (code === 'too_long')
    throw new ORPCError('TOO_LONG', { status: 413, message: 'More came than was said.', data });
  const message = 'The upload stands at another offset; send on from there.';
  throw new ORPCError('OFFSET_MISMATCH', { status: 409, message, data });
}
