// One of the demo's people at the API, as a browser would be: with cookies and a network address of its own.

import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';

type Json = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
type Headers = Readonly<Record<string, string>>;

export type DemoClient = {
  /** Throws when the API refuses. */
  call<Schema extends z.ZodType>(
    method: Method,
    path: string,
    body: Json,
    answer: Schema,
  ): Promise<z.output<Schema>>;
  /** The same for calls whose answer nobody needs. */
  send(method: Exclude<Method, 'GET'>, path: string, body?: Json): Promise<void>;
  /** Sends a file whole; answers the upload's id. */
  upload(kind: string, bytes: Buffer): Promise<string>;
};

/** `place` tells people apart: each is at home in a network of their own. */
export function openDemoClient(server: FastifyInstance, place: number): DemoClient {
  const jar = new Map<string, string>();
  const ask = async (method: Method, path: string, body: Json | Buffer, headers: Headers = {}) => {
    const response = await server.inject({
      method,
      url: `/api${path}`,
      remoteAddress: `10.${place}.0.1`,
      headers: {
        ...headers,
        'user-agent': `demo ${place}`,
        cookie: Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(method === 'GET' ? {} : { payload: body }),
    });
    for (const { name, value } of response.cookies) jar.set(name, value);
    if (response.statusCode !== 200)
      throw new Error(
        `the demo was refused: ${method} ${path} answered ${response.statusCode} ${response.body}`,
      );
    return response;
  };
  return {
    call: async (method, path, body, answer) => answer.parse((await ask(method, path, body)).json()),
    send: async (method, path, body = {}) => void (await ask(method, path, body)),
    upload: async (kind, bytes) => {
      const id = newId();
      await ask('POST', '/files/uploads', { id, kind, size: bytes.length });
      await ask('PATCH', `/files/uploads/${id}`, bytes, { 'upload-offset': '0' });
      return id;
    },
  };
}

/** Ids are made by the page. */
export const newId = (): string => randomUUID();
