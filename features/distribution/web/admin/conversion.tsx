// What each code of the distributors has brought, and all of it as a table for a spreadsheet.

import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { download } from '../../../../kit/web/files/download.ts';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { type CodeConversion, conversionQuery, distributionApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { Amount } from '../show.tsx';
import { t } from '../texts.ts';

export function Conversion() {
  const query = useInfiniteQuery(conversionQuery);
  return (
    <Section title={t('conversion.title')} lead={t('conversion.lead')}>
      <ListPart
        query={query}
        itemsOf={(page) => page.codes}
        failed={t('conversion.failed')}
        empty={<p className="text-muted">{t('conversion.none')}</p>}
      >
        {(codes) => (
          <>
            <Table
              caption={t('conversion.caption')}
              rows={codes}
              rowKey={({ id }) => id}
              columns={columns()}
            />
            <DownloadButton />
          </>
        )}
      </ListPart>
    </Section>
  );
}

function DownloadButton() {
  const call = useMutation({
    mutationFn: () => distributionApi.exportConversion(),
    onSuccess: (table) => {
      download(table);
      if (table.isCut) notify('info', t('conversion.cut'));
    },
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return (
    <div className="mt-4">
      <Button busy={call.isPending} onClick={() => call.mutate()}>
        {t('export.download')}
      </Button>
    </div>
  );
}

const columns = (): readonly Column<CodeConversion>[] => [
  {
    key: 'code',
    header: t('conversion.code'),
    cell: ({ code, label, isOff }) => (
      <>
        <span className="block tracking-wider tabular-nums">
          {code} {isOff ? <Badge tone="retry">{t('conversion.off')}</Badge> : null}
        </span>
        <span className="text-caption wrap-anywhere text-muted">
          <MixedText text={label} />
        </span>
      </>
    ),
  },
  {
    key: 'owner',
    header: t('conversion.owner'),
    cell: ({ ownerId, ownerName }) => (
      <Link
        to={`/admin/users/${ownerId}`}
        className="inline-flex min-h-11 items-center break-all text-active underline underline-offset-4"
      >
        {ownerName}
      </Link>
    ),
  },
  { key: 'visits', align: 'end', header: t('conversion.visits'), cell: ({ visits }) => formatNumber(visits) },
  {
    key: 'registrations',
    align: 'end',
    header: t('conversion.registrations'),
    cell: ({ registrations, visits }) => <Share part={registrations} whole={visits} />,
  },
  {
    key: 'payers',
    align: 'end',
    header: t('conversion.payers'),
    cell: ({ payers, registrations }) => <Share part={payers} whole={registrations} />,
  },
  {
    key: 'income',
    align: 'end',
    header: t('conversion.income'),
    cell: ({ incomeFen }) => <Amount fen={incomeFen} />,
  },
  {
    key: 'commission',
    align: 'end',
    header: t('conversion.commission'),
    cell: ({ commissionFen }) => <Amount fen={commissionFen} />,
  },
];

/** A number and what share it is of the step before; none where that would be more than all, as with codes typed by hand. */
function Share({ part, whole }: { readonly part: number; readonly whole: number }) {
  const share = whole > 0 && part <= whole ? formatNumber(part / whole, { style: 'percent' }) : undefined;
  return (
    <span className="whitespace-nowrap tabular-nums">
      {formatNumber(part)}
      {share === undefined ? null : <span className="text-caption text-muted"> {share}</span>}
    </span>
  );
}
