// Keeps the page honest while it is open: a sign-out, a ban or another person in another tab is noticed here too.

import { onRefusal } from '../../../kit/web/api/refusals.ts';
import { onServerBack } from '../../../kit/web/api/server-watch.ts';
import { onStoredPersonChange } from '../../../kit/web/client-store.ts';
import { onSessionChange, refreshSession } from './session.ts';

type Page = {
  /** Runs the guard again for the page that is shown. */
  readonly revalidate: () => Promise<void>;
  /** Forgets what was read for the person who has gone. */
  readonly forget: () => Promise<void>;
};

/** Asks who is signed in and starts the watch; call once, at the start of the page. */
export function watchSession({ revalidate, forget }: Page): void {
  const ask = () => void refreshSession().catch(ignoreAbsence);
  ask();
  onRefusal((code) => {
    if (code !== 'STUDY_TIME_OVER') ask();
  });
  onStoredPersonChange(ask);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
  addEventListener('pageshow', ({ persisted }) => {
    // The browser kept the page whole and brought it back: perhaps after a sign-out.
    if (persisted) ask();
  });
  // While the server was away the guard went by what it had said last.
  onServerBack(() => void revalidate());
  onSessionChange((now, before) => {
    if (now && before && now.id !== before.id) return location.reload();
    void revalidate().then(() => (now ? undefined : forget()));
  });
}

/** The page itself says that the server is away as soon as it needs it; what was known stays. */
function ignoreAbsence(): void {}
