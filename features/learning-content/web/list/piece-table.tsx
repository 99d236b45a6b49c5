// Lessons and texts as admins see them: what they are called, where they stand, and in which state.

import { Link } from 'react-router';
import { formatDate, locale } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { draftText } from '../../../drafts/web/api.ts';
import { type ListedPiece, pathOf } from '../queries.ts';
import { t } from '../texts.ts';

export const TONES = {
  shipped: 'info',
  changed: 'good',
  published: 'good',
  draft: 'info',
  hidden: 'retry',
} as const;

type PieceTableProps = {
  readonly pieces: readonly ListedPiece[];
  /** The words by which they were found; empty for all. */
  readonly search: string;
};

export function PieceTable({ pieces, search }: PieceTableProps) {
  return (
    <Table
      caption={t('list.title')}
      rows={pieces}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      columns={columns(search)}
    />
  );
}

const columns = (search: string): readonly Column<ListedPiece>[] => [
  { key: 'title', header: t('list.columns.title'), cell: (piece) => <Title piece={piece} search={search} /> },
  {
    key: 'place',
    header: t('list.columns.place'),
    cell: ({ kind, level, band, order }) => (
      <span>
        {t(`kinds.${kind}`)} · {t(`levels.${level}`)}
        <span className="block text-caption text-muted">
          {t('list.band', { band })} · {t('list.number', { number: order })}
        </span>
      </span>
    ),
  },
  { key: 'state', header: t('list.columns.state'), cell: (piece) => <State piece={piece} /> },
  {
    key: 'changed',
    header: t('list.columns.changed'),
    cell: ({ updatedAt }) =>
      updatedAt === null ? '—' : formatDate(new Date(updatedAt), { dateStyle: 'medium', timeStyle: 'short' }),
  },
];

type TitleProps = { readonly piece: ListedPiece; readonly search: string };

/** Leads to the place in which the words were found. */
function Title({ piece, search }: TitleProps) {
  const { title, id, found, isTaught } = piece;
  const line = found?.line ?? null;
  const isTitle = line === null || [title.zh, title.en, title.pt].includes(line);
  return (
    <span className="min-w-0">
      <Link
        to={
          found ? `${pathOf(piece)}?${new URLSearchParams({ at: found.path, find: search })}` : pathOf(piece)
        }
        lang="zh-Hans"
        className="inline-flex min-h-11 items-center text-body font-medium underline underline-offset-4"
      >
        {title.zh.trim() || id}
      </Link>
      {locale === 'zh' ? null : <span className="block text-muted">{title[locale]}</span>}
      {isTaught ? (
        <span className="me-2">
          <Badge tone="good">{t('list.taught')}</Badge>
        </span>
      ) : null}
      {isTitle ? null : (
        <span className="block text-small text-muted">
          <MixedText text={line} />
        </span>
      )}
    </span>
  );
}

function State({ piece }: { readonly piece: ListedPiece }) {
  const { state, version, isAhead, isComplete } = piece;
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      {version === 0 ? null : (
        <span className="text-caption text-muted">
          {draftText('version', { version })}
          {isAhead ? ` · ${t('list.ahead')}` : null}
          {isComplete ? null : ` · ${draftText('history.incomplete')}`}
        </span>
      )}
    </span>
  );
}
