// Tells a parent, once, that the device has no Chinese voice: before a child sits in front of a silent one.

import { useEffect, useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { changeDevice, useDevice } from '../device/use-device.ts';
import { t } from '../texts.ts';
import { hasVoice } from './narrator.ts';

export function SilentNote() {
  const isSilent = useIsSilent();
  // Known from the moment it shows: the next film, and the next visit, say nothing.
  const [wasKnown] = useState(() => useDevice.getState().knowsSilent);
  const [isRead, setRead] = useState(false);
  const isShown = isSilent && !wasKnown && !isRead;
  useEffect(() => {
    if (isShown) changeDevice((device) => ({ ...device, knowsSilent: true }));
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        title={t('silent.title')}
        action={<Button onClick={() => setRead(true)}>{t('silent.ok')}</Button>}
      >
        {t('silent.body')}
      </Notice>
    </div>
  );
}

/** False until it is known. */
function useIsSilent(): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    let isGone = false;
    void hasVoice('zh').then((has) => {
      if (!isGone) setSilent(!has);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isSilent;
}
