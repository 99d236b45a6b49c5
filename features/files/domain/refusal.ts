// What calls answer that turn an upload into a file of theirs: spread into the errors of such a procedure.

import * as z from 'zod';
import { FILE_PROBLEMS } from '../../../kit/core/file-kind.ts';

export const FILE_ERRORS = {
  FILE_REFUSED: {
    status: 422,
    message: 'The file cannot be taken; nothing of it was stored.',
    data: z.object({ problem: z.enum(FILE_PROBLEMS) }),
  },
  UPLOAD_INCOMPLETE: {
    status: 409,
    message: 'Not all bytes have arrived; send on from the offset.',
    data: z.object({ offset: z.int() }),
  },
} as const;
