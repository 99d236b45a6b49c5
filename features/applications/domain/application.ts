// The states of an application for a role, and what leads from one to another.

export const APPLICATION_STATES = ['submitted', 'approved', 'refused', 'revoked'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const DECISIONS = ['approve', 'refuse', 'revoke'] as const;
export type Decision = (typeof DECISIONS)[number];

const NEXT = {
  submitted: { approve: 'approved', refuse: 'refused' },
  approved: { revoke: 'revoked' },
  refused: {},
  revoked: {},
} as const satisfies Record<ApplicationState, Partial<Record<Decision, ApplicationState>>>;

/** The state that a decision leads to; undefined where it cannot be taken any more. */
export const nextState = (state: ApplicationState, decision: Decision): ApplicationState | undefined => {
  const next: Partial<Record<Decision, ApplicationState>> = NEXT[state];
  return next[decision];
};
