// Which item of which shop an address means.

import type { Platform } from './platforms.ts';

export type ItemLink = {
  readonly platform: Platform;
  /** Undefined for a short address, which does not say. */
  readonly itemId: string | undefined;
  /** The canonical address; of a short one, itself without parameters. */
  readonly link: string;
};
