// The server's settings from the environment, parsed once at start; a wrong value stops the start with a clear line.

import ipaddr from 'ipaddr.js';
import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());

const environment = z.object({
  NODE_ENV: optional(z.enum(['production', 'development', 'test'])),
  HOST: optional(z.string()),
  PORT: optional(port),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: optional(z.coerce.number().int().min(2).max(500)),
  YULU_SECRET: optional(z.string().min(32)),
  TRUST_PROXY: optional(z.string().refine(areProxies, 'must be a number of proxies or a list of addresses')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(z.string().min(3)),
  COURSE_BOOKING_URL: optional(z.url({ protocol: /^https?$/ })),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().min(16)),
  PAYMENTS_TEST: optional(z.enum(['on', 'off'])),
  RECOGNITION: optional(z.enum(['on', 'off'])),
  FILES_S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  FILES_S3_REGION: optional(z.string().min(2)),
  FILES_S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  FILES_S3_ACCESS_KEY_ID: optional(z.string().min(3)),
  FILES_S3_SECRET_ACCESS_KEY: optional(z.string().min(8)),
  // The two halves of a P-256 key pair, in base64url.
  PUSH_PUBLIC_KEY: optional(z.string().regex(/^B[\w-]{86}$/)),
  PUSH_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/)),
  METRICS_TOKEN: optional(z.string().min(16)),
  SHUTDOWN_GRACE_SECONDS: optional(z.coerce.number().int().min(0).max(600)),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
});

type Environment = z.output<typeof environment>;

export type TrustProxy = false | string | ((address: string, hop: number) => boolean);

export type Config = {
  readonly host: string;
  /** Undefined: 3000, or the next free port when that is taken. */
  readonly port: number | undefined;
  /** Where people reach the site; used in mails. Undefined until the server listens and knows its own. */
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly secret: string | undefined;
  /** Whose `X-Forwarded-For` is believed: a number of hops or a list of addresses; empty for nobody's. */
  readonly trustProxy: TrustProxy;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly courseBookingUrl: string | undefined;
  /** Undefined: files lie in the data folder. */
  readonly filesBucket:
    | {
        readonly bucket: string;
        readonly region: string;
        readonly endpoint: string | undefined;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      }
    | undefined;
  /** Undefined: people are told on open pages and by mail alone. */
  readonly pushKeys: PushKeys | undefined;
  readonly metricsToken: string | undefined;
  /** Undefined: payments by card are not open. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
  /** Whether payments can be tried out without money; never in production. */
  readonly isPaymentTested: boolean;
  /** Whether text in pictures is read on this machine. */
  readonly isRecognitionOn: boolean;
  readonly shutdownGraceMs: number;
  readonly logLevel: string;
};

/** By which push services know the site. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

export class ConfigError extends Error {}

/** Reads the settings. Throws ConfigError with one line per wrong variable; never prints a value. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Wrong settings in the environment:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  return {
    host: value.HOST ?? '127.0.0.1',
    port: value.PORT,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL ?? 20,
    secret: value.YULU_SECRET,
    trustProxy: parseTrustProxy(value.TRUST_PROXY),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? 'Yulu <no-reply@localhost>',
    courseBookingUrl: value.COURSE_BOOKING_URL,
    filesBucket: readBucket(value),
    pushKeys: readPushKeys(value),
    metricsToken: value.METRICS_TOKEN,
    stripe: readStripe(value),
    isPaymentTested: mayTestPayments(value),
    isRecognitionOn: value.RECOGNITION !== 'off',
    shutdownGraceMs: (value.SHUTDOWN_GRACE_SECONDS ?? 30) * 1000,
    logLevel: value.LOG_LEVEL ?? 'info',
  };
}

/** One without the other would take money and never hear of it. */
function readStripe({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Environment) {
  const both = readBoth({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET });
  return both && { secretKey: both[0], webhookSecret: both[1] };
}

function readPushKeys({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY }: Environment): PushKeys | undefined {
  const both = readBoth({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY });
  return both && { publicKey: both[0], privateKey: both[1] };
}

/** Two that are set together or not at all. */
function readBoth(named: Readonly<Record<string, string | undefined>>): [string, string] | undefined {
  const [one, other] = Object.values(named);
  if (one && other) return [one, other];
  if (!one && !other) return undefined;
  const missing = Object.keys(named).find((name) => !named[name]);
  throw new ConfigError(
    `Wrong settings in the environment:\n${missing}: must be set with the other of the two`,
  );
}

/** A bucket without its keys would be noticed at the first picture, long after the start. */
function readBucket(value: Environment): Config['filesBucket'] {
  const bucket = value.FILES_S3_BUCKET;
  const accessKeyId = value.FILES_S3_ACCESS_KEY_ID;
  const secretAccessKey = value.FILES_S3_SECRET_ACCESS_KEY;
  const endpoint = value.FILES_S3_ENDPOINT;
  if (!bucket && !accessKeyId && !secretAccessKey && !endpoint) return undefined;
  if (bucket && accessKeyId && secretAccessKey)
    return { bucket, accessKeyId, secretAccessKey, endpoint, region: value.FILES_S3_REGION ?? 'us-east-1' };
  throw new ConfigError(
    'Wrong settings in the environment:\n' +
      'FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY: must be set together',
  );
}

/** What is reached by HTTPS is for the public, who would be given for nothing what others pay for. */
function mayTestPayments({ NODE_ENV, PAYMENTS_TEST, PUBLIC_URL = '' }: Environment): boolean {
  if (NODE_ENV === 'production') return false;
  return PAYMENTS_TEST === undefined ? !PUBLIC_URL.startsWith('https:') : PAYMENTS_TEST === 'on';
}

function parseTrustProxy(value: string | undefined): TrustProxy {
  if (value === undefined) return false;
  const hops = Number(value);
  return Number.isInteger(hops) ? (_address, hop) => hop < hops : value;
}

/** A small whole number, or addresses and ranges (`10.0.0.0/8`) and proxy-addr's names of ranges, with commas. */
function areProxies(value: string): boolean {
  return /^\d{1,2}$/.test(value) || value.split(',').every((part) => isProxy(part.trim()));
}

function isProxy(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
  const { IPv4, IPv6 } = ipaddr;
  if (part.includes(':')) return IPv6.isValid(part) || IPv6.isValidCIDR(part);
  // Only four decimal parts: the short forms of IPv4 are mistyped numbers more often than addresses.
  return IPv4.isValidFourPartDecimal(part) || IPv4.isValidCIDRFourPartDecimal(part);
}
