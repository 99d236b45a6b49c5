// Where bytes lie: what every store can do. Keys are paths of lower-case names, such as `contents/ab/cd…`.

import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export type ByteRange = { readonly start: number; readonly end: number };

export type FileStore = {
  /** Stores small bytes under a key; when it resolves, they outlive a power cut. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Stores a file of this machine under a key, and leaves nothing at its old place. */
  readonly adopt: (path: string, key: string) => Promise<void>;
  /** Undefined when there is nothing under this key. */
  readonly read: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  readonly remove: (key: string) => Promise<void>;
  /** Removes all whose key begins with this prefix, which ends in `/`. */
  readonly removeAll: (prefix: string) => Promise<void>;
};
