// A message in the flow of the page: what happened, what was kept, what to do.

import { CircleAlert, CircleCheck, Info, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../elements/class-names.ts';

export type Tone = 'info' | 'good' | 'retry' | 'wrong';

const TONES = {
  info: { look: 'bg-info-ground text-info', Icon: Info },
  good: { look: 'bg-good-ground text-good', Icon: CircleCheck },
  retry: { look: 'bg-retry-ground text-retry', Icon: RotateCcw },
  wrong: { look: 'bg-wrong-ground text-wrong', Icon: CircleAlert },
} as const;

type NoticeProps = {
  readonly tone: Tone;
  readonly title?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** Problems interrupt a screen reader, the rest waits its turn. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const { look, Icon } = TONES[tone];
  return (
    <div
      role={tone === 'wrong' ? 'alert' : 'status'}
      className={classNames('flex animate-appear gap-3 rounded-soft p-4', look)}
    >
      <Icon aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 grow">
        {title === undefined ? null : <p className="font-bold">{title}</p>}
        <div className="text-ink">{children}</div>
        {action === undefined ? null : <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
