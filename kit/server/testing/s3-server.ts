// A small S3 for tests, over real HTTP: puts, gets with ranges, deletes and lists objects of one bucket, by signed requests.

import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type S3Server = {
  readonly options: {
    readonly bucket: string;
    readonly region: string;
    readonly endpoint: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Answers the next so many requests with 503, as a busy service does. */
  readonly failNext: (count: number) => void;
  readonly close: () => Promise<void>;
};

const BUCKET = 'yulu-test';
const KEY_ID = 'test-key-id';

type Answer = { readonly status: number; readonly body?: Buffer | string; readonly headers?: object };

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let failures = 0;
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const body = await buffer(request);
    if (failures > 0) {
      failures -= 1;
      response.writeHead(503).end(errorXml('SlowDown'));
      return;
    }
    const { status, body: sent, headers } = reply(objects, request, body);
    response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(sent);
  };
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    options: {
      bucket: BUCKET,
      region: 'eu-test-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: KEY_ID,
      secretAccessKey: 'a secret key of the tests',
    },
    objects,
    failNext: (count) => {
      failures = count;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function reply(objects: Map<string, Buffer>, request: http.IncomingMessage, body: Buffer): Answer {
  const refused = findProblem(request, body);
  if (refused) return { status: 403, body: errorXml(refused) };
  const url = new URL(request.url ?? '/', 'http://s3');
  const path = decodeURIComponent(url.pathname);
  const key = path.slice(`/${BUCKET}/`.length);
  if (path.replace(/\/$/, '') === `/${BUCKET}`) return list(objects, url.searchParams.get('prefix') ?? '');
  if (!path.startsWith(`/${BUCKET}/`)) return { status: 404, body: errorXml('NoSuchBucket') };
  if (request.method === 'PUT') {
    objects.set(key, body);
    return { status: 200, headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } };
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const object = objects.get(key);
  if (!object) return { status: 404, body: errorXml('NoSuchKey') };
  return read(object, request.headers.range);
}

/** Who signs with a key that we do not know, or sends other bytes than were signed. */
function findProblem({ headers }: http.IncomingMessage, body: Buffer): string | undefined {
  const isSigned = headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${KEY_ID}/`);
  if (!isSigned) return 'AccessDenied';
  const said = headers['x-amz-content-sha256'];
  if (said === 'UNSIGNED-PAYLOAD') return undefined;
  return said === createHash('sha256').update(body).digest('hex') ? undefined : 'XAmzContentSHA256Mismatch';
}

function read(object: Buffer, range: string | undefined): Answer {
  const [, start = '', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (start === '') return { status: 200, body: object };
  const part = object.subarray(Number(start), Number(end) + 1);
  return { status: 206, body: part, headers: { 'content-range': `bytes ${start}-${end}/${object.length}` } };
}

/** At most two at a time, so that whoever lists has to ask again. */
const LIST_MAX = 2;

function list(objects: Map<string, Buffer>, prefix: string): Answer {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
  const items = keys.slice(0, LIST_MAX).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const isTruncated = keys.length > LIST_MAX;
  const body = `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${items.join('')}</ListBucketResult>`;
  return { status: 200, body };
}

const errorXml = (code: string) => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
