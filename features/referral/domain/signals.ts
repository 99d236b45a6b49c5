// What speaks against an invitation being one of somebody else, and what follows from it.

import { isThrowaway, mailIdentity } from './mail-identity.ts';

export const SIGNALS = [
  /** Registered in a browser that the inviter has used. */
  'own_browser',
  /** From the inviter's network, with the same kind of browser. */
  'own_device',
  /** The inviter's own mail address, written another way. */
  'own_mail',
  /** In a browser in which somebody else came by this inviter. */
  'repeated_browser',
  /** From the network, with the kind of browser, of somebody else who came by this inviter. */
  'repeated_device',
  /** A mail address of a service that lends them for minutes. */
  'throwaway_mail',
] as const;
export type Signal = (typeof SIGNALS)[number];

export const VERDICTS = ['clean', 'suspicious', 'approved', 'rejected'] as const;
/** A suspicious one counts only once an admin has approved it. */
export type Verdict = (typeof VERDICTS)[number];

/** The verdicts with which an invitation counts for its inviter. */
export const COUNTING_VERDICTS = ['clean', 'approved'] as const satisfies readonly Verdict[];

/** A trace of where somebody was: hashes only. */
export type Trace = { readonly kind: 'browser' | 'device'; readonly hash: string };

type Facts = {
  readonly newcomer: { readonly email: string; readonly traces: readonly Trace[] };
  readonly inviter: { readonly email: string; readonly traces: readonly Trace[] };
  /** Of the people whom this inviter has invited before. */
  readonly earlier: readonly Trace[];
};

export function findSignals({ newcomer, inviter, earlier }: Facts): Signal[] {
  const meets = (others: readonly Trace[], kind: Trace['kind']) =>
    newcomer.traces.some(
      (mine) => mine.kind === kind && others.some((other) => other.kind === kind && other.hash === mine.hash),
    );
  const found: Readonly<Record<Signal, boolean>> = {
    own_browser: meets(inviter.traces, 'browser'),
    own_device: meets(inviter.traces, 'device'),
    own_mail: mailIdentity(newcomer.email) === mailIdentity(inviter.email),
    repeated_browser: meets(earlier, 'browser'),
    repeated_device: meets(earlier, 'device'),
    throwaway_mail: isThrowaway(newcomer.email),
  };
  return SIGNALS.filter((signal) => found[signal]);
}
