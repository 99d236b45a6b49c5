// Decides by its content whether a file is what its kind accepts, and makes pictures anew.

import { readFile } from 'node:fs/promises';
import type { FileKind, FileProblem } from '../../core/file-kind.ts';
import { err, type Failure, ok, type Result } from '../../core/result.ts';
import { isPolyglot } from './pictures/polyglot.ts';
import { reencodePicture, STORED_PICTURE_TYPE } from './pictures/reencode.ts';
import { createTurns } from './pictures/turns.ts';
import { discard, type Spooled, spool } from './spool.ts';

/** What may be stored: the file as it came, or the picture made from it. */
export type Inspected = Spooled & { readonly mediaType: string };

export type Refused = Failure<FileProblem>;

const inTurn = createTurns(2);

/** Takes the file over: it is in the answer, or gone. */
export async function inspect(
  file: Spooled,
  kind: FileKind,
  spoolFolder: string,
): Promise<Result<Inspected, Refused>> {
  try {
    if (kind.picture) return await inTurn(() => remakePicture(file, kind, spoolFolder));
    const { fileTypeFromFile } = await import('file-type');
    const type = await fileTypeFromFile(file.path);
    if (type && kind.types.includes(type.mime)) return ok({ ...file, mediaType: type.mime });
    await discard(file.path);
    return err('type_refused');
  } catch (error) {
    await discard(file.path);
    throw error;
  }
}

async function remakePicture(
  file: Spooled,
  kind: FileKind,
  spoolFolder: string,
): Promise<Result<Inspected, Refused>> {
  const bytes = await readFile(file.path);
  await discard(file.path);
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (!kind.picture || !type || !kind.types.includes(type.mime)) return err('type_refused');
  if (isPolyglot(bytes)) return err('type_mixed');
  const picture = await reencodePicture(bytes, kind.picture);
  if (!picture.ok) return picture;
  const made = await spool(spoolFolder, [picture.value], Number.POSITIVE_INFINITY);
  return made.ok ? ok({ ...made.value, mediaType: STORED_PICTURE_TYPE }) : made;
}
