// On the home page of who teaches: their open classes, the way to work in the morning. Nothing of it for who learns only.

import { loadTexts } from '../../../../kit/web/i18n.ts';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { useSession } from '../../../account/web/api.ts';

const Classes = lazyPart(async () => {
  const [{ OpenClasses }] = await Promise.all([import('./open-classes.tsx'), loadTexts(['teaching'])]);
  return OpenClasses;
});

export function TaughtClasses() {
  const session = useSession();
  return session.status === 'signed-in' && session.person.role === 'teacher' ? <Classes /> : null;
}
