// What a plan aims at, and how to work with it.

import { languageTag, locale } from '../../../../../kit/web/i18n.ts';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import type { PlanContent } from '../../queries.ts';
import { t } from '../../texts.ts';

type PlanTextsProps = { readonly content: Pick<PlanContent, 'goals' | 'advice'> };

export function PlanTexts({ content: { goals, advice } }: PlanTextsProps) {
  return (
    <div className="grid content-start gap-8">
      <Texts title={t('goals')} texts={goals} />
      {advice.length > 0 ? <Texts title={t('advice')} texts={advice} /> : null}
    </div>
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
