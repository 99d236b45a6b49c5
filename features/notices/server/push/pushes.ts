// Sends notices to the devices of people who want that, also while no page is open. Only where the site has its keys.

import * as z from 'zod';
import type { PushKeys } from '../../../../kit/server/config.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import type { Jobs } from '../../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../../kit/server/log.ts';
import { findRecipient } from '../../../account/server/api.ts';
import type { NoticeKinds } from '../views.ts';
import { removeDevice } from './devices-repo.ts';
import { isPushService, type PushOutcome, type Sender, sendPush } from './push-service.ts';
import { type Claimed, claimPushes, queuePushes, removePush } from './pushes-repo.ts';

export type PushOptions = {
  readonly keys: PushKeys;
  /** An address where the push services reach whoever runs the site: `https:` or `mailto:`. */
  readonly subject: () => string;
  /** Other services than the browsers’ own, for tests. */
  readonly isService?: ((address: URL) => boolean) | undefined;
};

type PushDeps = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly kinds: NoticeKinds;
};

const SWEEP = 'notices.push';
/** Handed over side by side. */
const BATCH = 20;
const BATCHES = 50;
const ATTEMPTS_MAX = 5;

export type Pushes = {
  /** What browsers check the site's signature by. */
  readonly publicKey: string;
  readonly isService: (address: URL) => boolean;
  /** Puts a notice on its way, in the transaction that posts it. */
  readonly queue: (tx: Executor, posted: Parameters<typeof queuePushes>[1]) => Promise<void>;
};

/** Defines the job that sends, too. */
export function createPushes(
  { db, jobs, log, kinds }: PushDeps,
  { keys, subject, isService = isPushService }: PushOptions,
): Pushes {
  jobs.define({
    name: SWEEP,
    data: z.object({}),
    retries: 2,
    every: '* * * * *',
    handle: async () => {
      for (let count = 0; count < BATCHES; count += 1) {
        const due = await claimPushes(db, BATCH);
        await Promise.all(due.map((push) => settle(db, log, push, () => send(push))));
        if (due.length < BATCH) return;
      }
    },
  });
  const send = (push: Claimed) => sendOne(db, kinds, { keys, subject: subject() }, push);
  return {
    publicKey: keys.publicKey,
    isService,
    queue: async (tx, posted) => {
      const count = await queuePushes(tx, posted);
      if (count > 0) await jobs.send(SWEEP, {}, { onceKey: SWEEP, afterSeconds: 1 });
    },
  };
}

/** A process that dies before it has noted the outcome sends again: devices show one message per notice. */
async function sendOne(
  db: Database,
  kinds: NoticeKinds,
  sender: Sender,
  push: Claimed,
): Promise<PushOutcome> {
  if (push.isRead) return 'sent';
  const reader = await findRecipient(db, push.userId);
  const rendered = reader && kinds.get(push.kind)?.render(push.data, reader.locale);
  if (!rendered?.ok) return 'refused';
  return sendPush(sender, push, { id: push.noticeId, language: reader?.locale, ...rendered.value });
}

async function settle(
  db: Database,
  log: Log,
  push: Claimed,
  send: () => Promise<PushOutcome>,
): Promise<void> {
  const outcome = await send();
  if (outcome === 'later' && push.attempts < ATTEMPTS_MAX) return;
  if (outcome === 'gone') return removeDevice(db, push.deviceId);
  if (outcome !== 'sent') log.warn({ notice: push.noticeId, outcome }, 'a notice did not reach a device');
  await removePush(db, push);
}
