// One class in the list of its teacher.

import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import type { TaughtClass } from '../queries.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';

export function ClassRow({ taught }: { readonly taught: TaughtClass }) {
  const { id, name, members, toMark, createdAt, endedAt } = taught;
  return (
    <li className="border-t border-line">
      <Link
        to={`/teaching/classes/${id}`}
        className="flex min-h-11 items-center justify-between gap-4 py-4 transition-colors hover:text-active"
      >
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            <span className="wrap-anywhere">
              <MixedText text={name} />
            </span>
            {endedAt === null ? null : <Badge tone="info">{t('classes.ended')}</Badge>}
            {toMark > 0 && endedAt === null ? (
              <Badge tone="retry">{t('assign.toMark', { count: toMark })}</Badge>
            ) : null}
          </span>
          <span className="block text-small text-muted">
            {t('classes.members', { count: members })} · {t('classes.since', { date: showDay(createdAt) })}
          </span>
        </span>
        <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-muted" />
      </Link>
    </li>
  );
}
