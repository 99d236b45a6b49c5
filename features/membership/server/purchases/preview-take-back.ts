// Says beforehand what a refund would come to: until when VIP runs then, or which packs go.

import type { Locale } from '../../../../kit/core/locale.ts';
import { writeDay } from '../../../../kit/core/texts.ts';
import { databaseNow } from '../../../../kit/server/db/clock.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { AskedRefund, Line, PaidThing, TakeBackPreview } from '../../../payments/server/api.ts';
import { dateIn } from '../../../study-time/domain/index.ts';
import { lastEnd, layPeriods, withinPrice, withTaken } from '../../domain/index.ts';
import { writeLine } from './describe-purchase.ts';
import { findPurchase } from './purchases-repo.ts';
import { type Left, readLeft, rightOf, shareOf, type TakeBackShare } from './read-left.ts';

type OfVip = Extract<Left, { readonly grants: unknown }>;

/** What a refund would take now: as an admin sees fit, or of all that the payer has a right to. */
export async function previewTakeBack(
  db: Executor,
  payment: PaidThing,
  refund?: AskedRefund,
): Promise<TakeBackPreview> {
  const now = await databaseNow(db);
  const purchase = await findPurchase(db, payment.id);
  const userId = payment.payerId;
  const left = purchase?.userId === userId ? await readLeft(db, { purchase, userId, now }) : undefined;
  if (!left) return { mostFen: 0, isWhole: false, takes: writeLine('takes.nothing') };
  const mostFen = rightOf(left, now);
  const priceFen = withinPrice(left.paid);
  const isWhole = mostFen > 0 && mostFen === priceFen;
  const asked = refund ? { ...refund, mostFen: priceFen } : { fen: mostFen, mostFen, isGoodwill: false };
  const taken = shareOf(left, { ...asked, now });
  const outcome = taken.ok ? outcomeOf(left, taken.value, now) : { takes: writeLine('takes.nothing') };
  return { mostFen, isWhole, ...outcome, ...(left.period ? { terms: writeTerms(left) } : {}) };
}

function outcomeOf(left: Left, taken: TakeBackShare, now: Date): Pick<TakeBackPreview, 'takes' | 'facts'> {
  const { packs: count } = taken;
  if (left.period) return outcomeOfVip(left, taken, now);
  return { takes: count === 0 ? writeLine('takes.nothing') : writeLine('takes.packs', { count }) };
}

/** By the grants as they will be, so that parts come to what one refund of the same money would. */
function outcomeOfVip({ period, grants }: OfVip, { days, isWhole }: TakeBackShare, now: Date) {
  const { grantId, zone } = period;
  const before = lastEnd(layPeriods(grants));
  const after = lastEnd(layPeriods(withTaken(grants, grantId, { days: isWhole ? 'whole' : days, now })));
  const facts = { before: { vipUntil: toIso(before) }, after: { vipUntil: toIso(after) } };
  if (!before || before <= now) return { takes: writeLine('takes.nothing') };
  const day = (at: Date) => (locale: Locale) => writeDay(dateIn(zone, at.getTime()), locale);
  if (!after || after <= now) return { facts, takes: writeDated('takes.ends', { before: day(before) }) };
  if (after.getTime() === before.getTime()) {
    return { facts, takes: writeDated('takes.stays', { until: day(after) }) };
  }
  return { facts, takes: writeDated('takes.runs', { until: day(after), before: day(before) }) };
}

const toIso = (at: Date | undefined) => at?.toISOString() ?? null;

const DAY_MS = 24 * 3600 * 1000;

function writeTerms({ terms, use: { boughtAt, now, studiedSeconds }, isFull }: OfVip): Line {
  return writeLine(isFull ? 'takes.termsMet' : 'takes.termsMissed', {
    days: Math.floor((now.getTime() - boughtAt.getTime()) / DAY_MS),
    mostDays: terms.fullRefundDays,
    minutes: Math.ceil(studiedSeconds / 60),
    mostMinutes: terms.fullRefundMinutes,
  });
}

/** A line with days in it, which each language writes in its own way. */
function writeDated(key: string, values: Readonly<Record<string, (locale: Locale) => string>>): Line {
  const inLocale = (locale: Locale) =>
    writeLine(key, Object.fromEntries(Object.entries(values).map(([name, day]) => [name, day(locale)])))[
      locale
    ];
  return { zh: inLocale('zh'), en: inLocale('en'), pt: inLocale('pt') };
}
