// What is to be got done in a play, ticked off as it is reached: a list beside the talk, one line above it on a phone.

import { ChevronDown, Circle, CircleCheck, CircleDot } from 'lucide-react';
import { locale } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/class-names.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { ProgressView } from '../../../tutor-chat/domain/index.ts';
import { t } from '../texts.ts';

type Goals = ProgressView['goals'];

const ICONS = { open: Circle, partly: CircleDot, reached: CircleCheck } as const;
const COLOURS = { open: 'text-muted', partly: 'text-retry', reached: 'text-good' } as const;

export function GoalList({ goals }: { readonly goals: Goals }) {
  return (
    <ol className="grid gap-3">
      {goals.map(({ id, goal, state }) => {
        const Icon = ICONS[state];
        return (
          <li key={id} className="flex gap-3">
            <Icon aria-hidden="true" size={20} className={classNames('mt-1 shrink-0', COLOURS[state])} />
            <div className="min-w-0">
              <span className="text-lead">
                <ChineseWords text={goal.zh} />
              </span>
              {locale === 'zh' ? null : <p className="text-small text-muted">{goal[locale]}</p>}
              <span className="sr-only">{t(`goalStates.${state}`)}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The present goal in one line; all of them when it is opened. */
export function GoalStrip({ goals, ended }: ProgressView) {
  const reached = goals.filter(({ state }) => state === 'reached').length;
  const next = goals.find(({ state }) => state !== 'reached');
  if (goals.length === 0) return null;
  return (
    <details className="group shrink-0 border-b border-line px-4 wide:hidden">
      <summary className="flex min-h-11 list-none items-center gap-3 text-small [&::-webkit-details-marker]:hidden">
        <span className="shrink-0 font-bold tabular-nums">
          {t('play.reached', { count: reached, of: goals.length })}
        </span>
        <span className="min-w-0 grow truncate text-muted" lang={next && !ended ? 'zh-Hans' : undefined}>
          {next && !ended ? next.goal.zh : t(next ? 'play.over' : 'play.allDone')}
        </span>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-h-[40dvh] overflow-y-auto pt-1 pb-4">
        <GoalList goals={goals} />
      </div>
    </details>
  );
}
