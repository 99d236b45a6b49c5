// How long rows of the files stay, and what becomes of them when their person goes.

import { sql } from 'drizzle-orm';
import {
  type DataPolicy,
  DELETED,
  declareData,
  goesWith,
  keep,
  NOT_PERSONAL,
  removedBy,
} from '../db/declare-data.ts';
import { fileContents, fileRemovals, fileUploadPieces, fileUploads, fileUses } from './tables.ts';

export const filesData: readonly DataPolicy[] = [
  declareData(fileContents, {
    retention: removedBy('files.clean', 2),
    columns: keep('bytes known by their hash alone; they go when no row uses them'),
  }),
  declareData(fileUses, {
    retention: goesWith('its person'),
    of: 'ownerId',
    columns: DELETED,
  }),
  declareData(fileUploads, {
    retention: removedBy('files.clean', 2),
    of: 'ownerId',
    columns: DELETED,
  }),
  declareData(fileUploadPieces, {
    retention: goesWith('its upload'),
    of: ({ id }) => sql`upload_id in (select id from file_uploads where owner_id = ${id})`,
    columns: DELETED,
  }),
  declareData(fileRemovals, {
    retention: removedBy('files.clean', 2),
    columns: NOT_PERSONAL,
  }),
];
