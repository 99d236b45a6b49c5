// A part of the form that stays folded until it is wanted, and says how much is missing in it.

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { t } from '../texts.ts';
import { useCountsBelow, useWanted } from './problems.tsx';

type FoldProps = {
  readonly title: string;
  /** Whether the title is Chinese that somebody has written. */
  readonly isChinese?: boolean;
  readonly path: string;
  readonly children: ReactNode;
};

export function Fold({ title, isChinese, path, children }: FoldProps) {
  const wanted = useWanted(path);
  const [isOpen, setOpen] = useState(wanted !== undefined);
  const [followed, setFollowed] = useState(wanted);
  if (wanted !== followed) {
    setFollowed(wanted);
    if (wanted) setOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-soft border border-line bg-surface"
    >
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-2 px-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          size={18}
          className="shrink-0 transition-transform group-open:rotate-90"
        />
        <span lang={isChinese ? 'zh-Hans' : undefined} className="min-w-0">
          {title}
        </span>
        <Counts path={path} />
      </summary>
      {/* What is folded is not there: a draft has some hundred fields. */}
      {isOpen ? <div className="grid gap-6 border-t border-line p-4">{children}</div> : null}
    </details>
  );
}

export function Counts({ path }: { readonly path: string }) {
  const { faults, advice } = useCountsBelow(path);
  return (
    <>
      {faults === 0 ? null : <Badge tone="retry">{t('form.faults', { count: faults })}</Badge>}
      {advice === 0 ? null : <Badge tone="info">{t('form.advice', { count: advice })}</Badge>}
    </>
  );
}
