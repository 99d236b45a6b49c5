// Writes a person's rows, table by table, as JSON and as CSV into a folder: all as they were at one moment, some at a time.

import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type CsvCell, toCsv } from '../../../../kit/core/text/csv.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import type { DataPolicy, PersonKeys } from '../../../../kit/server/db/declare-data.ts';
import { type Row, readRows, type SealerFor, shownColumns } from '../../../../kit/server/db/person-data.ts';
import { inMarks, isNumbered } from './shown-value.ts';

export type WrittenTable = {
  readonly feature: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** Columns that exist and are not given out: what lets somebody in, or only finds equal rows. */
  readonly withheld: readonly string[];
  readonly rows: number;
};

type Params = {
  readonly dataByFeature: Readonly<Record<string, readonly DataPolicy[]>>;
  readonly person: PersonKeys;
  readonly sealerFor: SealerFor;
  readonly folder: string;
  /** Hears the rows of each table, some at a time. */
  readonly onRows?: (policy: DataPolicy, rows: readonly Row[]) => void;
};

/** Every table that can hold something of a person's is listed; files are written of those that do. */
export async function writeTables(
  db: Database,
  { dataByFeature, person, sealerFor, folder, onRows }: Params,
): Promise<readonly WrittenTable[]> {
  const written: WrittenTable[] = [];
  const writeAll = async (tx: Executor) => {
    for (const [feature, policies] of Object.entries(dataByFeature)) {
      await mkdir(join(folder, feature), { mode: 0o700 });
      for (const policy of policies.filter(({ isOf }) => isOf !== undefined))
        written.push(await writeTable(tx, { feature, policy, person, sealerFor, folder, onRows }));
    }
  };
  await db.transaction(writeAll, { isolationLevel: 'repeatable read', accessMode: 'read only' });
  return written;
}

type TableParams = Pick<Params, 'person' | 'sealerFor' | 'folder'> & {
  readonly onRows: Params['onRows'] | undefined;
  readonly feature: string;
  readonly policy: DataPolicy;
};

/** Where the rows of a table lie in the folder, and in the archive. */
export const pathsOf = ({ feature, table }: Pick<WrittenTable, 'feature' | 'table'>) => ({
  json: `${feature}/${table}.json`,
  csv: `${feature}/${table}.csv`,
});

async function writeTable(
  tx: Executor,
  { feature, policy, person, sealerFor, folder, onRows }: TableParams,
): Promise<WrittenTable> {
  const columns = shownColumns(policy);
  const paths = pathsOf({ feature, table: policy.name });
  let files: readonly [FileHandle, FileHandle] | undefined;
  let count = 0;
  try {
    for await (const rows of readRows(tx, policy, { person, sealerFor })) {
      files ??= [
        await begin(folder, paths.json, '['),
        await begin(folder, paths.csv, toCsv([columns.map(csvName)])),
      ];
      const [json, csv] = files;
      const objects = rows.map((row) => JSON.stringify(row)).join(',\n ');
      await json.appendFile(`${count === 0 ? '\n ' : ',\n '}${objects}`);
      // Without the mark, which stands at the beginning of the file.
      await csv.appendFile(toCsv(rows.map((row) => cellsOf(row, columns))).slice(1));
      onRows?.(policy, rows);
      count += rows.length;
    }
    await files?.[0].appendFile('\n]\n');
  } finally {
    for (const file of files ?? []) await file.close();
  }
  return { feature, table: policy.name, columns, withheld: [...policy.secrets], rows: count };
}

async function begin(folder: string, path: string, head: string): Promise<FileHandle> {
  const file = await open(join(folder, path), 'wx', 0o600);
  await file.appendFile(head);
  return file;
}

const FEN = /_fen$/;

/** A spreadsheet shows amounts in yuan, and their columns say so; JSON keeps fen, and pinyin with numbers. */
export const csvName = (column: string): string => column.replace(FEN, '_cny');

const cellsOf = (row: Row, columns: readonly string[]): CsvCell[] =>
  columns.map((name) => toCell(asPeopleRead(name, row[name])));

function asPeopleRead(column: string, value: unknown): unknown {
  if (FEN.test(column)) return inYuan(value);
  return isNumbered(column) ? inMarks(value) : value;
}

const inYuan = (fen: unknown): unknown =>
  fen === null || fen === undefined || fen === '' ? fen : Number(fen) / 100;

function toCell(value: unknown): CsvCell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
