// What admins set for the installation itself.

import * as z from 'zod';
import { defineArea } from '../../settings/domain/index.ts';

export type SiteRules = {
  /** Empty: what the environment says. */
  readonly courseBookingUrl: string;
  /** Where people can write to, even whose account is locked; empty: the operator's. */
  readonly contactMail: string;
};

/** Only what a browser may safely open from a button. */
const webAddress = z.url({ protocol: /^https?$/ }).max(500);

export const siteArea = defineArea<SiteRules>({
  area: 'site',
  schema: z.strictObject({
    courseBookingUrl: z.union([z.literal(''), webAddress]),
    contactMail: z.union([z.literal(''), z.email().max(254)]),
  }),
  defaults: { courseBookingUrl: '', contactMail: '' },
  fields: { courseBookingUrl: 'text', contactMail: 'text' },
});

export { footOf, type Operator, type OperatorValues, operatorArea, operatorOf } from './operator.ts';
