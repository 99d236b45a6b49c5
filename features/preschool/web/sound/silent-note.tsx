// Tells a parent, once, that the device has no Chinese voice: before a child sits in front of a silent one.

import { useEffect, useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { changeDevice, useDevice } from '../device/use-device.ts';
import { t } from '../texts.ts';
import { hasVoice } from './narrator.ts';

export function SilentNote() {
  const isSilent = useIsSilent();
  const isKnown = useDevice((device) => device.knowsSilent);
  if (!isSilent || isKnown) return null;
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        title={t('silent.title')}
        action={
          <Button onClick={() => changeDevice((device) => ({ ...device, knowsSilent: true }))}>
            {t('silent.ok')}
          </Button>
        }
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
