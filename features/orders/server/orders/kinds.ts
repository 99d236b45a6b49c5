// What kind of thing an order is of, for who cannot read its name.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { purchasingArea } from '../../../global-services/domain/index.ts';
import { readSettings } from '../../../settings/server/api.ts';
import type { Order } from './orders-repo.ts';

/** Says nothing of what it is. */
const OTHER = 'other';

/** Empty to who reads Chinese. */
export async function readKinds(
  db: Executor,
  locale: Locale,
  now: Date,
): Promise<(order: Pick<Order, 'request'>) => string> {
  if (locale === 'zh') return () => '';
  const { categories } = (await readSettings(db, purchasingArea, now)).values;
  const names = new Map(categories.map((row) => [row.id, row[locale]]));
  return ({ request: { items } }) => {
    const category = items[0]?.category ?? OTHER;
    return category === OTHER ? '' : (names.get(category) ?? '');
  };
}
