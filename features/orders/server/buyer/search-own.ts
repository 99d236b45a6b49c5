// What a buyer finds their orders by: numbers, the things as they named them or as their own language calls them, shops, kinds and wishes.

import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { purchasingArea } from '../../../global-services/domain/index.ts';
import { chineseOf } from '../../../global-services/server/api.ts';
import { readSettings } from '../../../settings/server/api.ts';
import { withoutBlanks } from '../../domain/index.ts';
import { orders } from '../tables.ts';

/** More words than these narrow nothing. */
const WORDS_MOST = 8;
/** `de`, `of`, `to`: what holds the others together. */
const SHORT = /^\p{Script=Latin}{1,2}$/u;

/**
 * Undefined for an empty search. Each word must stand somewhere in the order, or all of it in one of its numbers; only to
 * be asked together with whose orders they are, which leaves few rows to look into.
 */
export async function foundBy(db: Executor, search: string): Promise<SQL | undefined> {
  const typed = search.split(/[\s,，、;；]+/u).filter((word) => word !== '');
  const telling = typed.filter((word) => !SHORT.test(word));
  const words = (telling.length > 0 ? telling : typed).slice(0, WORDS_MOST);
  if (words.length === 0) return undefined;
  const { values } = await readSettings(db, purchasingArea, new Date());
  const kinds = words.map((word) => kindsCalled(word, values.categories));
  const inWords = sql.join(
    words.map((word, at) => standsIn(word, kinds[at] ?? [])),
    sql` and `,
  );
  const number = likePart(withoutBlanks(search));
  return sql`(
    replace(${orders.number}, '-', '') ilike replace(${number}, '-', '')
    or ${orders.trackingNumber} ilike ${number}
    or exists (select 1 from unnest(${orders.shopOrders}) one where replace(one, ' ', '') ilike ${number})
    or (${inWords}))`;
}

/** All that is written of the things and by the buyer. */
const WRITTEN = sql`concat_ws(' ', ${orders.number}, ${orders.product}, ${orders.requirements}, ${orders.giftCard}, (
  select string_agg(concat_ws(' ', item->>'name', item->>'variant', item->>'shop', item->>'which',
    item->>'explanation', item->>'link'), ' ')
  from jsonb_array_elements(${orders.request}->'items') item))`;

function standsIn(word: string, kinds: readonly string[]): SQL {
  const patterns = [word, ...chineseOf(word)].map(likePart);
  const written = sql`${WRITTEN} ilike any (${sql.param(patterns)}::text[])`;
  if (kinds.length === 0) return written;
  return sql`(${written} or exists (select 1 from jsonb_array_elements(${orders.request}->'items') item
    where item->>'category' = any (${sql.param([...kinds])}::text[])))`;
}

type Category = { readonly id: string; readonly zh: string; readonly en: string; readonly pt: string };

/** As the page calls kinds of things, in any of its languages; a word of two letters is in too many. */
const kindsCalled = (word: string, categories: readonly Category[]): string[] => {
  const typed = word.toLowerCase();
  return categories
    .filter(({ zh, en, pt }) =>
      [zh, en, pt].some((name) => (typed.length > 2 || zh === typed) && name.toLowerCase().includes(typed)),
    )
    .map(({ id }) => id);
};

const likePart = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
