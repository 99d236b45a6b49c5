// better-auth, which hashes passwords, registers, signs in and keeps sessions; called in process, never mounted as routes.

import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { PASSWORD_MAX, PASSWORD_MIN, SESSION_DAYS } from '../../domain/index.ts';
import { credentials, sessions, users, verifications } from '../tables.ts';

/** A session that nobody uses ends after this. */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 3600;
/** A session is prolonged, and its cookie sent anew, when it was last prolonged longer ago than this. */
export const SESSION_RENEW_SECONDS = 24 * 3600;
/** The header in which we hand the believed address to better-auth; it reads no other. */
export const ADDRESS_HEADER = 'x-yulu-address';

export type PasswordHashing = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (given: { readonly hash: string; readonly password: string }) => Promise<boolean>;
};

export type AuthOptions = {
  /** A transaction where better-auth's own writing must end with other writing. */
  readonly db: Executor;
  readonly secret: string;
  readonly isHttps: boolean;
  readonly publicUrl: () => string;
  /** Better-auth's own, which is meant to be slow, where nothing is given. */
  readonly passwordHashing?: PasswordHashing | undefined;
};

export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ db, secret, isHttps, publicUrl, passwordHashing }: AuthOptions) {
  return betterAuth({
    baseURL: publicUrl(),
    secret,
    telemetry: { enabled: false },
    // Its log lines carry mail addresses; ours say what an operator needs.
    logger: { disabled: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
    user: {
      additionalFields: {
        username: { type: 'string', required: false },
        usernameKey: { type: 'string', required: false },
        inviteCode: { type: 'string', required: false },
        role: { type: 'string', required: false, input: false },
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_RENEW_SECONDS },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      // Ours counts characters, better-auth code units; ours has judged before.
      maxPasswordLength: 2 * PASSWORD_MAX,
      ...(passwordHashing ? { password: passwordHashing } : {}),
    },
    advanced: {
      cookiePrefix: 'yulu',
      useSecureCookies: isHttps,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
}
