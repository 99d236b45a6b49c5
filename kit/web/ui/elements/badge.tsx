// A short word on a coloured ground beside what it says something about.

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  good: 'bg-good-ground text-good',
  retry: 'bg-retry-ground text-retry',
  info: 'bg-info-ground text-info',
};

type BadgeProps = { readonly tone: keyof typeof TONES; readonly children: ReactNode };

export function Badge({ tone, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-block shrink-0 rounded-full px-2 text-caption font-medium whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
