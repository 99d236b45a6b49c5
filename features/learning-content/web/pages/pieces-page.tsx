// All that learners study and admins may write: lessons and texts, searched and filtered.

import { useQuery } from '@tanstack/react-query';
import { type AddressFilter, useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
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
  const filter = useAddressFilter();
  const query = useQuery(piecesQuery(filter.search));
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
        {(pieces) => <Pieces pieces={pieces} address={filter} />}
      </QueryPart>
    </Page>
  );
}

type PiecesProps = { readonly pieces: readonly ListedPiece[]; readonly address: AddressFilter };

function Pieces({ pieces, address }: PiecesProps) {
  const { typed, setTyped, change } = address;
  const filter = filterIn(address);
  const clear = () => change({ search: '', kind: '', band: '', state: '' });
  const found = pieces.filter((piece) => isFound(piece, filter));
  const all = { value: 'all', label: t('list.all') } as const;
  return (
    <div className="grid gap-6">
      <search className="grid items-start gap-4 tablet:grid-cols-2 wide:grid-cols-4">
        <SearchField label={t('list.search')} hint={t('list.searchHint')} value={typed} onChange={setTyped} />
        <Select
          label={t('list.kind')}
          options={[all, ...PIECE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
          value={filter.kind}
          onChange={(kind) => change({ kind: given(kind) })}
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
          onChange={(state) => change({ state: given(state) })}
        />
      </search>
      <output className="text-small text-muted">{t('list.count', { count: found.length })}</output>
      {found.length === 0 ? (
        <EmptyState title={t('list.noneTitle')} action={<Button onClick={clear}>{t('list.clear')}</Button>}>
          {t('list.none')}
        </EmptyState>
      ) : (
        <PieceTable pieces={found} search={address.search} />
      )}
    </div>
  );
}

/** In the address, so that the way back from a lesson leads to what was found. */
function filterIn({ read }: AddressFilter): PieceFilter {
  const pick = <Value extends string>(key: string, values: readonly Value[], other: Value): Value =>
    values.find((value) => value === read(key)) ?? other;
  return {
    kind: pick('kind', ['all', ...PIECE_KINDS], 'all'),
    band: pick('band', ['', ...BANDS], ''),
    state: pick('state', ['all', ...STATES], 'all'),
  };
}

/** What filters nothing leaves the address. */
const given = (choice: string): string => (choice === 'all' ? '' : choice);
