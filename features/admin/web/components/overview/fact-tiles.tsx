// How things stand now, part by part.

import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import type { OverviewPart } from '../../queries.ts';
import { t } from '../../texts.ts';
import { Shown } from '../person/shown-value.tsx';

export function FactTiles({ parts }: { readonly parts: readonly OverviewPart[] }) {
  return (
    <Section title={t('dashboard.factsTitle')}>
      <div className="grid gap-6 tablet:grid-cols-2 wide:grid-cols-3">
        {parts.map(({ name, title, content }) =>
          content === null || content.facts.length === 0 ? null : (
            <section key={name} aria-label={title} className="rounded-soft border border-line bg-surface p-4">
              <h3 className="text-caption text-muted">{title}</h3>
              <dl className="mt-2 grid gap-1">
                {content.facts.map(({ label, value }) => (
                  <div key={label} className="flex items-baseline justify-between gap-4">
                    <dt className="min-w-0">{label}</dt>
                    <dd className="font-medium whitespace-nowrap">
                      <Shown value={value} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ),
        )}
      </div>
    </Section>
  );
}
