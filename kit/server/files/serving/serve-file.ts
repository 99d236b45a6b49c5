// Answers `GET /api/files/{id}` with the bytes of a file: by a signed address, whole or a range, never as a page.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import * as z from 'zod';
import type { Files } from '../files.ts';
import { FILES_PATH } from '../signed-address.ts';
import type { ByteRange } from '../stores/file-store.ts';
import type { FileUse } from '../uses-repo.ts';

const addressed = z.object({ id: z.uuid() });
const signed = z.object({ until: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) });

/** What browsers show in the page; all else is only offered for saving. */
const SHOWN = /^(image\/(webp|jpeg|png)|audio\/|video\/)/;
const ENDINGS: Readonly<Record<string, string>> = { 'audio/mpeg': 'mp3', 'video/webm': 'webm' };

/** Beside the contract's calls, since the answer is bytes; without a session, since the address is the permission. */
export function mountFiles(server: FastifyInstance, files: Files): void {
  server.get(`/api${FILES_PATH}/:id`, async (request, reply) => {
    const params = addressed.safeParse(request.params);
    const query = signed.safeParse(request.query);
    if (!params.success || !query.success) return absent(reply);
    const { id } = params.data;
    const verdict = files.addresses.check({ fileId: id, ...query.data }, new Date());
    if (verdict === 'wrong') return absent(reply);
    if (verdict === 'expired')
      return refuse(reply, 410, 'GONE', 'This address has ended. Load the page anew.');
    const file = await files.find(id);
    return file ? answer(files, file, request, reply) : absent(reply);
  });
}

const absent = (reply: FastifyReply) => refuse(reply, 404, 'NOT_FOUND', 'Nothing here.');

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.status(status).header('cache-control', 'no-store').send({ code, message, data: null });

/** A content never changes under its hash, and the address of the day names one file. */
const CACHE = 'private, max-age=86400, immutable';

async function answer(
  files: Files,
  file: FileUse,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${file.hash}"`;
  reply.headers({
    etag,
    'cache-control': CACHE,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `${SHOWN.test(file.mediaType) ? 'inline' : 'attachment'}; filename="${files.savedAs(file) ?? nameOf(file)}"`,
  });
  if (headers['if-none-match'] === etag) return reply.status(304).send();
  // A part of another content than the caller has would not fit to it.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? readRange(headers.range, file.size) : undefined;
  if (range === 'unsatisfiable')
    return refuse(
      reply.header('content-range', `bytes */${file.size}`),
      416,
      'BAD_REQUEST',
      'No such range.',
    );
  const bytes = await files.get(file, range);
  if (!bytes) {
    reply.log.error({ file: file.id }, 'the bytes of a file are not in the store');
    return absent(reply);
  }
  reply.type(file.mediaType).header('content-length', range ? range.end - range.start + 1 : file.size);
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.send(bytes);
}

/** Several ranges at once, and what is no range, are answered with the whole, as HTTP allows. */
function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (header === undefined) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/** By kind and type: what the person called the file stays theirs. */
function nameOf({ kind, mediaType }: FileUse): string {
  return `${kind}.${ENDINGS[mediaType] ?? mediaType.replace(/^[^/]*\/(x-)?/, '').replace(/[^a-z0-9].*$/, '')}`;
}
