// The public face of inviting's pages.

export { People } from './components/people.tsx';
export { SuspiciousInvitations } from './components/suspicious-invitations.tsx';
export { referralForm } from './settings-form.ts';
