// What shows when today's time is over: a sleepy picture, why it is so and when there is more, and the way on for a parent.

import { ArrowRight, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { allowAnew } from '../../domain/index.ts';
import { changeDevice, today, useDevice } from '../device/use-device.ts';
import { posterOf } from '../film-queries.ts';
import { t } from '../texts.ts';
import { ParentGate } from './parent-gate.tsx';

export function RestView() {
  const [isAsking, setAsking] = useState(false);
  const limit = useDevice((device) => device.limitMinutes);
  const allow = () => {
    changeDevice((device) => allowAnew(device, today()));
    const until = new Date(Date.now() + limit * 60_000);
    const time = formatDate(until, { hour: 'numeric', minute: '2-digit' });
    notify('good', t('rest.until', { count: limit, time }));
  };
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-5 text-center">
      <img src={posterOf('moon-sleeps')} alt="" width={1280} height={720} className="w-full rounded-soft" />
      <h2 className="px-4 font-serif text-title font-bold">{t('rest.title')}</h2>
      <p className="px-4 text-lead">{t('rest.why', { count: limit })}</p>
      {/* For who cannot read: first it is night, then the films are there again. */}
      <p aria-hidden="true" className="flex items-center gap-4">
        <Moon size={48} />
        <ArrowRight size={32} className="text-muted" />
        <Sun size={48} />
      </p>
      <p className="px-4 text-lead text-muted">{t('rest.lead')}</p>
      <Button onClick={() => setAsking(true)}>{t('rest.more')}</Button>
      {isAsking ? <ParentGate onPass={allow} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
