// A push service of the tests' own over real HTTP, and browsers that can read what it was given.

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import webPush from 'web-push';

type Delivery = {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Buffer;
};

export type TestPushService = {
  /** Settings of a site that may use it. */
  readonly env: Readonly<Record<string, string>>;
  readonly isPushService: (address: URL) => boolean;
  readonly deliveries: readonly Delivery[];
  /** How it answers from now on. */
  readonly answerWith: (status: number) => void;
  readonly subscribe: () => TestBrowser;
  readonly stop: () => Promise<void>;
};

export async function startPushService(): Promise<TestPushService> {
  const deliveries: Delivery[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { url: path = '', headers } = request;
      deliveries.push({ path, authorization: headers.authorization, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is an object; only pipes have a text.
  const { port } = server.address() as AddressInfo;
  const keys = webPush.generateVAPIDKeys();
  return {
    env: { PUSH_PUBLIC_KEY: keys.publicKey, PUSH_PRIVATE_KEY: keys.privateKey },
    isPushService: ({ host }) => host === `127.0.0.1:${port}`,
    deliveries,
    answerWith: (next) => {
      status = next;
    },
    subscribe: () => createBrowser(`http://127.0.0.1:${port}/${randomBytes(8).toString('hex')}`),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export type TestBrowser = ReturnType<typeof createBrowser>;

function createBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const secret = randomBytes(16);
  return {
    subscription: {
      endpoint,
      p256dh: publicKey.toString('base64url'),
      auth: secret.toString('base64url'),
    },
    /** Reads a message as RFC 8291 and 8188 say, written without a look at the library that encrypts it. */
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
      const shared = hkdfSync('sha256', pair.computeSecret(theirs), secret, info, 32);
      const derive = (label: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${label}\0`, bytes));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}
