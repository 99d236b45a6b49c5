// How many wait for what, and their addresses as a table for a spreadsheet.

import { useMutation, useQuery } from '@tanstack/react-query';
import { toCsv } from '../../../../kit/core/text/csv.ts';
import { download } from '../../../../kit/web/files/download.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import type { Preview } from '../../domain/index.ts';
import { countsQuery, explainProblem } from '../queries.ts';
import { t } from '../texts.ts';
import { waitingListApi } from '../waiting-list-api.ts';

/** More than anybody writes to by hand; a bound, so that a press cannot ask for ever. */
const MOST_PAGES = 500;

export function AdminListPage() {
  const query = useQuery(countsQuery);
  return (
    <Page title={t('admin.title')} lead={t('admin.lead')} width="wide">
      <QueryPart query={query} failed={t('admin.failed')} lines={4}>
        {({ counts }) => (
          <ul className="grid gap-6 tablet:grid-cols-2">
            {counts.map((count) => (
              <li key={count.preview}>
                <Count {...count} />
              </li>
            ))}
          </ul>
        )}
      </QueryPart>
    </Page>
  );
}

type CountProps = { readonly preview: Preview; readonly confirmed: number; readonly unconfirmed: number };

function Count({ preview, confirmed, unconfirmed }: CountProps) {
  return (
    <Card>
      <h2 className="font-serif text-lead font-bold">{t(`previews.${preview}.title`)}</h2>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
        <Figure label={t('admin.confirmed')} value={confirmed} />
        <Figure label={t('admin.unconfirmed')} value={unconfirmed} />
      </dl>
      <div className="mt-5">
        {confirmed === 0 ? (
          <p className="text-small text-muted">{t('admin.empty')}</p>
        ) : (
          <ExportButton preview={preview} />
        )}
      </div>
    </Card>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="font-serif text-title font-bold tabular-nums">{value}</dd>
    </div>
  );
}

function ExportButton({ preview }: { readonly preview: Preview }) {
  const exporting = useMutation({
    mutationFn: async () =>
      download({ name: `waiting-list-${preview}.csv`, csv: toCsv([header(), ...(await readAll(preview))]) }),
    onError: (error) => notify('wrong', explainProblem(error)),
  });
  return (
    <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {t('admin.export')}
    </Button>
  );
}

const header = () => [t('admin.columns.email'), t('admin.columns.language'), t('admin.columns.since')];

async function readAll(preview: Preview): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: Awaited<ReturnType<typeof waitingListApi.listConfirmed>> =
      await waitingListApi.listConfirmed({ preview, ...(cursor === null ? {} : { cursor }) });
    rows.push(...answer.waiting.map(({ email, locale, createdAt }) => [email, locale, createdAt]));
    cursor = answer.nextCursor;
    if (cursor === null) break;
  }
  return rows;
}
