// The parent's corner: how long a child may watch a day, and the lock that keeps it on these pages.

import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { allowedOn, LIMITS, watchedOn } from '../../domain/index.ts';
import { changeDevice, today, useDevice } from '../device/use-device.ts';
import { t } from '../texts.ts';
import { Journey } from './journey.tsx';
import { NextSteps } from './next-steps.tsx';
import { ParentGate } from './parent-gate.tsx';

export function ParentsCorner() {
  const [isOpen, setOpen] = useState(false);
  const isLocked = useDevice((device) => device.isLocked);
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 rounded-soft border border-line px-4 text-muted transition-colors hover:border-line-strong hover:text-ink"
      >
        <Icon aria-hidden="true" size={20} />
        {t('parent.title')}
      </button>
      {isOpen ? <GuardedCorner onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The corner, behind the parent's question. */
export function GuardedCorner({ onClose }: { readonly onClose: () => void }) {
  const [hasPassed, setPassed] = useState(false);
  return hasPassed ? (
    <Corner onClose={onClose} />
  ) : (
    <ParentGate onPass={() => setPassed(true)} onClose={onClose} />
  );
}

function Corner({ onClose }: { readonly onClose: () => void }) {
  const device = useDevice();
  const { limitMinutes, isLocked, playsOn } = device;
  const minutes = Math.floor(watchedOn(device, today()) / 60);
  const allowed = allowedOn(device, today());
  const options = LIMITS.map((limit) => ({
    value: String(limit),
    label: limit === 0 ? t('parent.noLimit') : t('parent.minutes', { count: limit }),
  }));
  return (
    <Dialog
      title={t('parent.title')}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('parent.done')}
        </Button>
      }
    >
      <div className="grid gap-6">
        <p className="text-muted">
          {t('parent.watched', { count: minutes })}
          {allowed === undefined ? null : <> {t('parent.allowed', { count: Math.round(allowed / 60) })}</>}
        </p>
        <SegmentedControl
          label={t('parent.limit')}
          options={options}
          value={String(limitMinutes)}
          onChange={(value) => changeDevice((now) => ({ ...now, limitMinutes: Number(value) }))}
        />
        <div>
          <Switch
            label={t('parent.lock')}
            checked={isLocked}
            onChange={(locked) => changeDevice((now) => ({ ...now, isLocked: locked }))}
          />
          <p className="mt-1 text-small text-muted">{t('parent.lockHint')}</p>
          <p className="mt-1 text-small text-muted">{t('parent.otherTabs')}</p>
        </div>
        <div>
          <Switch
            label={t('parent.playsOn')}
            checked={playsOn}
            onChange={(on) => changeDevice((now) => ({ ...now, playsOn: on }))}
          />
          <p className="mt-1 text-small text-muted">{t('parent.playsOnHint')}</p>
        </div>
        <Journey />
        <NextSteps />
        <p className="border-t border-line pt-4 text-small text-muted">{t('parent.privacy')}</p>
      </div>
    </Dialog>
  );
}
