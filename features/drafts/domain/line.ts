// A line in a form: three languages, each of which may still be empty.

import type { Line } from '../../../content/schema/line.ts';

/** In characters. The longest line that ships has 250; a card's description may have many more. */
export const LINE_MAX = 2000;

export const NO_LINE: Line = { zh: '', en: '', pt: '' };
