// A plan that is there: what comes next, goals, weeks, and how to work with it.

import { ArrowLeft } from 'lucide-react';
import { languageTag, locale } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import type { Plan, PlanContent } from '../queries.ts';
import { t } from '../texts.ts';
import { NextStep } from './next-step.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { WeekList } from './week-list.tsx';

export function PlanView({ plan }: { readonly plan: Plan }) {
  const { content } = plan;
  if (!content) return null;
  return (
    <Page
      title={plan.title}
      lead={content.summary[locale]}
      width="wide"
      actions={
        <>
          <ButtonLink look="ghost" to="/adaptive-learning" icon={<ArrowLeft aria-hidden="true" size={18} />}>
            {t('toPlans')}
          </ButtonLink>
          <PlanActions plan={plan} />
        </>
      }
    >
      <NoticePlace />
      <div className="grid gap-10 wide:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 content-start gap-10">
          <NextStep plan={plan} content={content} />
          <WeekList content={content} done={plan.done} />
        </div>
        <div className="grid content-start gap-8">
          <PlanFacts plan={plan} content={content} />
          <Texts title={t('goals')} texts={content.goals} />
          {content.advice.length > 0 ? <Texts title={t('advice')} texts={content.advice} /> : null}
        </div>
      </div>
    </Page>
  );
}

type TextsProps = { readonly title: string; readonly texts: PlanContent['goals'] };

function Texts({ title, texts }: TextsProps) {
  return (
    <Section title={title}>
      <ul lang={languageTag} className="grid gap-3">
        {texts.map((text) => (
          <li key={text.en} className="border-s-2 border-seal-mark ps-4">
            {text[locale]}
          </li>
        ))}
      </ul>
    </Section>
  );
}
