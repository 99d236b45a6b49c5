// While a parent has locked it, the way off these pages leads past the parent's question. The way back closes a dialog first.

import { type ReactNode, useEffect, useState } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { hasNote } from '../../../../kit/web/storage.ts';
import { GROWN_UP_HERE } from '../device/device-key.ts';
import { letGrownUpOut, takeForChild } from '../device/grown-up.ts';
import { useDevice } from '../device/use-device.ts';
import { t } from '../texts.ts';
import { ParentGate } from './parent-gate.tsx';

const HERE = /^\/preschool(\/|$)/i;

export function ChildLock({ children }: { readonly children: ReactNode }) {
  const isLocked = useDevice((device) => device.isLocked);
  const [isDialog, setDialog] = useState(false);
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    const isBehind = historyAction === NavigationType.Pop && openDialog() !== undefined;
    setDialog(isBehind);
    // A grown-up who has answered a moment ago, for one, follows a link of the parents' corner.
    return isBehind || (isLocked && !HERE.test(nextLocation.pathname) && !hasNote(GROWN_UP_HERE));
  });
  useEffect(takeForChild, []);
  useEffect(() => {
    if (!isDialog || blocker.state !== 'blocked') return;
    blocker.reset();
    closeDialog();
  }, [isDialog, blocker]);
  const leave = () => {
    letGrownUpOut();
    blocker.proceed?.();
  };
  return (
    <div data-child-lock={isLocked || undefined}>
      {children}
      {blocker.state === 'blocked' && !isDialog ? (
        <ParentGate why={t('gate.locked')} onPass={leave} onClose={() => blocker.reset()} />
      ) : null}
    </div>
  );
}

/** A dialog over the page, or the card of a word. */
const openDialog = () => document.querySelector<HTMLElement>('dialog:is([open], :popover-open)') ?? undefined;

function closeDialog(): void {
  const dialog = openDialog();
  if (dialog?.matches(':popover-open')) dialog.hidePopover();
  // As Escape does.
  else dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
}
