// The archive of one's data: asked for, on its way, ready to be fetched.

import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFrom } from '../../../../kit/web/files/download.ts';
import { formatDate, formatNumber } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Spinner } from '../../../../kit/web/ui/elements/spinner.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { privacyApi } from '../privacy-api.ts';
import { type DataExport, type ExportStatus, explainProblem, exportQuery, lookAtExport } from '../queries.ts';
import { t } from '../texts.ts';

export function ExportSection() {
  const query = useQuery(exportQuery);
  return (
    <Section title={t('export.title')} lead={t('export.lead')}>
      <QueryPart query={query} failed={t('export.unread')} lines={3}>
        {(status) => <Status status={status} />}
      </QueryPart>
    </Section>
  );
}

function Status({ status: { latest, nextAt } }: { readonly status: ExportStatus }) {
  return (
    <div className="grid gap-5">
      {latest ? <Latest latest={latest} /> : null}
      {latest?.state === 'making' ? null : <Ask isFirst={latest === null} nextAt={nextAt} />}
    </div>
  );
}

function Latest({ latest: { state, file } }: { readonly latest: DataExport }) {
  if (state === 'making') {
    return (
      <output className="flex items-start gap-3 rounded-soft border border-line bg-surface p-4">
        <Spinner />
        {t('export.making')}
      </output>
    );
  }
  if (state === 'failed') {
    return (
      <Notice tone="wrong" title={t('export.failedTitle')}>
        {t('export.failed')}
      </Notice>
    );
  }
  if (!file) return <p className="text-small text-muted">{t('export.gone')}</p>;
  const fetch = () => downloadFrom({ name: t('export.fileName'), address: file.address });
  return (
    <Notice
      tone="good"
      title={t('export.readyTitle')}
      action={
        <Button look="primary" icon={<Download aria-hidden="true" size={18} />} onClick={fetch}>
          {t('export.fetch')}
        </Button>
      }
    >
      {t('export.ready', { size: sizeOf(file.bytes), date: dateOf(file.until) })}
    </Notice>
  );
}

type AskProps = { readonly isFirst: boolean; readonly nextAt: string | null };

function Ask({ isFirst, nextAt }: AskProps) {
  // Pressed again after a lost answer, it is the same wish.
  const [id, setId] = useState(newId);
  const asking = useMutation({
    mutationFn: () => privacyApi.askExport({ id }),
    onSuccess: () => setId(newId()),
    onError: (error) => notify('wrong', explainProblem(error)),
    onSettled: lookAtExport,
  });
  if (nextAt !== null)
    return <p className="text-small text-muted">{t('export.next', { date: dateOf(nextAt) })}</p>;
  return (
    <div>
      <Button busy={asking.isPending} onClick={() => asking.mutate()}>
        {t(isFirst ? 'export.ask' : 'export.askAgain')}
      </Button>
    </div>
  );
}

const dateOf = (iso: string) => formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });

const MB = 1_000_000;

function sizeOf(bytes: number): string {
  const [value, unit] = bytes < MB ? [bytes / 1000, 'KB'] : [bytes / MB, 'MB'];
  return `${formatNumber(value, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
}
