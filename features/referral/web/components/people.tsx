// Who came by one's codes, with names that only a friend knows again.

import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { type Invitation, invitationsQuery, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

/** By all of one's codes, or by one. */
export function People({ codeId }: { readonly codeId?: string }) {
  const query = useInfiniteQuery(invitationsQuery(codeId));
  return (
    <ListPart
      query={query}
      itemsOf={(page) => page.invitations}
      failed={t('people.failed')}
      explain={refusalText}
      empty={
        <p className="text-muted">
          {t('people.emptyTitle')}. {t('people.empty')}
        </p>
      }
    >
      {(people) => (
        <Table caption={t('people.caption')} rows={people} rowKey={({ key }) => key} columns={columns()} />
      )}
    </ListPart>
  );
}

function stateText({ verdict, hasSucceeded, isVerified }: Invitation): string {
  if (verdict === 'suspicious' || verdict === 'rejected') return t(`people.${verdict}`);
  if (!isVerified) return t('people.unverified');
  return hasSucceeded ? t('people.succeeded') : t('people.studying');
}

const columns = (): readonly Column<Invitation>[] => [
  { key: 'name', header: t('people.name'), cell: ({ maskedName }) => maskedName },
  {
    key: 'code',
    header: t('people.code'),
    cell: ({ code, label }) => (
      <>
        <span className="tracking-wider">{code}</span>{' '}
        {label === '' ? null : (
          <span className="text-muted">
            <MixedText text={label} />
          </span>
        )}
      </>
    ),
  },
  {
    key: 'at',
    header: t('people.at'),
    cell: ({ createdAt }) => formatDate(new Date(createdAt), { dateStyle: 'medium' }),
  },
  { key: 'state', header: t('people.state'), cell: stateText },
];
