// What shows when today's time is over: a sleepy picture, why it is so and when there is more, and the way on for a parent.

import { ArrowRight, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { ADDITIONS, type Addition, allowedOn, allowMore } from '../../domain/index.ts';
import { changeDevice, today, useDevice } from '../device/use-device.ts';
import { posterOf } from '../film-queries.ts';
import { t } from '../texts.ts';
import { ParentGate } from './parent-gate.tsx';

type Step = 'closed' | 'gate' | 'choice';

export function RestView() {
  const [step, setStep] = useState<Step>('closed');
  const allowed = useDevice((device) => allowedOn(device, today()) ?? 0);
  const close = () => setStep('closed');
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-5 text-center">
      <img src={posterOf('moon-sleeps')} alt="" width={1280} height={720} className="w-full rounded-soft" />
      <h2 className="px-4 font-serif text-title font-bold">{t('rest.title')}</h2>
      <p className="px-4 text-lead">{t('rest.why', { count: Math.round(allowed / 60) })}</p>
      {/* For who cannot read: first it is night, then the films are there again. */}
      <p aria-hidden="true" className="flex items-center gap-4">
        <Moon size={48} />
        <ArrowRight size={32} className="text-muted" />
        <Sun size={48} />
      </p>
      <p className="px-4 text-lead text-muted">{t('rest.lead')}</p>
      <Button onClick={() => setStep('gate')}>{t('rest.more')}</Button>
      {step === 'gate' ? <ParentGate onPass={() => setStep('choice')} onClose={close} /> : null}
      {step === 'choice' ? <MoreTime onClose={close} /> : null}
    </div>
  );
}

/** How much more, for a parent who has answered. */
function MoreTime({ onClose }: { readonly onClose: () => void }) {
  const add = (addition: Addition) => {
    changeDevice((device) => allowMore(device, today(), addition));
    notify('good', toldOf(addition));
    onClose();
  };
  return (
    <Dialog title={t('rest.howMuch')} onClose={onClose}>
      <div className="grid gap-3">
        {ADDITIONS.map((addition) => (
          <Button key={addition} onClick={() => add(addition)}>
            {addition === 'film' ? t('rest.oneFilm') : t('parent.minutes', { count: addition })}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

function toldOf(addition: Addition): string {
  if (addition === 'film') return t('rest.untilFilm');
  const until = new Date(Date.now() + addition * 60_000);
  return t('rest.until', {
    count: addition,
    time: formatDate(until, { hour: 'numeric', minute: '2-digit' }),
  });
}
