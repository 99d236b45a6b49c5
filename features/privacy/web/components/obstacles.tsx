// What must find its end before an account can go, each with the way to it.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import type { ObstacleKind } from '../../domain/index.ts';
import type { DeletionStatus } from '../queries.ts';
import { t } from '../texts.ts';

const PAGES: Readonly<Record<Exclude<ObstacleKind, 'admin'>, string>> = {
  order: '/global-services/my-orders',
  return: '/global-services/my-orders',
  payment: '/payments',
  refund: '/payments',
  withdrawal: '/profile/earnings',
  balance: '/profile/earnings',
};

type ObstaclesProps = {
  readonly title: string;
  readonly lead: string;
  readonly obstacles: DeletionStatus['obstacles'];
};

/** Nothing where nothing is open. */
export function Obstacles({ title, lead, obstacles }: ObstaclesProps) {
  if (obstacles.length === 0) return null;
  return (
    <Notice tone="info" title={title}>
      <p>{lead}</p>
      <ul className="mt-3 grid gap-4">
        {obstacles.map(({ kind, count }) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="min-w-0 grow basis-56">
              <p className="font-medium">{t(`obstacles.${kind}.title`, { count })}</p>
              <p className="text-small text-muted">{t(`obstacles.${kind}.way`)}</p>
            </div>
            {kind === 'admin' ? null : (
              <ButtonLink to={PAGES[kind]}>{t(`obstacles.${kind}.action`)}</ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
