// Sends files as a page does, and as pages that lose their connection do.

import http from 'node:http';
import { newId } from '../../../kit/server/new-id.ts';
import type { Answer, TestClient } from './test-client.ts';

type Server = { readonly url: string };

/** Sends these bytes in one body, to go behind the first `offset`. */
export async function sendBytes(
  { url }: Server,
  client: Pick<TestClient, 'cookies'>,
  id: string,
  offset: number,
  bytes: Uint8Array,
): Promise<Answer> {
  const response = await fetch(`${url}/api/files/uploads/${id}`, {
    method: 'PATCH',
    headers: { cookie: client.cookies(), 'upload-offset': String(offset) },
    body: Buffer.from(bytes),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Announces all the bytes, sends the first `count`, and hangs up. */
export async function sendAndHangUp(
  { url }: Server,
  client: Pick<TestClient, 'cookies'>,
  { id, offset, bytes, count }: { id: string; offset: number; bytes: Buffer; count: number },
): Promise<void> {
  const request = http.request(`${url}/api/files/uploads/${id}`, {
    method: 'PATCH',
    headers: { cookie: client.cookies(), 'upload-offset': offset, 'content-length': bytes.length },
  });
  request.on('error', () => undefined);
  const closed = new Promise((resolve) => request.on('close', resolve));
  await new Promise((resolve) => request.write(bytes.subarray(0, count), resolve));
  request.destroy();
  await closed;
}

/** Begins an upload and sends all of it; answers its id. */
export async function upload(
  server: Server,
  client: TestClient,
  kind: string,
  bytes: Buffer,
): Promise<string> {
  const id = newId();
  const begun = await client.call('POST', '/files/uploads', { id, kind, size: bytes.length });
  if (begun.status !== 200) throw new Error(`beginning an upload answered ${begun.body.code}`);
  const sent = await sendBytes(server, client, id, 0, bytes);
  if (sent.status !== 200) throw new Error(`sending bytes answered ${sent.body.code}`);
  return id;
}
