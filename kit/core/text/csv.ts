// Tables as CSV that a spreadsheet opens as data: no cell of somebody's text is ever taken for a formula.

/** Texts are written so that they stay texts; numbers are written as they are, with a point. */
export type CsvCell = string | number;

/** How a formula can begin, also after what spreadsheets skip, and in the wide forms of East Asian keyboards. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\n＝＋－＠]/;

/** And behind signs at which spreadsheets of other countries begin a new cell: Excel in Brazil parts lines at semicolons. */
const INNER_FORMULA = /([;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g;

function writeCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const parted = cell.replaceAll(INNER_FORMULA, "$1'");
  const harmless = FORMULA.test(cell) ? `'${parted}` : parted;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** With a byte order mark, by which Excel knows UTF-8, and the line ends of RFC 4180. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

/** A piece of a table that is read in several; the heading stands in the first alone. */
export const csvPiece = (
  head: readonly CsvCell[],
  rows: readonly (readonly CsvCell[])[],
  isFirst: boolean,
): string => (isFirst ? toCsv([head, ...rows]) : toCsv(rows).slice(1));
