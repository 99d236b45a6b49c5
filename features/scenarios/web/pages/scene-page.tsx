// One scene: listen and read, practise it line by line, or talk freely in it; its words and sentences beside that.

import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { PLACES } from '../../../../content/schema/studies/scenario.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { DetailPage } from '../../../../kit/web/ui/page/detail-page.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { Dialogue } from '../components/dialogue.tsx';
import { FreeTalk } from '../components/free-talk.tsx';
import { SceneHelp } from '../components/scene-help.tsx';
import { PracticeView } from '../practice/practice-view.tsx';
import { type Place, type Scene, sceneQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function ScenePage() {
  const { place: asked, scene = '' } = useParams();
  const place = PLACES.find((each) => each === asked);
  return (
    <DetailPage back={{ to: '/scenarios', label: t('scene.back') }}>
      {place === undefined ? (
        <EmptyState
          title={t('scene.unknown')}
          action={<ButtonLink to="/scenarios">{t('scene.back')}</ButtonLink>}
        >
          {t('scene.unknownBody')}
        </EmptyState>
      ) : (
        <ReadScene place={place} scene={scene} />
      )}
    </DetailPage>
  );
}

function ReadScene({ place, scene }: { readonly place: Place; readonly scene: string }) {
  const query = useQuery(sceneQuery(place, scene));
  return (
    <QueryPart query={query} failed={t('scene.failed')} lines={10}>
      {(found) => <Found scene={found} />}
    </QueryPart>
  );
}

const MODES = ['read', 'practise', 'talk'] as const;

function Found({ scene }: { readonly scene: Scene }) {
  const [params, setParams] = useSearchParams();
  const mode = MODES.find((each) => each === params.get('mode')) ?? 'read';
  return (
    <div className="grid gap-x-12 gap-y-10 tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <PageTitle title={scene.title[locale]} />
      <div className="grid min-w-0 content-start gap-6">
        <header>
          <p className="text-small text-muted">
            {scene.placeTitle[locale]} · {t(`levels.${scene.level}`)}
          </p>
          <h1 lang="zh-Hans" className="mt-1 font-serif text-title font-bold">
            {scene.title.zh}
          </h1>
          {locale === 'zh' ? null : <p className="text-muted">{scene.title[locale]}</p>}
          <p className="mt-3 max-w-prose">{scene.intro[locale]}</p>
        </header>
        <SegmentedControl
          label={t('scene.mode')}
          options={MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
          value={mode}
          onChange={(chosen) =>
            setParams(chosen === 'read' ? {} : { mode: chosen }, { replace: true, preventScrollReset: true })
          }
        />
        {mode === 'read' ? <Dialogue scene={scene} /> : null}
        {mode === 'practise' ? <PracticeView key={scene.id} scene={scene} /> : null}
        {mode === 'talk' ? <FreeTalk scene={scene} /> : null}
      </div>
      <SceneHelp scene={scene} />
    </div>
  );
}
