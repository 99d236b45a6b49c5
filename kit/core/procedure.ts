// The start of every contract procedure: route, access, rate limit and metering are declared here, once.

import { oc } from '@orpc/contract';
import * as z from 'zod';
import type { Access } from './access.ts';

/** At most `max` calls in `seconds`, counted in the database for the person (what is public: for the network). */
export type RateLimit = {
  readonly max: number;
  readonly seconds: number;
  /** Instead of `max` for admins, whose work calls it for many people. */
  readonly adminMax?: number;
};

/** `password`: the password, and the second factor of whoever has one. */
export type Confirmation = 'password';

/**
 * `read`: an admin who sees somebody's pages may make this call too, as that person. It writes nothing at all, and answers
 * with nothing that was said or sent in confidence: no talks, recordings, messages, identity papers, addresses. `leave`: it
 * ends the viewing, or the admin's session. Without a declaration such a call is refused.
 */
export type SeeAs = 'read' | 'leave';

export type ProcedureMeta = {
  /** Absent means nobody. */
  readonly access?: Access;
  /** `'none'` says on purpose that only the body limit and the connection limits hold. */
  readonly limit?: RateLimit | 'none';
  /** Whether a call needs study time left, and counts as studying. */
  readonly metered?: boolean;
  /** What the caller must have proved again a short while ago, in this session: for what moves money or rights. */
  readonly confirm?: Confirmation;
  /** What a call may bring, where it is more than others may; taken only from those who have access. */
  readonly bodyBytes?: number;
  readonly seeAs?: SeeAs;
  /** Of a call of admins that is no GET: why it leaves no entry in the audit. Without a word here, it does. */
  readonly unaudited?: string;
  /**
   * Of a call of admins that puts something in the place of what stood there (PUT, PATCH): why it does not ask what the
   * admin saw. Without a word here, it answers 409 where that is another by now.
   */
  readonly overwrites?: string;
};

/** What reading a page or a list takes at most, where nothing else is said. */
export const READS = { max: 600, seconds: 600 } as const satisfies RateLimit;

type Declared = 'access' | 'limit' | 'metered';

type ProcedureOptions = Required<Pick<ProcedureMeta, Declared>> &
  Omit<ProcedureMeta, Declared> & {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** Below `/api`, with `{parameters}`. */
    readonly path: `/${string}`;
    /** One line for the API's page. */
    readonly summary: string;
    readonly tag: string;
  };

/** Errors that any procedure can answer with; each has a text under `errors.` of the common texts. */
const COMMON_ERRORS = {
  BAD_REQUEST: { status: 400, message: 'The request does not fit the schema.' },
  UNAUTHORIZED: { status: 401, message: 'Sign in first.' },
  FORBIDDEN: { status: 403, message: 'Your role may not do this.' },
  VIEWING_ONLY: { status: 403, message: 'Closed while you see somebody else’s pages; nothing was done.' },
  SECOND_FACTOR_NEEDED: { status: 403, message: 'Admins must set up a second factor first.' },
  NOT_FOUND: { status: 404, message: 'Nothing here, or not yours.' },
  UNPROCESSABLE_CONTENT: { status: 422, message: 'A text or a number cannot be stored.' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'The database is away for a moment; try again.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests; wait a little.',
    data: z.object({ retryAfterSeconds: z.number().int() }),
  },
} as const;

/** What a metered procedure answers besides: the person has no study time left until the day turns. */
const METERED_ERRORS = {
  STUDY_TIME_OVER: {
    status: 402,
    message: 'No study time is left today.',
    data: z.object({ secondsLeft: z.literal(0), resetsAt: z.iso.datetime() }),
  },
} as const;

/** What a procedure with `confirm` answers besides: `POST /account/reauthenticate`, then the same call again. */
const CONFIRMED_ERRORS = {
  REAUTHENTICATION_NEEDED: { status: 403, message: 'Confirm your password first; nothing was done.' },
} as const;

const base = oc.$meta<ProcedureMeta>({}).errors(COMMON_ERRORS);
const meteredBase = base.errors(METERED_ERRORS);
const confirmedBase = base.errors(CONFIRMED_ERRORS);

type Options<Metered extends boolean> = ProcedureOptions & {
  readonly metered: Metered;
  readonly confirm?: undefined;
};
type ConfirmedOptions = ProcedureOptions & { readonly metered: false; readonly confirm: Confirmation };

/** Begins a contract procedure; follow with `.input()`, `.output()` and `.errors()`. */
export function procedure(options: Options<true>): typeof meteredBase;
export function procedure(options: Options<false>): typeof base;
export function procedure(options: ConfirmedOptions): typeof confirmedBase;
export function procedure(options: AnyOptions) {
  return begin(options);
}

type CommonOptions = Omit<ProcedureOptions, 'access' | 'metered' | 'confirm'>;
type PlainOptions = CommonOptions & { readonly confirm?: undefined };
type GuardedOptions = CommonOptions & { readonly confirm: Confirmation };

/** Begins a procedure for whoever is signed in, which uses no study time; ownership is in its queries. */
export function memberProcedure(options: PlainOptions): typeof base;
export function memberProcedure(options: GuardedOptions): typeof confirmedBase;
export function memberProcedure(options: PlainOptions | GuardedOptions) {
  return begin({ ...options, access: 'member', metered: false });
}

/** Begins a procedure for admins. */
export function adminProcedure(options: PlainOptions): typeof base;
export function adminProcedure(options: GuardedOptions): typeof confirmedBase;
export function adminProcedure(options: PlainOptions | GuardedOptions) {
  return begin({ ...options, access: ['admin'], metered: false });
}

type AnyOptions = Omit<ProcedureOptions, 'confirm'> & { readonly confirm?: Confirmation | undefined };

function begin({ method, path, summary, tag, confirm, ...declared }: AnyOptions) {
  const meta = confirm ? { ...declared, confirm } : declared;
  const start = meta.metered ? meteredBase : confirm ? confirmedBase : base;
  return start.route({ method, path, summary, tags: [tag] }).meta(meta);
}
