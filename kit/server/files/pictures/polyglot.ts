// Finds files that are a picture and something else at the same time, made to be taken for the other thing elsewhere.

/** In the end of a file, where an archive has its directory: 22 bytes and a comment of at most 64 KiB. */
const ARCHIVE_TAIL_BYTES = 22 + 65_535;
const ARCHIVE_END = Buffer.from('PK\u0005\u0006', 'latin1');
/** Readers of PDF look for its header within the first kilobyte. */
const PDF_HEAD_BYTES = 1024;
const PDF_START = '%PDF-';
/** Letters that no coder of pictures makes by chance: the shortest has five. */
const CODE = /<script|<\?php|<!doctype|<html|<iframe|javascript:|#!\/bin\//i;

/** Whether the bytes of a picture are also an archive, a document, a page or a program. */
export function isPolyglot(bytes: Buffer): boolean {
  if (bytes.subarray(-ARCHIVE_TAIL_BYTES).includes(ARCHIVE_END)) return true;
  if (bytes.subarray(0, PDF_HEAD_BYTES).includes(PDF_START)) return true;
  return CODE.test(bytes.toString('latin1'));
}
