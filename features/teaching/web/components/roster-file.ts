// The text of a list that a spreadsheet has saved.

import { decodeText } from '../../../../kit/web/files/decode-text.ts';

/** Far more than the longest list; a film is not read into the page. */
const LARGEST_BYTES = 1_000_000;

/** Undefined for what is no text. */
export async function readRosterFile(file: Blob): Promise<string | undefined> {
  return file.size > LARGEST_BYTES ? undefined : decodeText(new Uint8Array(await file.arrayBuffer()));
}
