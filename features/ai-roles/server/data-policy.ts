// How long rows of the ai roles stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  declareData,
  forEver,
  keep,
  NOT_PERSONAL,
} from '../../../kit/server/db/declare-data.ts';
import { aiRoles, aiRoleVersions } from './tables.ts';

export const aiRolesData: readonly DataPolicy[] = [
  declareData(aiRoles, {
    retention: forEver('one row a role; talks go by it'),
    columns: NOT_PERSONAL,
  }),
  declareData(aiRoleVersions, {
    retention: forEver('talks go by the version that they began with'),
    columns: NOT_PERSONAL,
    mentions: {
      createdBy: keep('who is answerable for what a role says; the id names nobody once the account is gone'),
    },
  }),
];
