// The place of the minutes left today, in the header of every page; guests never fetch what stands in it.

import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { useSession } from '../../../account/web/api.ts';

const MinutesLeft = lazyPart(async () => (await import('./minutes-left.tsx')).MinutesLeft);

export function TimeLeft() {
  const session = useSession();
  const person = session.status === 'signed-in' ? session.person : undefined;
  const isLimited = person?.role === 'student' || person?.role === 'distributor';
  return isLimited ? <MinutesLeft personId={person.id} /> : null;
}
