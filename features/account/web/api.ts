// The public face of the account's pages.

export { callMe } from './call-me.ts';
export { Avatar } from './components/avatar.tsx';
export { EmailForOrder, useEmailWait } from './components/email-for-order.tsx';
export { AccountControl } from './components/header/account-control.tsx';
export { Reauthentication } from './components/reauthentication/reauthentication.tsx';
export { useIsClosed } from './components/viewing/use-viewing.ts';
export { ClosedPage, ViewingBanner } from './components/viewing/viewing-banner.tsx';
export { roleName } from './fact-names.ts';
export { createGuard } from './guard.ts';
export { leaveAccount } from './leave.ts';
export {
  isVip,
  loadSession,
  noticeVip,
  onPerson,
  refreshSession,
  type Session,
  type SessionPerson,
  useIsYounger,
  useSession,
} from './session.ts';
export { hasSessionEnded } from './session-end.ts';
export { accountForm } from './settings-form.ts';
export { watchSession } from './watch-session.ts';
