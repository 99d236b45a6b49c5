// The fields of lists that are read page by page: what a caller sends, and what a page answers.

import * as z from 'zod';

/** Where the wanted page begins; absent for the first. It is the `nextCursor` of the page before. */
export const cursor = z.string().max(200).optional();

/** Where the next page begins; null on the last. */
export const nextCursor = z.string().nullable();
