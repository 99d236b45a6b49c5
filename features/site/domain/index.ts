// What admins set for the installation itself.

import * as z from 'zod';
import { defineArea } from '../../settings/domain/index.ts';

export type SiteRules = {
  /** Empty: what the environment says. */
  readonly courseBookingUrl: string;
};

/** Only what a browser may safely open from a button. */
const webAddress = z.url({ protocol: /^https?$/ }).max(500);

export const siteArea = defineArea<SiteRules>({
  area: 'site',
  schema: z.strictObject({ courseBookingUrl: z.union([z.literal(''), webAddress]) }),
  defaults: { courseBookingUrl: '' },
  fields: { courseBookingUrl: 'text' },
});

export { footOf, type Operator, operatorArea, operatorOf } from './operator.ts';
