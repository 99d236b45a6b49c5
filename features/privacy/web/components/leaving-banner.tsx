// Fetches the line about an account on its way out for those few whom it concerns.

import { loadTexts } from '../../../../kit/web/i18n.ts';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { useSession } from '../../../account/web/api.ts';

const Line = lazyPart(async () => {
  const [{ LeavingLine }] = await Promise.all([import('./leaving-line.tsx'), loadTexts(['privacy'])]);
  return LeavingLine;
});

export function LeavingBanner() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.person.leavesAt === null) return null;
  return <Line leavesAt={session.person.leavesAt} />;
}
