// Shows the line about an account on its way out to those few whom it concerns.

import { useSession } from '../../../account/web/api.ts';
import { LeavingLine } from './leaving-line.tsx';

export function LeavingBanner() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.person.leavesAt === null) return null;
  return <LeavingLine leavesAt={session.person.leavesAt} />;
}
