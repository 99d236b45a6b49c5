// The public face of the report's server side.

import type { ReportDeps } from './deps.ts';
import { reportHandlers } from './handlers.ts';
import { createAddressKeys } from './links/address-key.ts';

type ReportOptions = Omit<ReportDeps, 'addresses'> & { readonly secret: string };

export function createReport({ secret, ...rest }: ReportOptions) {
  return { handlers: reportHandlers({ ...rest, addresses: createAddressKeys(secret) }) };
}

export { createItemNames } from './item-names.ts';
