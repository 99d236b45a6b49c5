// Derives a notice's id from what it tells of, so that the same event told twice is one notice.

import { createHash } from 'node:crypto';

type NoticeKey = { readonly kind: string; readonly userId: string; readonly eventId: string };

/** A version 8 UUID (RFC 9562): the same for the same kind, person and event. */
export function noticeId({ kind, userId, eventId }: NoticeKey): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([kind, userId, eventId]))
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
