// What a face is put together from: the page draws it from these parts.

import * as z from 'zod';
import { PICTURE_PARTS } from './picture-parts.ts';

/** `hue` of the ground and the clothes in degrees. */
export const pictureSchema = z.strictObject({
  hue: z.number().int().min(0).max(359),
  age: z.enum(PICTURE_PARTS.age),
  skin: z.enum(PICTURE_PARTS.skin).default('light'),
  mood: z.enum(PICTURE_PARTS.mood).default('smile'),
  hair: z.enum(PICTURE_PARTS.hair),
  wear: z.enum(PICTURE_PARTS.wear),
  item: z.enum(PICTURE_PARTS.item),
});
export type Picture = Readonly<z.infer<typeof pictureSchema>>;
