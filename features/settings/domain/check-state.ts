// Whether the operator has checked a rule that others make, such as a border or a carrier.

export const CHECK_STATES = ['to-check', 'checked'] as const;
export type CheckState = (typeof CHECK_STATES)[number];
