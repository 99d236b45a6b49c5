// A stored price as it goes over the wire, in the reader's language.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { Price, quoteShapes, SettingsVersions } from '../../domain/index.ts';
import type { StoredQuote } from './quotes-repo.ts';

type PriceView = quoteShapes.PriceView;
type Verdict = PriceView['verdicts'][number];

export function toPriceView(price: Price, versions: SettingsVersions, locale: Locale): PriceView {
  const { ratesSince, ...others } = versions;
  const { border, shown } = price;
  return {
    ...price,
    shown: shown && { ...shown, rateSince: ratesSince },
    verdicts: toVerdictViews(price.verdicts, locale),
    border: {
      ...border,
      lines: border.lines.map(({ name, ...line }) => ({ ...line, name: name[locale] })),
      papers: border.papers.map(({ name, ...paper }) => ({ ...paper, name: name[locale] })),
    },
    versions: others,
  };
}

export const toVerdictViews = (verdicts: Price['verdicts'], locale: Locale): PriceView['verdicts'] =>
  verdicts.map(({ name, reason, kind, ...verdict }) => ({
    ...verdict,
    kind: kindNow(kind),
    name: name[locale],
    reason: reason[locale],
  }));

/** What was stored before may advise to insure, which is done no more. */
const kindNow = (kind: Verdict['kind'] | 'insure'): Verdict['kind'] => (kind === 'insure' ? 'pack' : kind);

export const toQuoteView = (
  { id, request, price, versions, orderId, createdAt, expiresAt }: StoredQuote,
  locale: Locale,
): quoteShapes.QuoteView => ({
  id,
  request,
  price: toPriceView(price, versions, locale),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  orderId,
});
