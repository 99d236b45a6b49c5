// How long rows of videos stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  declareData,
  forEver,
  keep,
  NOT_PERSONAL,
} from '../../../kit/server/db/declare-data.ts';
import { videos } from './tables.ts';

export const videosData: readonly DataPolicy[] = [
  declareData(videos, {
    retention: forEver('until an admin deletes the video'),
    columns: NOT_PERSONAL,
    mentions: {
      createdBy: keep(
        'who is answerable for what children see; the id names nobody once the account is gone',
      ),
    },
  }),
];
