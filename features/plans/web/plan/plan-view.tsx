// A plan that is there: what comes next, goals, weeks, and how to work with it.

import { locale } from '../../../../kit/web/i18n.ts';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import type { Plan } from '../queries.ts';
import { t } from '../texts.ts';
import { ChangeOffer } from './change/change-offer.tsx';
import { ChildPart } from './facts/child-part.tsx';
import { DreamPart } from './facts/dream-part.tsx';
import { PlanFacts } from './facts/plan-facts.tsx';
import { PlanTexts } from './facts/plan-texts.tsx';
import { FollowPart } from './follow-part.tsx';
import { PlanActions } from './keeping/plan-actions.tsx';
import { UnsavedPlan } from './keeping/unsaved-plan.tsx';
import { NextStep } from './session/next-step.tsx';
import { WeekList } from './weeks/week-list.tsx';

export function PlanView({ plan }: { readonly plan: Plan }) {
  const { content } = plan;
  if (!content) return null;
  return (
    <Page
      help={helpPath('plans')}
      title={plan.title}
      lead={content.summary[locale]}
      width="wide"
      back={{ to: '/adaptive-learning', label: t('toPlans') }}
      actions={<PlanActions plan={plan} />}
    >
      <NoticePlace />
      <div className="grid gap-10 wide:grid-cols-[1fr_20rem] wide:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-5">
          <UnsavedPlan plan={plan} />
          <FollowPart plan={plan} />
          <ChangeOffer plan={plan} />
          <NextStep plan={plan} />
        </div>
        <div className="grid content-start gap-8 wide:col-start-2 wide:row-span-2 wide:row-start-1">
          <PlanFacts plan={plan} content={content} />
          <PlanTexts content={content} />
          <DreamPart dream={plan.dream} />
          {plan.isForChild ? <ChildPart /> : null}
        </div>
        <WeekList
          weeks={content.weeks}
          done={plan.done}
          next={plan.next}
          known={plan.wordsKnown}
          reasons={plan.reasons}
        />
      </div>
    </Page>
  );
}
