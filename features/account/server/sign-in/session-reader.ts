// Who a request's cookie belongs to: one statement per request, so that a demotion or a ban acts at once.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, exists, gt, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Member } from '../../../../kit/core/access.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { type Auth, SESSION_RENEW_SECONDS, SESSION_SECONDS } from '../sessions/auth.ts';
import { isAlive } from '../sessions/sessions-repo.ts';
import { sessions, users, viewings } from '../tables.ts';
import { isReauthenticated } from './reauthentication.ts';

type ReaderOptions = {
  readonly db: Database;
  readonly auth: Auth;
  readonly secret: string;
  readonly isHttps: boolean;
};

export type ReadSession = (requestHeaders: Headers, resHeaders: Headers) => Promise<Member | undefined>;

/** The cookie's name as better-auth makes it. */
export function sessionCookieName(isHttps: boolean): string {
  return `${isHttps ? '__Secure-' : ''}yulu.session_token`;
}

/** What makes the browser forget its session. */
export const forgottenSession = (isHttps: boolean): string =>
  `${sessionCookieName(isHttps)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

/** Who the pages are of: the owner of the session, or whom an admin sees with it. */
const shown = alias(users, 'shown');

/** A viewing counts while its time runs and its owner is an admin, and never of another admin. */
const isViewing = (db: Database) => {
  const seen = alias(users, 'seen');
  const nobodysAdmin = db
    .select({ one: sql`1` })
    .from(seen)
    .where(and(eq(seen.id, viewings.userId), ne(seen.role, 'admin')));
  return and(
    eq(viewings.sessionId, sessions.id),
    isNull(viewings.endedAt),
    gt(viewings.endsAt, sql`now()`),
    eq(viewings.adminId, users.id),
    eq(users.role, 'admin'),
    exists(nobodysAdmin),
  );
};

/** Reads better-auth's cookie and row ourselves, since its own reading takes several statements per request. */
export function createSessionReader({ db, auth, secret, isHttps }: ReaderOptions): ReadSession {
  const cookie = sessionCookieName(isHttps);
  const query = db
    .select({
      id: shown.id,
      name: shown.name,
      username: shown.username,
      email: shown.email,
      avatarId: shown.image,
      emailVerified: shown.emailVerified,
      hasSecondFactor: sql<boolean>`${shown.secondFactorSince} is not null`,
      role: shown.role,
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      isReauthenticated: isReauthenticated(),
      viewing: { id: viewings.id, adminId: viewings.adminId, endsAt: viewings.endsAt },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(viewings, isViewing(db))
    .innerJoin(shown, eq(shown.id, sql`coalesce(${viewings.userId}, ${users.id})`))
    .where(and(eq(sessions.token, sql.placeholder('token')), isAlive, isNull(users.bannedAt)))
    .prepare('session_of_token');

  const readToken = rememberTokens((signed) => verifyToken(signed, secret));
  return async (requestHeaders, resHeaders) => {
    const signed = findCookie(requestHeaders.get('cookie') ?? '', cookie);
    const token = signed === undefined ? undefined : readToken(signed);
    if (token === undefined) return undefined;
    const [row] = await query.execute({ token });
    if (!row) return undefined;
    const { expiresAt, viewing, ...member } = row;
    // Nothing is written while an admin sees somebody's pages, and nothing that was confirmed counts for another.
    if (viewing?.adminId) {
      const { adminId } = viewing;
      return { ...member, isReauthenticated: false, viewing: { ...viewing, adminId } };
    }
    const renewAt = expiresAt.getTime() - (SESSION_SECONDS - SESSION_RENEW_SECONDS) * 1000;
    if (Date.now() > renewAt) await renew(auth, requestHeaders, resHeaders);
    return member;
  };
}

async function renew(auth: Auth, requestHeaders: Headers, resHeaders: Headers): Promise<void> {
  const { headers } = await auth.api.getSession({ headers: requestHeaders, returnHeaders: true });
  for (const value of headers.getSetCookie()) resHeaders.append('set-cookie', value);
}

function findCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split(/;\s*/)
    .find((item) => item.startsWith(start))
    ?.slice(start.length);
}

/** The token of better-auth's signed cookie (`token.signature`), or undefined when it is not signed by us. */
function verifyToken(signed: string, secret: string): string | undefined {
  const [token, signature] = decode(signed).split('.', 2);
  if (!token || !signature) return undefined;
  const given = Buffer.from(signature, 'base64');
  const wanted = createHmac('sha256', secret).update(token).digest();
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : undefined;
}

const REMEMBERED_TOKENS = 10_000;

/**
 * Remembers which cookies were found to be signed by us: that never changes, and whoever is signed in sends the same one
 * with every request. Whether the session still holds is asked of the database each time.
 */
function rememberTokens(verify: (signed: string) => string | undefined) {
  const known = new Map<string, string>();
  return (signed: string): string | undefined => {
    const found = known.get(signed);
    if (found !== undefined) return found;
    const token = verify(signed);
    if (token === undefined) return undefined;
    if (known.size >= REMEMBERED_TOKENS) known.clear();
    known.set(signed, token);
    return token;
  };
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A cookie that is not even encoded rightly was not made by us.
    return '';
  }
}
