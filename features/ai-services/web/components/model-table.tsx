// The models of a provider with what they cost, each with a try.

import { formatFen, formatNumber } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import type { Provider } from '../queries.ts';
import { t } from '../texts.ts';

type Model = Provider['models'][number];

type ModelTableProps = {
  readonly provider: string;
  readonly models: readonly Model[];
  readonly onTry: (id: string) => void;
};

export function ModelTable({ provider, models, onTry }: ModelTableProps) {
  return (
    <Table
      caption={t('models.caption', { name: provider })}
      rows={models}
      rowKey={({ id }) => id}
      columns={columns(onTry)}
    />
  );
}

const columns = (onTry: ModelTableProps['onTry']): readonly Column<Model>[] => [
  { key: 'name', header: t('models.name'), cell: ({ name }) => <span className="break-all">{name}</span> },
  {
    key: 'window',
    header: t('models.window'),
    cell: ({ contextTokens }) =>
      contextTokens === null ? t('models.asPreset') : formatNumber(contextTokens),
  },
  {
    key: 'pictures',
    header: t('models.pictures'),
    cell: ({ seesPictures }) => t(seesPictures ? 'models.seesPictures' : 'models.textOnly'),
  },
  { key: 'in', header: t('models.in'), cell: ({ inFen }) => price(inFen) },
  { key: 'out', header: t('models.out'), cell: ({ outFen }) => price(outFen) },
  {
    key: 'try',
    isAction: true,
    header: t('try.header'),
    cell: ({ id, name }) => (
      <Button look="ghost" aria-label={t('try.openNamed', { name })} onClick={() => onTry(id)}>
        {t('try.open')}
      </Button>
    ),
  },
];

const price = (fen: number) => (
  <span className="whitespace-nowrap tabular-nums">{fen === 0 ? t('models.free') : formatFen(fen)}</span>
);
