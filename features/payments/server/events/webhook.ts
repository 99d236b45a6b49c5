// Receives Stripe's events: verifies the raw body, stores it, then processes it; forged events are stored apart.

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkKey } from '../../../../kit/server/http/request/caller.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { countCall } from '../../../../kit/server/rate-limit/rate-limit.ts';
import type { PaymentsDeps } from '../payments/deps.ts';
import { storeEvent } from './events-repo.ts';
import { processEvent } from './process-event.ts';
import type { Verified } from './verify-signature.ts';

const PATH = '/api/payments/webhooks/stripe';
/** Forged messages that are kept, of one network; all are refused. */
const KEPT_FORGED = { max: 30, seconds: 600 } as const;
/** Of each, in UTF-16 units: several times what Stripe sends, and too little to fill a disk with in a month. */
const FORGED_MAX = 16 * 1024;
const TYPE_MAX = 100;

/** Beside the contract's calls, since the signature is over the bytes as they came. */
export function mountWebhook(server: FastifyInstance, deps: PaymentsDeps, secret: string): void {
  server.register(async (scope) => {
    // Stripe's library has hundreds of modules, which a server without it does not load.
    const { verifySignature } = await import('./verify-signature.ts');
    const verify: Verify = (body, signature) => verifySignature(body, signature, secret);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(PATH, async (request, reply) => takeMessage(deps, verify, request, reply));
  });
}

type Verify = (body: Buffer, signature: string) => Verified;

async function takeMessage(
  deps: PaymentsDeps,
  verify: Verify,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const signature = String(request.headers['stripe-signature'] ?? '');
  const verified = verify(body, signature);
  if (!verified.ok) {
    await keepForged(deps, { body, signature, verdict: verified.verdict, address: request.ip });
    return reply.status(400).send({ code: 'BAD_REQUEST', message: verified.verdict, data: null });
  }
  const { id: eventId, type } = verified.event;
  const id = newId();
  const text = body.toString('utf8');
  const stored = await storeEvent(deps.db, {
    id,
    provider: 'stripe',
    eventId,
    type,
    body: text,
    isVerified: true,
  });
  // It is kept: what fails from here on is ours to finish, not Stripe's to send again.
  await processEvent(deps, stored.id).catch((error: unknown) =>
    deps.log.error({ err: error, event: eventId }, 'a payment event waits for the next reconciliation'),
  );
  return reply.status(200).send({ received: true });
}

type Forged = {
  readonly body: Buffer;
  readonly signature: string;
  readonly verdict: string;
  readonly address: string;
};

/** Kept for admins, under a name of its own: what it calls itself must not keep the true event out. */
async function keepForged(deps: PaymentsDeps, { body, signature, verdict, address }: Forged): Promise<void> {
  const { allowed } = await countCall(deps.db, `payments.forged:${networkKey({ address })}`, KEPT_FORGED);
  deps.log.warn({ verdict, kept: allowed }, 'a payment event was refused');
  if (!allowed) return;
  const text = body.toString('utf8').slice(0, FORGED_MAX).replaceAll('\u0000', '');
  const name = createHash('sha256').update(signature).update(body).digest('hex');
  const id = newId();
  const type = (/"type"\s*:\s*"([\w.]+)"/.exec(text)?.[1] ?? '').slice(0, TYPE_MAX);
  await storeEvent(deps.db, {
    id,
    provider: 'stripe',
    eventId: `forged:${name}`,
    type,
    body: text,
    isVerified: false,
    verdict,
    processedAt: new Date(),
  });
}
