// The minutes left today, in the header of every page of those who have a limit.

import { useSession } from '../../../account/web/api.ts';
import { MinutesLeft } from './minutes-left.tsx';

export function TimeLeft() {
  const session = useSession();
  const person = session.status === 'signed-in' ? session.person : undefined;
  const isLimited = person?.role === 'student' || person?.role === 'distributor';
  return isLimited ? <MinutesLeft personId={person.id} /> : null;
}
