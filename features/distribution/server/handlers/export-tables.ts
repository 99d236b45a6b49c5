// Commissions and withdrawals as tables for a spreadsheet, headed in the reader's language.

import type { Locale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { type CsvCell, toCsv } from '../../../../kit/core/text/csv.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { maskName } from '../../../referral/domain/index.ts';
import { daysRange } from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import { listInRange } from '../commissions/commissions-repo.ts';
import { listConversion } from '../commissions/conversion.ts';
import { listAllInRange } from '../withdrawals/withdrawals-repo.ts';

/** More than anybody reads, less than a request should weigh. */
const ROWS_MAX = 10_000;
const texts = { zh, en, pt };

type ExportParams = { readonly from: string; readonly to: string; readonly locale: Locale };
type WrittenTable = { readonly name: string; readonly csv: string; readonly isCut: boolean };
type Exported = Result<WrittenTable, Failure<'range_invalid'>>;

const yuan = (fen: number): number => fen / 100;

export async function exportCommissions(
  db: Executor,
  distributorId: UserId,
  { from, to, locale }: ExportParams,
): Promise<Exported> {
  const range = daysRange(from, to);
  if (!range) return err('range_invalid');
  const { sources } = texts[locale];
  const table = texts[locale].table;
  const rows = await listInRange(db, { distributorId, ...range }, ROWS_MAX + 1);
  const head = [
    table.date,
    table.source,
    table.guest,
    table.code,
    table.base,
    table.rate,
    table.commission,
    table.reversed,
    table.availableAt,
    table.matured,
  ];
  return ok(
    writeTable(`commissions-${from}-${to}.csv`, head, rows, ({ commission, invitedName, code }) => [
      commission.createdAt.toISOString(),
      sources[commission.source],
      invitedName === null ? '' : maskName(invitedName),
      code ?? '',
      yuan(commission.baseFen),
      commission.rate / 10_000,
      yuan(commission.amountFen),
      yuan(commission.reversedFen),
      commission.availableAt.toISOString(),
      commission.maturedAt?.toISOString() ?? '',
    ]),
  );
}

export async function exportWithdrawals(db: Executor, { from, to, locale }: ExportParams): Promise<Exported> {
  const range = daysRange(from, to);
  if (!range) return err('range_invalid');
  const { states, methods } = texts[locale];
  const table = texts[locale].table;
  const rows = await listAllInRange(db, range, ROWS_MAX + 1);
  const head = [
    table.date,
    table.withdrawal,
    table.person,
    table.amount,
    table.state,
    table.method,
    table.account,
    table.reference,
    table.paidOn,
    table.reason,
  ];
  return ok(
    writeTable(`withdrawals-${from}-${to}.csv`, head, rows, ({ withdrawal, personName }) => [
      withdrawal.createdAt.toISOString(),
      withdrawal.id,
      personName ?? withdrawal.personId,
      yuan(withdrawal.amountFen),
      states[withdrawal.state],
      methods[withdrawal.method],
      `${withdrawal.payeeName} ${withdrawal.payeeAccount}`,
      withdrawal.payoutReference ?? '',
      withdrawal.payoutOn ?? '',
      withdrawal.reason ?? '',
    ]),
  );
}

export async function exportConversion(db: Executor, locale: Locale): Promise<WrittenTable> {
  const conversion = texts[locale].conversion;
  const rows = await listConversion(db, { before: undefined, limit: ROWS_MAX + 1 });
  const head = [
    conversion.code,
    conversion.label,
    conversion.owner,
    conversion.created,
    conversion.visits,
    conversion.registrations,
    conversion.payers,
    `${conversion.income} (CNY)`,
    `${conversion.commission} (CNY)`,
  ];
  return writeTable('codes.csv', head, rows, (row) => [
    row.code,
    row.label,
    row.ownerName,
    row.createdAt.toISOString(),
    row.visits,
    row.registrations,
    row.payers,
    yuan(row.incomeFen),
    yuan(row.commissionFen),
  ]);
}

function writeTable<Row>(
  name: string,
  head: readonly string[],
  rows: readonly Row[],
  toCells: (row: Row) => readonly CsvCell[],
): WrittenTable {
  const lines = rows.slice(0, ROWS_MAX).map(toCells);
  return { name, csv: toCsv([head, ...lines]), isCut: rows.length > ROWS_MAX };
}
