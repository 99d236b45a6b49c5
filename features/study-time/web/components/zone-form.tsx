// The zone at whose midnight the day turns, and the way to change it.

import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText, formatDate } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
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
  const form = useForm({
    initial: { zone: deviceZone() },
    send: async (wanted) => {
      if (wanted.zone === zone) return;
      const changed = await studyTimeApi.changeZone(wanted);
      heardToday(changed);
      notify('good', t('zone.changed', { zone: asName(changed.zone) }));
    },
    explain: (error) => ({ message: problemText(errorCode(error)) }),
  });
  if (zoneFixedUntil !== null) {
    const time = formatDate(new Date(zoneFixedUntil), { dateStyle: 'medium', timeStyle: 'short' });
    return <p className="text-muted">{t('zone.fixed', { zone: asName(zone), time })}</p>;
  }
  const choice = form.choice('zone');
  return (
    <form {...form.formProps} className="grid max-w-form gap-4">
      <p className="text-muted">{t('zone.now', { zone: asName(zone) })}</p>
      <Select
        label={t('zone.choose')}
        hint={zone === deviceZone() ? t('zone.once') : t('zone.differs', { zone: asName(deviceZone()) })}
        options={zonesToChoose(zone).map((value) => ({ value, label: asName(value) }))}
        {...choice}
      />
      <FormMessage form={form} />
      <div>
        <Button type="submit" busy={form.busy} aria-disabled={choice.value === zone}>
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
