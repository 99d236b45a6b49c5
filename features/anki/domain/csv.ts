// Reads and writes tables as text: commas, semicolons or tabs, quotes, and the headers that Anki puts on its exports.

import { readTable } from '../../../kit/core/text/read-table.ts';
import { type Columns, columnsIn, sortOut, type TableNote } from './table-columns.ts';

export type CsvTable = {
  readonly rows: readonly TableNote[];
  /** Of the columns that `fields` of the rows have; empty where the table does not name them. */
  readonly names: readonly string[];
};

const SEPARATORS = ['\t', ';', ',', '|'] as const;
const NAMED: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  space: ' ',
  colon: ':',
};
const HEADER = /^#([a-z ]+):(.*)$/i;

const HANZI = /\p{Script=Han}/u;

/** Rows without the names of columns and without those that are empty. What begins with `#name:` at the top is Anki's and no row. */
export function readCsv(text: string): CsvTable {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const headers = new Map<string, string>();
  let from = 0;
  for (const line of lines) {
    const header = HEADER.exec(line);
    if (!header) break;
    headers.set(header[1]?.toLowerCase() ?? '', header[2]?.trim() ?? '');
    from += 1;
  }
  const body = lines.slice(from).join('\n');
  const rows = readRows(body, separatorNamed(headers.get('separator') ?? '') ?? likeliest(body));
  const names = hasNames(rows) ? (rows[0] ?? []) : [];
  const columns: Columns = columnsIn(headers, names);
  return {
    names: sortOut(names, columns).fields,
    rows: rows.slice(names.length > 0 ? 1 : 0).map((row) => sortOut(row, columns)),
  };
}

/** What people call columns in Chinese; `词` alone could be the word. */
const NAMES_OF_COLUMNS: ReadonlySet<string> = new Set([
  '词',
  '词语',
  '单词',
  '生词',
  '汉字',
  '中文',
  '拼音',
  '意思',
  '释义',
  '英文',
  '葡文',
  '例句',
  '备注',
  '牌组',
  '标签',
]);

/** Whether a first row without any Chinese stands above others that have some, or has nothing but names of columns, at least two. */
function hasNames([first, second]: readonly (readonly string[])[]): boolean {
  if (!first || !second?.some(hasHanzi)) return false;
  const names = first.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const areNames = names.length > 1 && names.every((cell) => NAMES_OF_COLUMNS.has(cell));
  return areNames || !names.some(hasHanzi);
}

const hasHanzi = (text: string) => HANZI.test(text);

const separatorNamed = (name: string) => NAMED[name.toLowerCase()] ?? (name.length === 1 ? name : undefined);

/** The one that the first lines have most of; tabs before all others, since no field has them by chance. */
function likeliest(body: string): string {
  const head = body.slice(0, 2000);
  if (head.includes('\t')) return '\t';
  const counts = SEPARATORS.map((separator) => ({ separator, count: head.split(separator).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}

const readRows = (body: string, separator: string): string[][] =>
  readTable(body, separator)
    .map(({ cells }) => cells.map((cell) => cell.replace(KEPT_FORMULA, '')))
    .filter((row) => row.some((cell) => cell.trim() !== ''));

/** A field that a table program would run as a formula is kept from that by an apostrophe. */
const FORMULA = /^[=+\-@\t\r]/;
const KEPT_FORMULA = /^'(?=[=+\-@\t\r])/;

/** With a mark of its encoding at the start, without which table programs guess wrongly. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(writeField).join(',')).join('\r\n')}\r\n`;
}

function writeField(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
