// The minutes left today, in the header of the pages of learning, for those who have a limit.

import { usePageHandle } from '../../../../kit/web/routing/page-handle.ts';
import { useSession } from '../../../account/web/api.ts';
import { MinutesLeft } from './minutes-left.tsx';

export function TimeLeft() {
  const session = useSession();
  const isShown = usePageHandle()?.isLearning === true;
  const person = session.status === 'signed-in' ? session.person : undefined;
  const isLimited = person?.role === 'student' || person?.role === 'distributor';
  return isLimited ? <MinutesLeft personId={person.id} isShown={isShown} /> : null;
}
