// The present goal in one line under the partner's name, in the learner's language; a tap shows all of them.

import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { locale } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import type { ProgressView } from '../../../tutor-chat/domain/index.ts';
import { t } from '../texts.ts';
import { GoalList } from './goal-list.tsx';

/** Stands in a header, over which its list hangs; where there is room beside the talk, the list stands there. */
export function GoalLine({ goals, ended }: ProgressView) {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const listId = useId();
  useEffect(() => {
    if (!isOpen) return;
    const watch = new AbortController();
    const { signal } = watch;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It closes the list, and nothing else.
      event.preventDefault();
      setOpen(false);
      whole.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointer, { signal });
    document.addEventListener('keydown', onKey, { signal, capture: true });
    return () => watch.abort();
  }, [isOpen]);
  if (goals.length === 0) return null;
  const reached = goals.filter(({ state }) => state === 'reached').length;
  const next = goals.find(({ state }) => state !== 'reached');
  return (
    <div ref={whole} className="wide:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        // The name above belongs to what can be tapped.
        className="relative flex max-w-full items-center gap-1.5 text-caption leading-5 text-muted tablet:text-small after:absolute after:inset-x-0 after:-top-6 after:bottom-0 hover:text-ink"
      >
        <span className="shrink-0 rounded-full bg-good-ground px-1.5 font-bold text-good tabular-nums">
          {t('play.reachedShort', { count: reached, of: goals.length })}
        </span>
        <span className="sr-only">{t('play.reached', { count: reached, of: goals.length })}</span>
        <span className="min-w-0 truncate">
          {next && !ended ? next.goal[locale] : t(next ? 'play.over' : 'play.allDone')}
        </span>
        <ChevronDown
          aria-hidden="true"
          size={16}
          className={classNames('shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen ? (
        <div
          id={listId}
          className="absolute inset-x-0 top-full max-h-[60dvh] animate-appear overflow-y-auto border-b border-line bg-raised px-4 py-4 shadow-lifted"
        >
          <GoalList goals={goals} />
        </div>
      ) : null}
    </div>
  );
}
