// The public face of inviting's pages.

export { JudgedInvitations } from './components/judged-invitations.tsx';
export { People } from './components/people.tsx';
export { referralWords } from './ledger-words.ts';
export { referralForm } from './settings-form.ts';
