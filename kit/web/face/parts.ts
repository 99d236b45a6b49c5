// What a face is put together from, as it comes from the server.

import type { ReactNode } from 'react';

/** Names of parts, looked up where the face is drawn; `hue` of ground and clothes in degrees. */
export type Picture = {
  readonly hue: number;
  readonly age: string;
  readonly skin: string;
  readonly mood: string;
  readonly hair: string;
  readonly wear: string;
  readonly item: string;
};

/** Parts by name; a name that this page does not know draws nothing. */
export type Parts = Readonly<Record<string, ReactNode>>;
