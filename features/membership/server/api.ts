// The public face of the membership's server side.

export { type Membership, readMembership } from './read-membership.ts';
