// The dependencies of the payments code.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../../kit/server/http/request/context.ts';
import type { Log } from '../../../../kit/server/log.ts';
import type { PostNotice } from '../../../notices/server/api.ts';
import { readSettings } from '../../../settings/server/api.ts';
import { type PaymentKind, PROVIDERS, type ProviderName, paymentsArea } from '../../domain/index.ts';
import type { Provider } from '../providers/port.ts';
import type { FulfilmentHandler, RefundedObserver, SettledObserver } from './fulfilment-handler.ts';

export type PaymentsDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly postNotice: PostNotice;
  readonly fulfilmentHandlers: readonly FulfilmentHandler[];
  readonly onSettled: readonly SettledObserver[];
  readonly onRefunded: readonly RefundedObserver[];
  /** Hears of everybody who begins to pay, with where they are. */
  readonly onBeginning: (
    payerId: UserId,
    visit: Pick<RequestContext, 'requestHeaders' | 'resHeaders' | 'address'>,
  ) => Promise<void>;
  /** What the payer has said of their age: whoever is younger pays for nothing. */
  readonly ageOf: (executor: Executor, userId: UserId) => Promise<'adult' | 'younger' | undefined>;
  readonly providers: readonly Provider[];
};

/** Throws where nobody has declared the kind: a bug, or a release older than the payment. */
export function fulfilmentOf(
  { fulfilmentHandlers }: Pick<PaymentsDeps, 'fulfilmentHandlers'>,
  kind: PaymentKind,
): FulfilmentHandler {
  const handler = fulfilmentHandlers.find((known) => known.kind === kind);
  if (!handler) throw new Error(`nobody fulfils payments of the kind ${kind}`);
  return handler;
}

export const providerOf = ({ providers }: PaymentsDeps, name: ProviderName): Provider | undefined =>
  providers.find((known) => known.name === name);

/** The ways that are open to payers now: a transfer needs an account to go to. */
export async function openWays(deps: PaymentsDeps, executor: Executor): Promise<ProviderName[]> {
  const { values } = await readSettings(executor, paymentsArea, new Date());
  return PROVIDERS.filter(
    (name) => providerOf(deps, name) !== undefined && (name !== 'transfer' || values.accountNumber !== ''),
  );
}
