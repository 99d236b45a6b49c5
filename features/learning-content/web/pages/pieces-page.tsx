// All that learners study and admins may write: lessons and texts, searched and filtered.

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { PIECE_KINDS } from '../../domain/piece.ts';
import { isFound, type PieceFilter } from '../list/filter-pieces.ts';
import { PieceTable } from '../list/piece-table.tsx';
import { type ListedPiece, piecesQuery } from '../queries.ts';
import { t } from '../texts.ts';

const STATES = ['shipped', 'changed', 'published', 'draft', 'hidden'] as const;
const BANDS = ['1', '2', '3', '4', '5', '6', '7'] as const;

export function PiecesPage() {
  const query = useQuery(piecesQuery);
  return (
    <Page
      title={t('list.title')}
      lead={t('list.lead')}
      width="wide"
      actions={
        <>
          <ButtonLink to="/admin/lessons/text/new">{t('list.newText')}</ButtonLink>
          <ButtonLink look="primary" to="/admin/lessons/lesson/new">
            {t('list.newLesson')}
          </ButtonLink>
        </>
      }
    >
      <QueryPart query={query} failed={t('list.failed')} lines={12}>
        {(pieces) => <Pieces pieces={pieces} />}
      </QueryPart>
    </Page>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly ListedPiece[] }) {
  const { filter, change, clear } = useFilter();
  const found = pieces.filter((piece) => isFound(piece, filter));
  const all = { value: 'all', label: t('list.all') } as const;
  return (
    <div className="grid gap-6">
      <search className="grid items-end gap-4 tablet:grid-cols-2 wide:grid-cols-4">
        <SearchField
          label={t('list.search')}
          hint={t('list.searchHint')}
          value={filter.search}
          onChange={(search) => change({ search })}
        />
        <Select
          label={t('list.kind')}
          options={[all, ...PIECE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
          value={filter.kind}
          onChange={(kind) => change({ kind })}
        />
        <Select
          label={t('list.bandLabel')}
          options={[
            { value: '', label: t('list.all') },
            ...BANDS.map((band) => ({ value: band, label: t('list.band', { band }) })),
          ]}
          value={filter.band}
          onChange={(band) => change({ band })}
        />
        <Select
          label={t('list.state')}
          options={[all, ...STATES.map((value) => ({ value, label: t(`states.${value}`) }))]}
          value={filter.state}
          onChange={(state) => change({ state })}
        />
      </search>
      <output className="text-small text-muted">{t('list.count', { count: found.length })}</output>
      {found.length === 0 ? (
        <EmptyState title={t('list.noneTitle')} action={<Button onClick={clear}>{t('list.clear')}</Button>}>
          {t('list.none')}
        </EmptyState>
      ) : (
        <PieceTable pieces={found} />
      )}
    </div>
  );
}

/** In the address, so that the way back from a lesson leads to what was found. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const pick = <Value extends string>(key: string, values: readonly Value[], other: Value): Value =>
    values.find((value) => value === params.get(key)) ?? other;
  const filter: PieceFilter = {
    search: params.get('search') ?? '',
    kind: pick('kind', ['all', ...PIECE_KINDS], 'all'),
    band: pick('band', ['', ...BANDS], ''),
    state: pick('state', ['all', ...STATES], 'all'),
  };
  const change = (step: Partial<PieceFilter>) => {
    const given = Object.entries({ ...filter, ...step }).filter(
      ([, value]) => value !== '' && value !== 'all',
    );
    setParams(Object.fromEntries(given), { replace: true });
  };
  return { filter, change, clear: () => setParams({}, { replace: true }) };
}
