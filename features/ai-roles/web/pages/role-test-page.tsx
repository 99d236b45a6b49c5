// Admins try a role or a scene as a learner of a level: each turn with the prompt, the decision, the verdict and the cost.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { adminRolesQuery } from '../admin/queries.ts';
import { t } from '../texts.ts';
import { type Level, scenesQuery } from '../trial/queries.ts';
import { keyOf, type Subject, subjectsOf } from '../trial/subjects.ts';
import { TrialComposer } from '../trial/trial-composer.tsx';
import { TrialSetup } from '../trial/trial-setup.tsx';
import { TrialTurnRow } from '../trial/trial-turn.tsx';
import { useTrial } from '../trial/use-trial.ts';

export function RoleTestPage() {
  const roles = useQuery(adminRolesQuery);
  const scenes = useQuery(scenesQuery);
  return (
    <Page title={t('trial.title')} lead={t('trial.lead')} width="wide">
      <QueryPart query={roles} failed={t('list.failed')} lines={6}>
        {(listed) => (
          <QueryPart query={scenes} failed={t('trial.scenesFailed')} lines={6}>
            {(places) => <Trial subjects={subjectsOf(listed, places)} />}
          </QueryPart>
        )}
      </QueryPart>
    </Page>
  );
}

/** What is tried lives in the address (`?try=role:waiter`), so that a role's page can lead here. */
function useSubject(subjects: readonly Subject[]) {
  const [params, setParams] = useSearchParams();
  const subject = subjects.find((each) => keyOf(each) === params.get('try')) ?? subjects[0];
  const choose = (chosen: Subject) =>
    setParams({ try: keyOf(chosen) }, { replace: true, preventScrollReset: true });
  return [subject, choose] as const;
}

function Trial({ subjects }: { readonly subjects: readonly Subject[] }) {
  const [subject, chooseSubject] = useSubject(subjects);
  const [level, setLevel] = useState<Level | null>(null);
  const trial = useTrial();
  if (!subject) return <Notice tone="info">{t('trial.nothing')}</Notice>;
  const { begun, isBusy, error } = trial;
  const chosenLevel = level ?? subject.level;
  const tried = begun?.tried ?? [];
  return (
    <div className="grid gap-8">
      <TrialSetup
        subjects={subjects}
        subject={subject}
        level={chosenLevel}
        isBusy={isBusy}
        hasBegun={begun !== null}
        onSubject={(chosen) => {
          setLevel(null);
          chooseSubject(chosen);
        }}
        onLevel={setLevel}
        onBegin={() => trial.begin({ subject, level: chosenLevel })}
      />
      {begun === null ? null : (
        <section aria-labelledby="trial-title">
          <h2 id="trial-title" className="mb-3 font-serif text-lead font-bold">
            {t('trial.as', { name: begun.subject.label, level: t(`levels.${begun.level}`) })}
          </h2>
          <ol>
            {tried.map((each, index) => (
              // A turn keeps its place as long as the try lasts.
              <TrialTurnRow
                key={`${begun.seed} ${index}`}
                tried={each}
                isNewest={index === tried.length - 1}
              />
            ))}
          </ol>
          <TrialComposer
            key={begun.seed}
            newest={tried.findLast(({ turn }) => turn.answer.text !== '')}
            isBusy={isBusy}
            onSay={trial.say}
            onLook={trial.look}
          />
        </section>
      )}
      {error ? <Notice tone="wrong">{problemText(error)}</Notice> : null}
    </div>
  );
}

function problemText(error: Error): string {
  const code = errorCode(error);
  return t('trial.refused', { why: code === 'NOT_FOUND' ? t('trial.gone') : errorText(code) });
}
