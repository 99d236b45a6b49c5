// What one learner missed, the most often first: as much as is read at a glance, and the rest on wish.

import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import type { LearnerView } from '../queries.ts';
import { t } from '../texts.ts';
import { MissedName } from './missed-name.tsx';

const SHOWN = 20;

type MissedListProps = Pick<LearnerView, 'missed'> & {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
};

export function MissedList({ title, lead, none, missed: all }: MissedListProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? all : all.slice(0, SHOWN);
  const more = all.length - shown.length;
  return (
    <Section title={title} lead={lead}>
      {all.length === 0 ? <p className="text-muted">{none}</p> : null}
      <ul className="max-w-reading border-b border-line">
        {shown.map((missed) => (
          <li
            key={`${missed.kind} ${missed.key} ${missed.reading}`}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
          >
            <MissedName mistake={missed} />
            <span className="text-small text-muted">{t('learner.times', { count: missed.misses })}</span>
          </li>
        ))}
      </ul>
      {more === 0 ? null : (
        <Button look="ghost" onClick={() => setAll(true)}>
          {t('learner.more', { count: more })}
        </Button>
      )}
    </Section>
  );
}
