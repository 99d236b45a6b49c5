// Asks an operator about a number that is probably a slip of the hand; nothing is sent before they say that it is right.

import { type ReactNode, useState } from 'react';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { mindedAt } from '../../../domain/desk/minds.ts';
import type { Doubt } from '../../../domain/money/plausible.ts';
import type { DeskOrder, OperatorAct } from '../../queries.ts';
import { showGrams } from '../../show.ts';
import { t } from '../../texts.ts';
import { MindList } from '../mind-list.tsx';
import { useOperate, useOperateButton } from '../use-operate.ts';

type Doubted = Extract<
  OperatorAct,
  { readonly action: 'buy' | 'ask_price' | 'correct_costs' | 'receive' | 'reweigh' | 'enter_bill' }
>;

/** `doubt` is undefined where only something must be seen first. */
type Question = { readonly act: Doubted; readonly doubt: Doubt | undefined };
/** What else can be done about a doubt, which closes the question. */
type RenderOther = (asked: Question, close: () => void) => ReactNode;

/** `send` sends what nobody doubts, and asks about the rest; `dialog` is the question while it is open. */
export function useSure(order: DeskOrder, renderOther?: RenderOther) {
  const operate = useOperate(order);
  const sure = useOperateButton(order);
  const [asked, setAsked] = useState<Question>();
  const send = async (act: Doubted, doubt: Doubt | undefined): Promise<void> => {
    if (doubt || mindedAt(act.action, order.minds).length > 0) setAsked({ act, doubt });
    else await operate(act);
  };
  const close = () => setAsked(undefined);
  const dialog = asked ? (
    <ConfirmDialog
      title={t(asked.doubt ? 'desk.sure.title' : 'desk.minds.title')}
      confirm={
        asked.doubt ? t('desk.sure.yes') : t('desk.minds.seen', { deed: t(`deeds.${asked.act.action}`) })
      }
      keep={t('desk.leave')}
      busy={sure.isPending}
      onConfirm={() => sure.mutate({ ...asked.act, isSure: true }, { onSettled: close })}
      onClose={close}
    >
      <MindList minds={order.minds} action={asked.act.action} />
      {asked.doubt ? <p>{doubtText(asked.doubt)}</p> : null}
      {renderOther?.(asked, close)}
    </ConfirmDialog>
  ) : null;
  return { send, dialog };
}

export function doubtText({ of, given, expected }: Doubt): string {
  const show = of === 'weight' || of === 'reweighed' ? showGrams : formatFen;
  return t(`desk.sure.${of}`, { given: show(given), expected: show(expected) });
}
