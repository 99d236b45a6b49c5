// An address as it comes over the wire, and as it is read back from its seal.

import * as z from 'zod';
import { withoutHidden } from '../../../../kit/core/text/hidden-signs.ts';
import { plainPersonalId } from './address-rules.ts';

/** Copied addresses bring signs along that nobody sees, and that a postcode does not have. */
const text = (max: number) => z.string().overwrite(withoutHidden).trim().max(max);
const line = text(120);

export const addressSchema = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  name: line,
  phone: text(30),
  line1: line,
  line2: line.default(''),
  district: line.default(''),
  city: line,
  region: line.default(''),
  postcode: text(12),
  personalId: text(30).overwrite(plainPersonalId).default(''),
});
