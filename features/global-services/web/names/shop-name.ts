// Where a thing is bought, as the reader knows it: Taobao is a marketplace, and has a name abroad.

import { locale } from '../../../../kit/web/i18n.ts';
import { marketplaceAbroad } from '../../domain/marketplaces.ts';

export const shopName = (shop: string): string =>
  locale === 'zh' ? shop : (marketplaceAbroad(shop) ?? shop);
