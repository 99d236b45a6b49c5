// Payments as a table for a spreadsheet, headed in the reader's language and read in pieces, so that any number fits.

import type { Locale } from '../../../../kit/core/locale.ts';
import { type CsvCell, csvPiece } from '../../../../kit/core/text/csv.ts';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import { type AuditActor, recordAudit } from '../../../audit/server/api.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import type { PaymentsDeps } from './deps.ts';
import { listPayments, type NamedPayment, type PaymentsFilter } from './payments-repo.ts';

const TEXTS = { zh, en, pt };
const PIECE_ROWS = 2000;
/** The audit names no single payment. */
const ALL = { kind: 'payment', id: 'all', name: 'CSV' } as const;

type ExportParams = {
  readonly filter: PaymentsFilter;
  readonly cursor: string | undefined;
  readonly locale: Locale;
  readonly actor: AuditActor;
};

/** One piece, and where the next begins. That it was taken out is written down with the first. */
export async function exportPayments(
  deps: Pick<PaymentsDeps, 'db' | 'fulfilmentHandlers'>,
  { filter, cursor, locale, actor }: ExportParams,
) {
  const { rows, nextCursor } = await readPage({
    cursor,
    size: PIECE_ROWS,
    read: (page) => listPayments(deps, { ...filter, ...page }),
    keyOf: ({ payment }) => payment,
  });
  const isFirst = cursor === undefined;
  if (isFirst)
    await recordAudit(deps.db, { actor, action: 'payments_exported', subject: ALL, after: facts(filter) });
  const { person, admin } = TEXTS[locale];
  const head = [
    person.number,
    admin.created,
    admin.payer,
    person.kind,
    person.state,
    admin.way,
    `${person.amount} (CNY)`,
    `${person.refunded} (CNY)`,
    admin.settled,
    admin.attention.replace(/[:：].*$/u, ''),
  ];
  return {
    csv: csvPiece(
      head,
      rows.map((row) => toCells(row, locale)),
      isFirst,
    ),
    nextCursor,
  };
}

const facts = (filter: PaymentsFilter) =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );

function toCells({ payment, payerName }: NamedPayment, locale: Locale): CsvCell[] {
  const { kinds, states, ways } = TEXTS[locale];
  return [
    payment.number,
    payment.createdAt.toISOString(),
    payerName ?? payment.payerId,
    kinds[payment.kind],
    states[payment.state],
    payment.provider === null ? '' : ways[payment.provider],
    payment.amountFen / 100,
    payment.refundedFen / 100,
    payment.settledAt?.toISOString() ?? '',
    payment.attention ?? '',
  ];
}
