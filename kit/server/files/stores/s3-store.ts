// Files in a bucket of an S3-compatible service. Its client is loaded at the first use, by those who configured one.

import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { ByteRange, FileStore } from './file-store.ts';

export type S3Options = {
  readonly bucket: string;
  readonly region: string;
  /** Undefined: Amazon's own of the region. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

type Sdk = typeof import('@aws-sdk/client-s3');
type Connection = { readonly sdk: Sdk; readonly client: S3Client };

/** So long a service may keep silent before the call fails and is tried again. */
const SILENCE_MS = 20_000;

export function createS3Store(options: S3Options): FileStore {
  const Bucket = options.bucket;
  let connection: Promise<Connection> | undefined;
  const connect = () => (connection ??= openConnection(options));
  const put = async (key: string, body: Uint8Array | Readable, size: number) => {
    const { sdk, client } = await connect();
    await client.send(new sdk.PutObjectCommand({ Bucket, Key: key, Body: body, ContentLength: size }));
  };
  return {
    write: (key, bytes) => put(key, bytes, bytes.byteLength),
    adopt: async (path, key) => {
      const { size } = await stat(path);
      await put(key, createReadStream(path), size);
      await rm(path, { force: true });
    },
    read: async (key, range) => {
      const { sdk, client } = await connect();
      try {
        const Range = range && toHeader(range);
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key, Range }));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }));
    },
    removeAll: async (prefix) => removeAll(await connect(), Bucket, prefix),
  };
}

const toHeader = ({ start, end }: ByteRange) => `bytes=${start}-${end}`;

async function openConnection(options: S3Options): Promise<Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const { region, endpoint, accessKeyId, secretAccessKey } = options;
  const client = new sdk.S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Other services than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: SILENCE_MS, socketTimeout: SILENCE_MS },
  });
  return { sdk, client };
}

/** One object after the other: an upload has few pieces, and not every service can delete many at once. */
async function removeAll({ sdk, client }: Connection, Bucket: string, Prefix: string): Promise<void> {
  for (;;) {
    const { Contents = [], IsTruncated } = await client.send(
      new sdk.ListObjectsV2Command({ Bucket, Prefix }),
    );
    for (const { Key } of Contents) await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    if (!IsTruncated) return;
  }
}
