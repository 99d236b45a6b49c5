// What speaks against an invitation being one of somebody else, and what follows from it.

import { isThrowaway, mailIdentity } from './mail-identity.ts';

export const SIGNALS = [
  /** Registered in a browser that the inviter has used. */
  'own_browser',
  /** From the inviter's network, with the same kind of browser. */
  'own_device',
  /** From the inviter's network: for a distributor at once, for others when it is not the first. */
  'own_network',
  /** The inviter's own mail address, written another way. */
  'own_mail',
  /** In a browser in which somebody else came by this inviter. */
  'repeated_browser',
  /** From the network, with the kind of browser, of somebody else who came by this inviter. */
  'repeated_device',
  /** From a network from which several have come by this inviter. */
  'repeated_network',
  /** A mail address of a service that lends them for minutes. */
  'throwaway_mail',
] as const;
export type Signal = (typeof SIGNALS)[number];

export const VERDICTS = ['clean', 'suspicious', 'approved', 'rejected'] as const;
/** A suspicious one counts only once an admin has approved it. */
export type Verdict = (typeof VERDICTS)[number];

/** The verdicts with which an invitation counts for its inviter. */
export const COUNTING_VERDICTS = ['clean', 'approved'] as const satisfies readonly Verdict[];

export const TRACE_KINDS = ['browser', 'device', 'network'] as const;
type TraceKind = (typeof TRACE_KINDS)[number];

/** A trace of where somebody was: hashes only. */
export type Trace = { readonly kind: TraceKind; readonly hash: string };

type Traced = { readonly email: string; readonly traces: readonly Trace[] };
type Facts = {
  readonly newcomer: Traced;
  readonly inviter: Traced & { readonly isDistributor: boolean };
  /** Of the people whom this inviter has invited before: each of their traces once. */
  readonly earlier: readonly Trace[];
};

/** A family shares a network, and may bring one guest without a question; two guests may share another. */
const OWN_NETWORK_FREE = 1;
const NETWORK_FREE = 2;

export function findSignals({ newcomer, inviter, earlier }: Facts): Signal[] {
  const fromThere = countMeeting(newcomer.traces, earlier, 'network');
  const found: Readonly<Record<Signal, boolean>> = {
    ...ownSignals(newcomer, inviter),
    own_network:
      countMeeting(newcomer.traces, inviter.traces, 'network') > 0 &&
      (inviter.isDistributor || fromThere >= OWN_NETWORK_FREE),
    repeated_browser: countMeeting(newcomer.traces, earlier, 'browser') > 0,
    repeated_device: countMeeting(newcomer.traces, earlier, 'device') > 0,
    repeated_network: fromThere >= NETWORK_FREE,
    throwaway_mail: isThrowaway(newcomer.email),
  };
  return SIGNALS.filter((signal) => found[signal]);
}

/** What speaks for a buyer being the inviter, wherever either has been since they registered. */
export function findOwnSignals(buyer: Traced, inviter: Traced): Signal[] {
  const found: Partial<Readonly<Record<Signal, boolean>>> = {
    ...ownSignals(buyer, inviter),
    own_network: countMeeting(buyer.traces, inviter.traces, 'network') > 0,
  };
  return SIGNALS.filter((signal) => found[signal]);
}

/** The same browser or the same mailbox is the same person, until an admin says otherwise. */
export const isCertainlyOwn = (signals: readonly Signal[]): boolean =>
  signals.includes('own_browser') || signals.includes('own_mail');

const ownSignals = (newcomer: Traced, inviter: Traced) => ({
  own_browser: countMeeting(newcomer.traces, inviter.traces, 'browser') > 0,
  own_device: countMeeting(newcomer.traces, inviter.traces, 'device') > 0,
  own_mail: mailIdentity(newcomer.email) === mailIdentity(inviter.email),
});

/** How many of the others' traces of a kind are among one's own. */
function countMeeting(mine: readonly Trace[], others: readonly Trace[], kind: TraceKind): number {
  const own = new Set(mine.filter((trace) => trace.kind === kind).map(({ hash }) => hash));
  return others.filter((trace) => trace.kind === kind && own.has(trace.hash)).length;
}
