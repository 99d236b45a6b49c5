// Where a person was: a cookie of our own, the network, and the network with the kind of browser, kept as hashes with the secret.

import { createHmac, randomBytes } from 'node:crypto';
import { and, countDistinct, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { networkOf } from '../../../kit/server/http/request/caller.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import type { Trace } from '../domain/index.ts';
import { invitations, referralTraces } from './tables.ts';

const own = alias(invitations, 'own');
const KEPT_DAYS = 90;
const COOKIE = 'yulu.browser';
const COOKIE_VALUE = /(?:^|;\s*)yulu\.browser=([\w-]{22})(?:;|$)/;

/** The attributes of the cookie, and of what takes it away again. */
const rulesOf = (isHttps: boolean): string => `Path=/api; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

/** What makes the browser forget its cookie. */
export const forgottenBrowser = (isHttps: boolean): string => `${COOKIE}=; Max-Age=0; ${rulesOf(isHttps)}`;

type Visit = Pick<RequestContext, 'requestHeaders' | 'resHeaders' | 'address'>;
type Keeping = { readonly secret: string; readonly isHttps: boolean };

/** The traces of a request, whose answer gives a browser that has none its cookie. */
export function readTraces(visit: Visit, { secret, isHttps }: Keeping): Trace[] {
  const network = networkOf(visit.address);
  const device = `${network}\n${visit.requestHeaders.get('user-agent') ?? ''}`;
  return [
    { kind: 'browser', hash: hashTrace(secret, 'browser', browserOf(visit, isHttps)) },
    { kind: 'device', hash: hashTrace(secret, 'device', device) },
    { kind: 'network', hash: hashTrace(secret, 'network', network) },
  ];
}

function browserOf({ requestHeaders, resHeaders }: Visit, isHttps: boolean): string {
  const known = COOKIE_VALUE.exec(requestHeaders.get('cookie') ?? '')?.[1];
  const value = known ?? randomBytes(16).toString('base64url');
  const rules = `Max-Age=${KEPT_DAYS * 24 * 3600}; ${rulesOf(isHttps)}`;
  if (known === undefined) resHeaders.append('set-cookie', `${COOKIE}=${value}; ${rules}`);
  return value;
}

function hashTrace(secret: string, kind: Trace['kind'], value: string): string {
  return createHmac('sha256', secret).update(`yulu trace ${kind}\n${value}`).digest('base64url');
}

/** Whoever buys may be who gets the commission; of who came without an invitation nothing is kept. */
export async function noteBuying(
  deps: Keeping & { readonly db: Executor },
  userId: UserId,
  visit: Visit,
): Promise<void> {
  const [invited] = await deps.db
    .select({ id: invitations.invitedId })
    .from(invitations)
    .where(eq(invitations.invitedId, userId));
  if (invited) await noteVisit(deps, userId, visit);
}

/** Whoever looks at their links is about to share them. */
export async function noteVisit(
  deps: Keeping & { readonly db: Executor },
  userId: UserId,
  visit: Visit,
): Promise<void> {
  await keepTraces(deps.db, userId, readTraces(visit, deps));
}

export async function keepTraces(db: Executor, userId: UserId, traces: readonly Trace[]): Promise<void> {
  await db
    .insert(referralTraces)
    .values(traces.map((trace) => ({ userId, ...trace })))
    .onConflictDoUpdate({
      target: [referralTraces.userId, referralTraces.kind, referralTraces.hash],
      set: { seenAt: sql`now()` },
    });
}

const trace = { kind: referralTraces.kind, hash: referralTraces.hash };

export async function tracesOf(db: Executor, userId: UserId): Promise<Trace[]> {
  return db.select(trace).from(referralTraces).where(eq(referralTraces.userId, userId));
}

/** Of all whom a person has invited. */
export async function tracesOfInvited(db: Executor, inviterId: UserId): Promise<Trace[]> {
  return db
    .select(trace)
    .from(referralTraces)
    .innerJoin(invitations, eq(invitations.invitedId, referralTraces.userId))
    .where(eq(invitations.inviterId, inviterId));
}

export async function forgetOldTraces(db: Executor): Promise<void> {
  await db
    .delete(referralTraces)
    .where(lt(referralTraces.seenAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}

/** How many people this inviter has brought from each guest's network, the guest included. */
export async function countFromNetwork(
  db: Executor,
  guests: readonly { readonly invitedId: UserId; readonly inviterId: UserId }[],
): Promise<Map<string, number>> {
  if (guests.length === 0) return new Map();
  const mine = alias(referralTraces, 'mine');
  const rows = await db
    .select({ guest: mine.userId, people: countDistinct(referralTraces.userId) })
    .from(mine)
    .innerJoin(referralTraces, and(eq(referralTraces.kind, mine.kind), eq(referralTraces.hash, mine.hash)))
    .innerJoin(invitations, eq(invitations.invitedId, referralTraces.userId))
    .innerJoin(own, and(eq(own.invitedId, mine.userId), eq(own.inviterId, invitations.inviterId)))
    .where(
      and(
        eq(mine.kind, 'network'),
        inArray(
          mine.userId,
          guests.map(({ invitedId }) => invitedId),
        ),
      ),
    )
    .groupBy(mine.userId);
  return new Map(rows.map(({ guest, people }) => [guest, people]));
}
