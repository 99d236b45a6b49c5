// What can be done with all chosen orders at once: only what at least one of them is ready for.

import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../../kit/web/ui/elements/class-names.ts';
import { ACTIONS } from '../../../domain/stages/actions.ts';
import type { DeskSummary } from '../../queries.ts';
import { t } from '../../texts.ts';
import { BULK_ACTIONS, type BulkAction } from './use-bulk.ts';

type BulkBarProps = {
  readonly selected: readonly DeskSummary[];
  readonly isAll: boolean;
  readonly isBusy: boolean;
  readonly onAct: (action: BulkAction) => void;
  readonly onAll: () => void;
};

export const isPossible = (action: BulkAction, selected: readonly DeskSummary[]): boolean =>
  selected.some(({ stage }) => ACTIONS[action].some(({ from }) => from.includes(stage)));

export function BulkBar({ selected, isAll, isBusy, onAct, onAll }: BulkBarProps) {
  const actions = BULK_ACTIONS.filter((action) => isPossible(action, selected));
  return (
    // In sight however far down one chooses.
    <div
      className={classNames(
        'mb-4 flex min-h-11 flex-wrap items-center gap-3',
        selected.length > 0 && 'sticky top-14 z-10 border-b border-line bg-ground py-2',
      )}
    >
      <label className="inline-flex min-h-11 items-center gap-3 text-small">
        <input type="checkbox" checked={isAll} onChange={onAll} className="size-5 accent-ink" />
        {selected.length === 0 ? t('desk.selectAll') : t('desk.selected', { count: selected.length })}
      </label>
      {selected.length > 0 && actions.length === 0 ? (
        <span className="text-small text-muted">{t('desk.noBulk')}</span>
      ) : null}
      {actions.map((action) => (
        <Button key={action} busy={isBusy} onClick={() => onAct(action)}>
          {t(`deeds.${action}`)}
        </Button>
      ))}
    </div>
  );
}
