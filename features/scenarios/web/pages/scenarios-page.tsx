// The six places, each with its scenes by level.

import { useQuery } from '@tanstack/react-query';
import {
  Briefcase,
  GraduationCap,
  Hospital,
  type LucideIcon,
  Plane,
  ShoppingBag,
  UtensilsCrossed,
} from 'lucide-react';
import { Link } from 'react-router';
import { isSceneForGrownUps } from '../../../../content/schema/for-grown-ups.ts';
import { LEVELS } from '../../../../content/schema/levels.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useIsYounger } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { DoneMark, useFinished } from '../../../today/web/api.ts';
import { type Place, type Scenario, scenariosQuery } from '../queries.ts';
import { t } from '../texts.ts';

const ICONS: Readonly<Record<Place, LucideIcon>> = {
  restaurant: UtensilsCrossed,
  hospital: Hospital,
  shopping: ShoppingBag,
  business: Briefcase,
  education: GraduationCap,
  travel: Plane,
};

export function ScenariosPage() {
  const query = useQuery(scenariosQuery);
  const finished = useFinished('scene');
  const isYounger = useIsYounger();
  return (
    <Page help={helpPath('plays')} title={t('list.title')} lead={t('list.lead')} width="wide">
      <QueryPart query={query} failed={t('list.failed')} lines={10}>
        {(scenarios) => (
          <div className="grid gap-x-8 gap-y-10 tablet:grid-cols-2 wide:grid-cols-3">
            {(isYounger ? forYounger(scenarios) : scenarios).map((scenario) => (
              <PlaceCard key={scenario.id} scenario={scenario} finished={finished} />
            ))}
          </div>
        )}
      </QueryPart>
    </Page>
  );
}

type Scene = Scenario['scenes'][number];
const byLevel = (one: Scene, other: Scene) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level);

/** From the easiest, without what is of grown-ups, and without places where nothing is left. */
const forYounger = (all: readonly Scenario[]): readonly Scenario[] =>
  all
    .map((place) => ({
      ...place,
      scenes: place.scenes.filter(({ id }) => !isSceneForGrownUps(place.id, id)).toSorted(byLevel),
    }))
    .filter(({ scenes }) => scenes.length > 0)
    .toSorted(({ scenes: [one] }, { scenes: [other] }) => (one && other ? byLevel(one, other) : 0));

type PlaceCardProps = { readonly scenario: Scenario; readonly finished: ReadonlySet<string> };

function PlaceCard({ scenario, finished }: PlaceCardProps) {
  const Icon = ICONS[scenario.id];
  return (
    <section aria-labelledby={`place-${scenario.id}`}>
      <header className="mb-3 flex items-center gap-3 border-b border-line pb-3">
        <Icon aria-hidden="true" size={26} className="shrink-0 text-seal-ink" />
        <div className="min-w-0">
          <h2 id={`place-${scenario.id}`} className="text-lead leading-tight font-bold">
            <span lang="zh-Hans">{scenario.title.zh}</span>
            {locale === 'zh' ? null : (
              <span className="ms-2 text-body font-normal text-muted">{scenario.title[locale]}</span>
            )}
          </h2>
          <p className="mt-1 text-small text-muted">{scenario.intro[locale]}</p>
        </div>
      </header>
      <ul className="grid gap-1">
        {scenario.scenes.map(({ id, level, title }) => (
          <li key={id}>
            <Link
              to={`/scenarios/${scenario.id}/${id}`}
              className="flex min-h-11 items-baseline justify-between gap-x-3 rounded-soft px-2 py-2 transition-colors hover:bg-raised"
            >
              <span className="min-w-0">
                <span lang="zh-Hans" className="me-3 text-lead font-medium">
                  {title.zh}
                </span>
                {locale === 'zh' ? null : <span className="text-small text-muted">{title[locale]}</span>}
              </span>
              <span className="shrink-0 text-caption text-muted">
                {finished.has(`${scenario.id}/${id}`) ? <DoneMark /> : t(`levels.${level}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
