// What admins set for study time: the allowances of a day. Apart from the rules that pages use, which carry no schemas.

import * as z from 'zod';
import { defineArea } from '../../settings/domain/index.ts';
import type { StudyRules } from './rules.ts';

const minutes = z
  .int()
  .min(0)
  .max(24 * 60);

export const studyTimeArea = defineArea({
  area: 'study-time',
  schema: z.strictObject({ freeMinutes: minutes, vipMinutes: minutes }),
  defaults: { freeMinutes: 15, vipMinutes: 45 },
  fields: { freeMinutes: 'count', vipMinutes: 'count' },
});

type Values = (typeof studyTimeArea)['defaults'];

export const rulesOf = ({ freeMinutes, vipMinutes }: Values): StudyRules => ({
  freeSeconds: freeMinutes * 60,
  vipSeconds: vipMinutes * 60,
});
