// Lines about purchases in each language, for payments, receipts and admins.

import type { Locale } from '../../../../kit/core/locale.ts';
import { findText, type TextValues } from '../../../../kit/core/texts.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Line, PaidThing } from '../../../payments/server/api.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import { findPurchases, type Purchase } from './purchases-repo.ts';

const texts = { zh, en, pt };

export function writeLine(key: string, values: TextValues = {}): Line {
  const lineIn = (locale: Locale) => findText(texts[locale], key, locale, values) ?? key;
  return { zh: lineIn('zh'), en: lineIn('en'), pt: lineIn('pt') };
}

/** Names what payments are for: “VIP, 3 months”. */
export async function describePurchases(
  executor: Executor,
  payments: readonly PaidThing[],
): Promise<readonly Line[]> {
  const purchases = await findPurchases(
    executor,
    payments.map(({ id }) => id),
  );
  return payments.map(({ id }) => describePurchase(purchases.get(id)));
}

function describePurchase(purchase: Purchase | undefined): Line {
  if (!purchase) return writeLine('sold.unknown');
  const { plan, quantity } = purchase;
  return plan === null ? writeLine('sold.packs', { count: quantity }) : writeLine(`sold.${plan}`);
}
