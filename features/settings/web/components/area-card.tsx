// One area: its values, since when they hold, what is scheduled, and what can be done.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import type { SettingsForm, SettingsTrial } from '../forms.ts';
import { type AreaView, refusalText, SETTINGS_KEY, settingsApi, type VersionView } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { Values } from './values.tsx';

type OfArea = { readonly area: AreaView; readonly form: SettingsForm };
type AreaCardProps = OfArea & { readonly trial: SettingsTrial | undefined };

export function AreaCard({ area, form, trial }: AreaCardProps) {
  const [open, setOpen] = useState<'change' | 'history' | undefined>();
  const close = () => setOpen(undefined);
  const { fields, values, current, scheduled } = area;
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="font-serif text-lead font-bold">{form.title()}</h2>
          <p className="text-small text-muted">
            {current ? t('area.since', { date: showMoment(current.effectiveFrom) }) : t('area.default')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen('change')} aria-label={t('area.changeArea', { area: form.title() })}>
            {t('area.change')}
          </Button>
          <Button
            look="ghost"
            onClick={() => setOpen('history')}
            aria-label={t('area.historyOf', { area: form.title() })}
          >
            {t('area.history')}
          </Button>
        </div>
      </div>
      <Values fields={fields} values={values} form={form} />
      {scheduled.map((version) => (
        <Scheduled key={version.id} area={area} version={version} form={form} />
      ))}
      {open === 'change' ? <ChangeDialog area={area} form={form} trial={trial} onClose={close} /> : null}
      {open === 'history' ? <HistoryDialog area={area} form={form} onClose={close} /> : null}
    </Card>
  );
}

type ScheduledProps = OfArea & { readonly version: VersionView };

/** A change that has not begun, with what it will differ in. */
function Scheduled({ area, version, form }: ScheduledProps) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const cancelling = useMutation({
    mutationFn: () =>
      settingsApi.cancel({
        id: newId(),
        area: area.area,
        versionId: version.id,
        note: '',
        expectedNumber: area.latestNumber,
      }),
    onSuccess: () => notify('good', t('scheduled.cancelled')),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: SETTINGS_KEY });
    },
  });
  return (
    <div className="mt-4">
      <Notice
        tone="info"
        title={t('scheduled.title', { date: showMoment(version.effectiveFrom) })}
        action={<Button onClick={() => setAsking(true)}>{t('scheduled.cancel')}</Button>}
      >
        <p className="mb-3 text-small">
          {version.note === '' ? t('scheduled.whole') : `${version.note} · ${t('scheduled.whole')}`}
        </p>
        <Values fields={differing(area, version)} values={version.values} form={form} />
      </Notice>
      {isAsking ? (
        <ConfirmDialog
          title={t('scheduled.cancelTitle')}
          confirm={t('scheduled.cancel')}
          busy={cancelling.isPending}
          onConfirm={() => cancelling.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('scheduled.cancelBody')}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

const differing = ({ fields, values }: AreaView, version: VersionView): AreaView['fields'] =>
  fields.filter(({ key }) => JSON.stringify(values[key]) !== JSON.stringify(version.values[key]));
