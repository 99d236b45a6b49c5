// Where in a picture a thing is shown: a cart is one picture of several things.

import * as z from 'zod';

const part = z.number().min(0).max(1);

/** In shares of the picture's width and height; a square in pixels. */
export const pictureBoxSchema = z.object({ x: part, y: part, width: part.gt(0), height: part.gt(0) });
export type PictureBox = z.infer<typeof pictureBoxSchema>;
