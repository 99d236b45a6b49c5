// What a teacher says to something told of which only the shape is known: when, by whom, and how it feels.

import * as z from 'zod';
import { uptakeSchema } from './frame.ts';

export const generalsSchema = z.strictObject({
  id: z.literal('generals'),
  uptakes: z.array(uptakeSchema).min(1),
});
export type Generals = Readonly<z.infer<typeof generalsSchema>>;
