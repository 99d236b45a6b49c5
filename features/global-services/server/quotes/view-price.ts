// A stored price as it goes over the wire, in the reader's language.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { Files } from '../../../../kit/server/files/files.ts';
import type { Price, quoteShapes, SettingsVersions } from '../../domain/index.ts';
import type { StoredQuote } from './quotes-repo.ts';

type PriceView = quoteShapes.PriceView;
type BorderLine = Price['border']['lines'][number];
type Verdict = PriceView['verdicts'][number];

export function toPriceView(price: Price, versions: SettingsVersions, locale: Locale): PriceView {
  const { ratesSince, ...others } = versions;
  const { border, shown } = price;
  return {
    ...price,
    shown: shown && { ...shown, rateSince: ratesSince },
    verdicts: toVerdictViews(price.verdicts, locale),
    border: toBorderView(border, locale),
    versions: others,
  };
}

/** What was stored before rules had ranges, limits and ways to pay has none of them. */
type StoredBorder = Omit<Price['border'], 'lines' | 'mostFen' | 'limit' | 'paying'> &
  Partial<Pick<Price['border'], 'mostFen' | 'limit' | 'paying'>> & {
    readonly lines: readonly (Omit<BorderLine, 'mostFen'> & Partial<Pick<BorderLine, 'mostFen'>>)[];
  };

const toBorderView = (border: StoredBorder, locale: Locale): PriceView['border'] => ({
  ...border,
  mostFen: border.mostFen ?? border.knownFen,
  limit: border.limit ?? null,
  lines: border.lines.map(({ name, mostFen, ...line }) => ({
    ...line,
    mostFen: mostFen ?? line.fen,
    name: name[locale],
  })),
  papers: border.papers.map(({ name, ...paper }) => ({ ...paper, name: name[locale] })),
  paying: (border.paying ?? []).map(({ name, ...way }) => ({ ...way, name: name[locale] })),
});

export const toVerdictViews = (verdicts: Price['verdicts'], locale: Locale): PriceView['verdicts'] =>
  verdicts.map(({ name, reason, kind, ...verdict }) => ({
    ...verdict,
    kind: kindNow(kind),
    name: name[locale],
    reason: reason[locale],
  }));

/** What was stored before may advise to insure, which is done no more. */
const kindNow = (kind: Verdict['kind'] | 'insure'): Verdict['kind'] => (kind === 'insure' ? 'pack' : kind);

type Seen = { readonly locale: Locale; readonly files: Pick<Files, 'addresses'>; readonly now: Date };

export const toQuoteView = (
  { id, request, price, versions, orderId, createdAt, expiresAt }: StoredQuote,
  { locale, files, now }: Seen,
): quoteShapes.QuoteView => ({
  id,
  request,
  price: toPriceView(price, versions, locale),
  pictures: request.items.map(({ pictureId }) => pictureId && files.addresses.addressOf(pictureId, now)),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  orderId,
});
