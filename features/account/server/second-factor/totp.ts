// Codes of an app by RFC 6238, as all apps know them: SHA-1, six digits, thirty seconds.

import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Yulu';
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** A phone's clock may be off by one step, either way. */
const DRIFT_STEPS = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** A new secret, base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What a QR code for an app holds. */
export const addressOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step whose code this is, at or beside the moment; undefined when it is none. */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: DRIFT_STEPS });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}
