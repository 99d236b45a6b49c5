// Whose pages an admin sees, and which of them stay closed meanwhile.

import { usePageHandle } from '../../../../../kit/web/routing/page-handle.ts';
import { useSession } from '../../session.ts';

/** Undefined for everybody who sees pages of their own. */
export function useViewing() {
  const session = useSession();
  if (session.status !== 'signed-in') return undefined;
  const { id, name, viewing } = session.person;
  return viewing && { id, name, endsAt: viewing.endsAt };
}

/** Whether the open page is closed to an admin who looks: a page has to declare that it may be seen. */
export function useIsClosed(): boolean {
  const viewing = useViewing();
  const handle = usePageHandle();
  return viewing !== undefined && handle !== undefined && !handle.isSeen;
}
