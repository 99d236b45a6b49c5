// How the page sends a file: begun with its size, continued by offset, and then handed to the call that wants it.

import * as z from 'zod';
import { memberProcedure, READS } from '../../kit/core/procedure.ts';

const tag = 'files';
const upload = z.object({
  /** How many bytes are stored; the next one sent is this one's successor. */
  offset: z.int(),
  size: z.int(),
  expiresAt: z.iso.datetime(),
});

export const filesContract = {
  beginUpload: memberProcedure({
    tag,
    method: 'POST',
    path: '/files/uploads',
    summary: 'Begin to send a file, or find out how far one with this id has come',
    // A parcel takes four photos of its operator, and a warehouse sends hundreds of parcels a day.
    limit: { max: 120, seconds: 3600, adminMax: 2400 },
  })
    .input(
      z.object({
        /** Made by the page. */
        id: z.uuid(),
        kind: z.string().max(40),
        size: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
      }),
    )
    .output(upload)
    .errors({
      FILE_TOO_LARGE: {
        status: 413,
        message: 'Files of this kind may not be so large; nothing was stored.',
        data: z.object({ maxBytes: z.int() }),
      },
      TOO_MANY_UPLOADS: {
        status: 409,
        message: 'Too many uploads of this person are unfinished; end one of them or wait a day.',
      },
    }),

  /** The bytes go to `PATCH /files/uploads/{id}`, beside the contract: their body is no JSON. */
  readUpload: memberProcedure({
    tag,
    method: 'GET',
    path: '/files/uploads/{id}',
    summary: 'How far an upload has come',
    limit: READS,
  })
    .input(z.object({ id: z.uuid() }))
    .output(upload),

  cancelUpload: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/files/uploads/{id}',
    summary: 'End an upload and remove what was stored of it',
    limit: { max: 240, seconds: 3600, adminMax: 2400 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
};
export type FilesContract = typeof filesContract;
