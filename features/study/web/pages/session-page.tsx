// The page of a session. It begins when what it depends on is known: the learner's level, and whether this device speaks.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isServerAway, onServerState } from '../../../../kit/web/api/server-watch.ts';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { knownBand } from '../../../learner-settings/domain/index.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { sendWaiting, useSendEvents } from '../../../learning-events/web/api.ts';
import { LazyStudyMeter } from '../../../study-time/web/api.ts';
import { deviceVoice } from '../device-voice.ts';
import { type GivenWords, givenIn, isBeyondToday } from '../given-words.ts';
import { cardsChanged } from '../queries.ts';
import { SessionView } from '../session/session-view.tsx';
import { SessionStore } from '../store/session-store.ts';
import { t } from '../texts.ts';

const ROOM =
  'mx-auto grid w-full max-w-reading px-4 pt-3 tablet:px-8 tablet:pt-8 ' +
  'min-h-[calc(100dvh-var(--bar-top)-var(--bar-bottom))]';

export function SessionPage() {
  const { state } = useLocation();
  const given = givenIn(state);
  const store = useSessionStore(given, isBeyondToday(state));
  const title = given?.name ?? t('session.title');
  useSendEvents();
  return (
    <section data-focus-mode data-one-task aria-label={title} className={ROOM}>
      <PageTitle title={title} />
      <div className="grid grid-rows-[auto_1fr]">
        <div>
          <NoticePlace />
          <LazyStudyMeter isBusy={false} />
        </div>
        {store ? <SessionView store={store} given={given} /> : <Skeleton lines={6} />}
      </div>
    </section>
  );
}

function useSessionStore(given: GivenWords | undefined, isExtra: boolean): SessionStore | null {
  const settings = useLearnerSettings();
  const [store, setStore] = useState<SessionStore | null>(null);
  const { isKnown } = settings;
  const known = knownBand(settings);
  // Without the server nobody learns the level: the session then goes on with what this browser holds.
  const isAway = useSyncExternalStore(onServerState, isServerAway);
  const isReady = isKnown || isAway;
  useEffect(() => {
    if (!isReady) return;
    let isGone = false;
    let opened: SessionStore | undefined;
    const open = async () => {
      const hasVoice = await deviceVoice();
      if (isGone) return;
      opened = new SessionStore({ known, hasVoice, isExtra, only: given?.words });
      setStore(opened);
      await opened.begin();
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible') void opened?.comeBack();
    };
    void open();
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isGone = true;
      opened?.close();
      document.removeEventListener('visibilitychange', comeBack);
      // The day's plan has changed, and once more when the last answers have come to the server.
      cardsChanged();
      void sendWaiting().finally(cardsChanged);
    };
  }, [isReady, known, given, isExtra]);
  return store;
}
