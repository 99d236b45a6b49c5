// Text as it is searched: in small letters and without accents, as the dictionary folds it (`foldLatin`).

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Of a text, or of a column with one. */
export const folded = (text: SQLWrapper): SQL =>
  sql`regexp_replace(normalize(lower(${text}), NFD), ${'[\u0300-\u036f]'}, '', 'g')`;
