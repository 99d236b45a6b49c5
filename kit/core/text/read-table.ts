// Reads a table that a spreadsheet has written as text: cells in quotes hold separators, quotes and line ends as they are.

/** `line` counts the lines of the text from 1; a cell may go over several. */
type TableRow = { readonly line: number; readonly cells: readonly string[] };

/** All rows, also those of nothing. `separator` is one character. */
export function readTable(text: string, separator: string): readonly TableRow[] {
  const body = text.replaceAll(/\r\n?/g, '\n');
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let [line, begun] = [1, 1];
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push({ line: begun, cells });
    cells = [];
    begun = line;
  };
  for (let at = 0; at < body.length; at += 1) {
    const letter = body.charAt(at);
    const close = letter === '"' && cell.trim() === '' ? closeOf(body, at) : undefined;
    if (close !== undefined) {
      const quoted = body.slice(at + 1, close).replaceAll('""', '"');
      cell += quoted;
      line += quoted.split('\n').length - 1;
      at = close;
    } else if (letter === separator) endCell();
    else if (letter === '\n') {
      line += 1;
      endRow();
    } else cell += letter;
  }
  endRow();
  return rows;
}

/** Where the quotes end that begin here; undefined where they never do: then they are a sign like any other. */
function closeOf(text: string, from: number): number | undefined {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2))
    if (text.charAt(at + 1) !== '"') return at;
  return undefined;
}
