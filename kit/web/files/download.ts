// Hands files to the browser's downloads.

type DownloadedTable = { readonly name: string; readonly csv: string };

export const download = ({ name, csv }: DownloadedTable): void =>
  downloadText({ name, text: csv, type: 'text/csv' });

type DownloadedText = { readonly name: string; readonly text: string; readonly type: string };

export function downloadText({ name, text, type }: DownloadedText): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  downloadFrom({ name, address });
  URL.revokeObjectURL(address);
}

type DownloadedFile = { readonly name: string; readonly address: string };

/** What lies at an address of ours. */
export function downloadFrom({ name, address }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

type TablePiece = { readonly csv: string; readonly nextCursor: string | null };

/** A table that is read piece by piece, as one file. */
export async function downloadPieces(
  name: string,
  read: (cursor: string | undefined) => Promise<TablePiece>,
): Promise<void> {
  const pieces: string[] = [];
  let cursor: string | null | undefined;
  do {
    const piece = await read(cursor ?? undefined);
    pieces.push(piece.csv);
    cursor = piece.nextCursor;
  } while (cursor !== null);
  download({ name, csv: pieces.join('') });
}
