// Makes what an admin chose as a picture into one that a model can be shown: decided by its content, made anew from its pixels.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { type ChatPicture, PICTURE_SIDE } from '../../../../kit/server/ai/index.ts';
import { isPolyglot } from '../../../../kit/server/files/pictures/polyglot.ts';
import { reencodePicture } from '../../../../kit/server/files/pictures/reencode.ts';
import { TRY_PICTURE_BYTES, type TRY_PICTURE_PROBLEMS, TRY_PICTURE_TYPES } from '../../domain/index.ts';

const RULE = { width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', maxPixels: 50_000_000 } as const;
const TYPES: readonly string[] = TRY_PICTURE_TYPES;

export async function readPicture(
  bytes: Buffer,
): Promise<Result<ChatPicture, Failure<(typeof TRY_PICTURE_PROBLEMS)[number]>>> {
  if (bytes.length > TRY_PICTURE_BYTES) return err('too_large');
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !TYPES.includes(type.mime)) return err('type_refused');
  if (isPolyglot(bytes)) return err('type_mixed');
  const made = await reencodePicture(bytes, RULE, 'jpeg');
  if (!made.ok) return made;
  return ok({ type: 'picture', mediaType: 'image/jpeg', bytes: made.value });
}
