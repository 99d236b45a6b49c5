// While a parent has locked it, the way off these pages leads past the parent's question.

import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { letGrownUpOut, takeForChild } from '../device/grown-up.ts';
import { useDevice } from '../device/use-device.ts';
import { t } from '../texts.ts';
import { ParentGate } from './parent-gate.tsx';

const HERE = /^\/preschool(\/|$)/i;

export function ChildLock({ children }: { readonly children: ReactNode }) {
  const isLocked = useDevice((device) => device.isLocked);
  const blocker = useBlocker(({ nextLocation }) => isLocked && !HERE.test(nextLocation.pathname));
  useEffect(takeForChild, []);
  const leave = () => {
    letGrownUpOut();
    blocker.proceed?.();
  };
  return (
    <div data-child-lock={isLocked || undefined}>
      {children}
      {blocker.state === 'blocked' ? (
        <ParentGate why={t('gate.locked')} onPass={leave} onClose={() => blocker.reset()} />
      ) : null}
    </div>
  );
}
