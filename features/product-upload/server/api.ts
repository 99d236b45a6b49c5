// The public face of the upload of products: its calls, the job that removes old drafts, and what becomes an order.

import * as z from 'zod';
import { cleanDrafts } from './clean-drafts.ts';
import { CLEAN_JOB } from './data-policy.ts';
import type { ProductUploadDeps } from './deps.ts';
import { productUploadHandlers } from './handlers.ts';

/** Handlers for the contract, and the job (defined, not started). */
export function createProductUpload(deps: ProductUploadDeps) {
  deps.jobs.define({
    name: CLEAN_JOB,
    data: z.object({}),
    retries: 1,
    every: '17 19 * * *',
    handle: () => cleanDrafts(deps),
  });
  return { handlers: productUploadHandlers(deps) };
}

export { productPictureKind } from '../domain/index.ts';
export { markOrdered } from './drafts-repo.ts';
