// How long rows of the audit stay, and what becomes of them when their person goes.

import { type DataPolicy, declareData, forEver, keep } from '../../../kit/server/db/declare-data.ts';
import { auditEntries, auditReadings } from './tables.ts';

export const auditData: readonly DataPolicy[] = [
  declareData(auditEntries, {
    retention: forEver('evidence of who did what to whose money and rights'),
    columns: keep('evidence of who did what to whose money and rights, which only grows'),
  }),
  declareData(auditReadings, {
    retention: forEver('evidence of who read it; one row an hour and reader'),
    columns: keep('evidence of who read the audit, which only grows'),
  }),
];
