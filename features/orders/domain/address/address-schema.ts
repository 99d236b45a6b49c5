// An address as it comes over the wire, and as it is read back from its seal.

import * as z from 'zod';

const line = z.string().trim().max(120);

export const addressSchema = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  name: line,
  phone: z.string().trim().max(30),
  line1: line,
  line2: line.default(''),
  city: line,
  region: line.default(''),
  postcode: z.string().trim().max(12),
  personalId: z.string().trim().max(30).default(''),
});
