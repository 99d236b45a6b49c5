// Who changed what in an area: old and new, when it was written and from when it holds.

import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadMore } from '../../../../kit/web/ui/loading/load-more.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { labelOf, type SettingsForm } from '../forms.ts';
import { type AreaView, type HistoryEntry, historyQuery } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { showCell, showValue } from './values.tsx';

type HistoryDialogProps = {
  readonly area: AreaView;
  readonly form: SettingsForm;
  readonly onClose: () => void;
};

export function HistoryDialog({ area, form, onClose }: HistoryDialogProps) {
  const query = useInfiniteQuery(historyQuery(area.area));
  return (
    <Dialog title={t('area.historyOf', { area: form.title() })} onClose={onClose}>
      <QueryPart query={query} failed={t('history.failed')}>
        {({ pages }) => {
          const entries = pages.flatMap(({ versions }) => versions);
          if (entries.length === 0) return <p className="text-muted">{t('history.none')}</p>;
          return (
            <ul className="border-b border-line">
              {entries.map((entry) => (
                <Entry key={entry.version.id} entry={entry} area={area} form={form} />
              ))}
            </ul>
          );
        }}
      </QueryPart>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </Dialog>
  );
}

type EntryProps = {
  readonly entry: HistoryEntry;
  readonly area: AreaView;
  readonly form: SettingsForm;
};

function Entry({ entry, area, form }: EntryProps) {
  const { version, authorName, cancels, cancelledAt, changes } = entry;
  const isLater = version.effectiveFrom !== version.createdAt && cancels === null;
  return (
    <li className="border-t border-line py-3">
      <p className="font-medium">
        {t('history.by', { name: authorName ?? t('history.gone'), date: showMoment(version.createdAt) })}
      </p>
      {version.note === '' ? null : <p className="text-small">{version.note}</p>}
      {isLater ? (
        <p className="text-small text-muted">
          {t('history.from', { date: showMoment(version.effectiveFrom) })}
        </p>
      ) : null}
      {cancels === null ? null : <p className="text-small text-muted">{t('history.cancels')}</p>}
      {cancelledAt === null ? null : <p className="text-small text-retry">{t('history.cancelled')}</p>}
      {changes.length === 0 && cancels === null ? (
        <p className="text-small text-muted">{t('history.none_changed')}</p>
      ) : null}
      <ul className="mt-1 text-small">
        {changes.map(({ key, entry: part, column, from, to }) => {
          const field = area.fields.find((each) => each.key === key);
          const show = (value: typeof from) =>
            field?.kind === 'table'
              ? showCell(form, {
                  table: key,
                  column: field.columns.find((each) => each.key === column),
                  value,
                })
              : showValue(field?.kind, value);
          return (
            <li key={`${key} ${part} ${column}`}>
              {[labelOf(form, key), part, column === null ? null : labelOf(form, `${key}.${column}`)]
                .filter((name) => name !== null)
                .join(' · ')}
              {': '}
              <del className="text-muted">{show(from)}</del>
              {' → '}
              <ins className="no-underline">{show(to)}</ins>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
