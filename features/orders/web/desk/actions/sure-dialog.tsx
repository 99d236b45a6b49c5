// Asks an operator about a number that is probably a slip of the hand; nothing is sent before they say that it is right.

import { type ReactNode, useState } from 'react';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import type { Doubt } from '../../../domain/money/plausible.ts';
import type { DeskOrder, OperatorAct } from '../../queries.ts';
import { showGrams } from '../../show.ts';
import { t } from '../../texts.ts';
import { useOperate, useOperateButton } from '../use-operate.ts';

type Doubted = Extract<
  OperatorAct,
  { readonly action: 'buy' | 'ask_price' | 'correct_costs' | 'receive' | 'reweigh' }
>;

type Question = { readonly act: Doubted; readonly doubt: Doubt };
/** What else can be done about a doubt, which closes the question. */
type RenderOther = (asked: Question, close: () => void) => ReactNode;

/** `send` sends what nobody doubts, and asks about the rest; `dialog` is the question while it is open. */
export function useSure(order: DeskOrder, renderOther?: RenderOther) {
  const operate = useOperate(order);
  const sure = useOperateButton(order);
  const [asked, setAsked] = useState<Question>();
  const send = async (act: Doubted, doubt: Doubt | undefined): Promise<void> => {
    if (doubt) setAsked({ act, doubt });
    else await operate(act);
  };
  const close = () => setAsked(undefined);
  const dialog = asked ? (
    <ConfirmDialog
      title={t('desk.sure.title')}
      confirm={t('desk.sure.yes')}
      keep={t('desk.leave')}
      busy={sure.isPending}
      onConfirm={() => sure.mutate({ ...asked.act, isSure: true }, { onSettled: close })}
      onClose={close}
    >
      <p>{doubtText(asked.doubt)}</p>
      {renderOther?.(asked, close)}
    </ConfirmDialog>
  ) : null;
  return { send, dialog };
}

function doubtText({ of, given, expected }: Doubt): string {
  const show = of === 'weight' ? showGrams : formatFen;
  return t(`desk.sure.${of}`, { given: show(given), expected: show(expected) });
}
