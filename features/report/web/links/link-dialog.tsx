// Makes a link: whom it is for, and for how long.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { LABEL_MAX, LINK_DAYS, LINKS_MAX } from '../../domain/index.ts';
import { linksQuery, reportApi } from '../queries.ts';
import { t } from '../texts.ts';

export function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  // Sent twice, it makes one link.
  const [id] = useState(newId);
  const form = useForm({
    initial: { shownName: '', label: '', days: '30' },
    check: () => undefined,
    send: async ({ shownName, label, days }) => {
      const wanted = LINK_DAYS.find((each) => String(each) === days) ?? LINK_DAYS[0];
      await reportApi.makeLink({ id, shownName, label, days: wanted });
      notify('good', t('links.made'));
      await queries.invalidateQueries(linksQuery);
      onClose();
    },
    explain: (error) => {
      const code = errorCode(error);
      const isFull = code === 'LINKS_FULL';
      return {
        message: isFull ? t('links.full', { count: LINKS_MAX }) : `${errorText(code)} ${t('links.notMade')}`,
      };
    },
  });
  const days = form.choice('days');
  return (
    <FormDialog title={t('links.make')} form={form} submit={t('links.makeNow')} onClose={onClose}>
      <p className="max-w-prose text-small text-muted">{t('links.seen')}</p>
      <TextField
        {...form.field('shownName')}
        label={t('links.shownName')}
        hint={t('links.shownNameHint')}
        optional
        maxLength={LABEL_MAX}
      />
      <TextField
        {...form.field('label')}
        label={t('links.label')}
        hint={t('links.labelHint')}
        optional
        maxLength={LABEL_MAX}
      />
      <SegmentedControl
        label={t('links.days')}
        options={LINK_DAYS.map((each) => ({
          value: String(each),
          label: t('links.forDays', { count: each }),
        }))}
        value={days.value}
        onChange={days.onChange}
      />
    </FormDialog>
  );
}
