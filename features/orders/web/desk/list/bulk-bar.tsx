// What can be done with all chosen orders at once: only what at least one of them is ready for, with how many are.

import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../../kit/web/ui/elements/class-names.ts';
import { isReadAlone, mindedAt } from '../../../domain/desk/minds.ts';
import { ACTIONS } from '../../../domain/stages/actions.ts';
import type { DeskSummary } from '../../queries.ts';
import { t } from '../../texts.ts';
import { BULK_ACTIONS, type Bulk, type BulkAction } from './use-bulk.ts';

type BulkBarProps = {
  readonly selected: readonly DeskSummary[];
  /** Of how many that are listed. */
  readonly listed: number;
  readonly isBusy: boolean;
  /** With those of the chosen ones that are ready for it. */
  readonly onAct: (bulk: Bulk) => void;
  readonly onAll: () => void;
};

const inStage = (action: BulkAction, orders: readonly DeskSummary[]): readonly DeskSummary[] =>
  orders.filter(({ stage }) => ACTIONS[action].some(({ from }) => from.includes(stage)));

/** What was said of it is read before it is approved: one by one. */
const isToBeRead = ({ minds }: DeskSummary): boolean => mindedAt('approve', minds).some(isReadAlone);

/** Those of them whose stage knows the action, but for those that are to be read first. */
export const ableTo = (action: BulkAction, orders: readonly DeskSummary[]): readonly DeskSummary[] =>
  inStage(action, orders).filter((order) => action !== 'approve' || !isToBeRead(order));

export const leftOut = (action: BulkAction, orders: readonly DeskSummary[]): readonly DeskSummary[] =>
  action === 'approve' ? inStage(action, orders).filter(isToBeRead) : [];

/** Whether anything can be done with several of them at once. */
export const isBulkable = (orders: readonly DeskSummary[]): boolean =>
  BULK_ACTIONS.some((action) => inStage(action, orders).length > 0);

export function BulkBar({ selected, listed, isBusy, onAct, onAll }: BulkBarProps) {
  const isSome = selected.length > 0 && selected.length < listed;
  const actions = BULK_ACTIONS.flatMap((action) => {
    const able = ableTo(action, selected);
    return able.length > 0 ? [{ action, able }] : [];
  });
  const left = leftOut('approve', selected);
  return (
    // In sight however far down one chooses.
    <div
      className={classNames(
        'mb-4 flex min-h-11 flex-wrap items-center gap-3',
        selected.length > 0 && 'sticky top-14 z-10 border-b border-line bg-ground py-2',
      )}
    >
      <label className="inline-flex min-h-11 items-center gap-3 text-small">
        <input
          // Some, but not all: what it does then is to clear.
          ref={(box) => {
            if (box) box.indeterminate = isSome;
          }}
          type="checkbox"
          checked={selected.length > 0}
          onChange={onAll}
          className="size-5 accent-ink"
        />
        {selected.length === 0
          ? t('desk.selectListed', { count: listed })
          : t('desk.selected', { count: selected.length })}
      </label>
      {left.length === 0 ? null : (
        <span className="text-small text-retry">{t('desk.readFirst', { count: left.length })}</span>
      )}
      {selected.length > 0 && actions.length === 0 && left.length === 0 ? (
        <span className="text-small text-muted">{t('desk.noBulk')}</span>
      ) : null}
      {actions.map(({ action, able }) => (
        <Button key={action} busy={isBusy} onClick={() => onAct({ orders: able, action })}>
          {t('desk.bulkDeed', { deed: t(`deeds.${action}`), count: able.length })}
        </Button>
      ))}
    </div>
  );
}
