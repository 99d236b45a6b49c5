// What is to be got done in a play, ticked off as it is reached.

import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { locale } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
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
              {locale === 'zh' ? null : <p className="text-lead">{goal[locale]}</p>}
              <span className={locale === 'zh' ? 'text-lead' : 'text-small text-muted'}>
                <ChineseWords text={goal.zh} pinyin={locale === 'zh' ? undefined : 'never'} />
              </span>
              <span className="sr-only">{t(`goalStates.${state}`)}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
