// The zone at whose midnight the day turns, and the way to change it.

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText, formatDate } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.tsx';
import { studyTimeApi } from '../study-time-api.ts';
import { t } from '../texts.ts';
import { deviceZone, heardToday, type Today } from '../today.ts';

/** All zones that this browser knows, with the two that matter here in any case. */
function zonesToChoose(current: string): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), current, deviceZone()])].toSorted();
}

const asName = (zone: string) => zone.replaceAll('_', ' ');

export function ZoneForm({ today }: { readonly today: Today }) {
  const { zone, zoneFixedUntil } = today;
  const [chosen, setChosen] = useState(zone === deviceZone() ? zone : deviceZone());
  const change = useMutation({
    mutationFn: () => studyTimeApi.changeZone({ zone: chosen }),
    onSuccess: (changed) => {
      heardToday(changed);
      notify('good', t('zone.changed', { zone: asName(changed.zone) }));
    },
  });
  if (zoneFixedUntil !== null) {
    const time = formatDate(new Date(zoneFixedUntil), { dateStyle: 'medium', timeStyle: 'short' });
    return <p className="text-muted">{t('zone.fixed', { zone: asName(zone), time })}</p>;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== zone) change.mutate();
  };
  return (
    <form onSubmit={submit} className="grid max-w-form gap-4">
      <p className="text-muted">{t('zone.now', { zone: asName(zone) })}</p>
      <Select
        label={t('zone.choose')}
        hint={zone === deviceZone() ? t('zone.once') : t('zone.differs', { zone: asName(deviceZone()) })}
        options={zonesToChoose(zone).map((value) => ({ value, label: asName(value) }))}
        value={chosen}
        onChange={setChosen}
      />
      {change.error ? <Notice tone="wrong">{problemText(errorCode(change.error))}</Notice> : null}
      <div>
        <Button type="submit" busy={change.isPending} aria-disabled={chosen === zone}>
          {t('zone.change')}
        </Button>
      </div>
    </form>
  );
}

function problemText(code: string): string {
  if (code === 'ZONE_UNKNOWN' || code === 'ZONE_CHANGED_TODAY') return t(`zone.${code}`);
  return errorText(code);
}
