// The text of a list that a spreadsheet has saved.

/** Far more than the longest list; a film is not read into the page. */
const LARGEST_BYTES = 1_000_000;

/** Undefined for what is no text. Spreadsheets save in UTF-8, in UTF-16 with a mark, and in China in GB 18030. */
export async function readRosterFile(file: Blob): Promise<string | undefined> {
  if (file.size > LARGEST_BYTES) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le');
  // No text has it; pictures and workbooks do.
  if (bytes.includes(0)) return undefined;
  return decode(bytes, 'utf-8') ?? decode(bytes, 'gb18030');
}

function decode(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Written in another encoding: the caller tries the next.
    return undefined;
  }
}
