// What is coming, said as a plan, and the way to be told when it is there.

import type { LucideIcon } from 'lucide-react';
import {
  BellRing,
  CalendarClock,
  CalendarDays,
  GraduationCap,
  MessageSquareText,
  Repeat,
} from 'lucide-react';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import type { Preview } from '../../domain/index.ts';
import { JoinCard } from '../components/join-card.tsx';
import { t } from '../texts.ts';

const POINTS = ['one', 'two', 'three'] as const;
const ICONS: Readonly<Record<Preview, Readonly<Record<(typeof POINTS)[number], LucideIcon>>>> = {
  globalTutors: { one: CalendarClock, two: GraduationCap, three: Repeat },
  agent: { one: CalendarDays, two: BellRing, three: MessageSquareText },
};

export function PreviewPage({ preview }: { readonly preview: Preview }) {
  return (
    <Page
      title={t(`previews.${preview}.title`)}
      lead={t(`previews.${preview}.lead`)}
      width="wide"
      actions={<Badge tone="info">{t('soon')}</Badge>}
    >
      <div className="grid items-start gap-10 wide:grid-cols-[1fr_24rem] wide:gap-16">
        <section aria-labelledby="plan">
          <h2 id="plan" className="mb-2 font-serif text-lead font-bold">
            {t('planTitle')}
          </h2>
          <ul className="border-b border-line">
            {POINTS.map((point) => (
              <Point key={point} preview={preview} point={point} />
            ))}
          </ul>
        </section>
        <JoinCard preview={preview} />
      </div>
    </Page>
  );
}

type PointProps = { readonly preview: Preview; readonly point: (typeof POINTS)[number] };

function Point({ preview, point }: PointProps) {
  const Icon = ICONS[preview][point];
  return (
    <li className="flex gap-4 border-t border-line py-5">
      <Icon aria-hidden="true" size={24} className="mt-0.5 shrink-0 text-seal-ink" />
      <div>
        <h3 className="font-bold">{t(`previews.${preview}.points.${point}.title`)}</h3>
        <p className="mt-1 max-w-prose text-muted">{t(`previews.${preview}.points.${point}.body`)}</p>
      </div>
    </li>
  );
}
