// The public face of the files' server side: the calls by which pages send files, and the job that cleans up.

import { implement, ORPCError } from '@orpc/server';
import * as z from 'zod';
import type { Files } from '../../../kit/server/files/files.ts';
import { mountFiles } from '../../../kit/server/files/serving/serve-file.ts';
import type { Upload } from '../../../kit/server/files/uploads/uploads-repo.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { filesContract } from '../contract.ts';
import { appendRoute } from './append-route.ts';

type FileCallsOptions = { readonly files: Files; readonly jobs: Jobs };

/** Handlers for the contract, what is mounted beside it, and the job (defined, not started). */
export function createFileCalls({ files, jobs }: FileCallsOptions) {
  const os = implement(filesContract).$context<RequestContext>();
  jobs.define({
    name: 'files.clean',
    data: z.object({}),
    retries: 1,
    every: '41 * * * *',
    handle: () => files.clean(),
  });
  const beginUpload = os.beginUpload.handler(async ({ input, context, errors }) => {
    const begun = await files.uploads.begin({ ...input, ownerId: requireMember(context).id });
    if (begun.ok) return toView(begun.value);
    if (begun.error.code === 'too_large') throw errors.FILE_TOO_LARGE({ data: begun.error.data });
    throw begun.error.code === 'not_found' ? new ORPCError('NOT_FOUND') : errors.TOO_MANY_UPLOADS();
  });
  const readUpload = os.readUpload.handler(async ({ input, context }) => {
    const upload = await files.uploads.find(requireMember(context).id, input.id);
    if (!upload) throw new ORPCError('NOT_FOUND');
    return toView(upload);
  });
  const cancelUpload = os.cancelUpload.handler(async ({ input, context }) => {
    if (!(await files.uploads.cancel(requireMember(context).id, input.id))) throw new ORPCError('NOT_FOUND');
    return {};
  });
  return {
    handlers: os.router({ beginUpload, readUpload, cancelUpload }),
    rawRoutes: [appendRoute(files)],
    mount: (server: Parameters<typeof mountFiles>[0]) => mountFiles(server, files),
  };
}

const toView = ({ received, size, expiresAt }: Upload) => ({
  offset: received,
  size,
  expiresAt: expiresAt.toISOString(),
});
