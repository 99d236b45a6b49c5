// How long rows of the settings stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  declareData,
  forEver,
  keep,
  NOT_PERSONAL,
} from '../../../kit/server/db/declare-data.ts';
import { settingsVersions } from './tables.ts';

export const settingsData: readonly DataPolicy[] = [
  declareData(settingsVersions, {
    retention: forEver('what held at a moment of the past is asked for by what was bought then'),
    columns: NOT_PERSONAL,
    mentions: {
      createdBy: keep(
        'who is answerable for a price or a rule; the id names nobody once the account is gone',
      ),
    },
  }),
];
