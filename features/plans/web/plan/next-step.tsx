// The session that comes next, with a way into each of its parts.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { nextPlace } from '../../domain/index.ts';
import type { Plan, PlanContent } from '../queries.ts';
import { t } from '../texts.ts';
import { ItemList } from './item-list.tsx';
import { linkOf } from './items.ts';

type NextStepProps = { readonly plan: Plan; readonly content: PlanContent };

export function NextStep({ plan, content }: NextStepProps) {
  const place = nextPlace(content.weeks, plan.done);
  const session = place && content.weeks[place.week]?.sessions[place.session];
  if (!place || !session)
    return (
      <Notice
        tone="good"
        title={t('following.allDone')}
        action={<ButtonLink to="/adaptive-learning?step=confirm">{t('following.another')}</ButtonLink>}
      >
        {t('following.allDoneNote')}
      </Notice>
    );
  const done = plan.done[place.week]?.[place.session] ?? [];
  const first = session.items.find((_, index) => !done[index]) ?? session.items[0];
  return (
    <section
      aria-labelledby="next-title"
      className="rounded-soft border border-line bg-surface p-5 tablet:p-6 print:hidden"
    >
      <h2 id="next-title" className="text-small font-bold text-muted">
        {t('following.title', { week: place.week + 1, session: place.session + 1 })}
      </h2>
      <div className="mt-3">
        <ItemList items={session.items} done={done} />
      </div>
      {first ? (
        <div className="mt-5">
          <ButtonLink look="primary" to={linkOf(first)}>
            {t(`go.${first.kind}`)}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
}
