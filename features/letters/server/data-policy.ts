// How long letters stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  DELETED,
  declareData,
  EMPTIED,
  goesWith,
} from '../../../kit/server/db/declare-data.ts';
import { letters } from './tables.ts';

export const lettersData: readonly DataPolicy[] = [
  declareData(letters, {
    retention: goesWith('its person'),
    of: 'userId',
    order: 'createdAt',
    columns: DELETED,
    mentions: { authorId: EMPTIED },
  }),
];
