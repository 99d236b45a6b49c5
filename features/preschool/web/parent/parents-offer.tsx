// Tells a parent, below the films, that there are a limit and a lock: once, and it may be put aside.

import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { changeDevice, useDevice } from '../device/use-device.ts';
import { t } from '../texts.ts';
import { GuardedCorner } from './parents-corner.tsx';

export function ParentsOffer() {
  const [isOpen, setOpen] = useState(false);
  const isWanted = useDevice(
    ({ knowsOffer, isLocked, limitMinutes }) => !knowsOffer && !isLocked && limitMinutes === 0,
  );
  const putAside = () => changeDevice((device) => ({ ...device, knowsOffer: true }));
  const close = () => {
    setOpen(false);
    putAside();
  };
  // While it is being set, the first of the settings must not take the dialog away.
  if (isOpen) return <GuardedCorner onClose={close} />;
  if (!isWanted) return null;
  return (
    <section
      aria-label={t('offer.title')}
      className="grid gap-3 rounded-soft border border-line bg-surface p-4"
    >
      <p className="flex items-start gap-3">
        <ShieldCheck aria-hidden="true" size={24} className="mt-0.5 shrink-0 text-muted" />
        <span>
          <span className="block font-bold">{t('offer.title')}</span>
          <span className="block text-small text-muted">{t('offer.body')}</span>
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>{t('offer.set')}</Button>
        <Button look="ghost" onClick={putAside}>
          {t('offer.later')}
        </Button>
      </span>
    </section>
  );
}
