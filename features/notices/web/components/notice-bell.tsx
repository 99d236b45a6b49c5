// The place of the bell in the header of every page; guests never fetch what stands in it.

import { whenIdle } from '../../../../kit/web/language-core/when-idle.ts';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { useSession } from '../../../account/web/api.ts';

/** As wide as the bell, so that nothing moves when it comes. */
const PLACE = <span className="size-11 shrink-0" />;
/** After the page itself: what is new may come a moment later, what somebody came for may not. */
const Bell = lazyPart(
  async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    return (await import('./bell.tsx')).loadBell();
  },
  { waiting: PLACE, failed: PLACE },
);

export function NoticeBell() {
  const session = useSession();
  // What people are told stays with them while an admin sees their pages.
  if (session.status === 'signed-in' && session.person.viewing) return PLACE;
  if (session.status === 'signed-in') return <Bell personId={session.person.id} />;
  return session.status === 'loading' && session.wasSignedIn ? PLACE : null;
}
