// What a placement came to, what was not sure, what taking it over does, and the choice.

import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { changeLearnerSettings } from '../../../learner-settings/web/api.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { latestQuery, type Placement, placementApi } from '../queries.ts';
import { t } from '../texts.ts';

type ResultViewProps = { readonly placement: Placement; readonly onAgain: () => void };

export function ResultView({ placement, onAgain }: ResultViewProps) {
  return (
    <div className="grid gap-8">
      <Headline placement={placement} />
      <Doubts placement={placement} />
      <Decision placement={placement} onAgain={onAgain} />
    </div>
  );
}

const bandName = (band: number): string => (band === 7 ? '7–9' : String(band));

function headline({ band, level }: Placement): string {
  if (band > 0) return t('result.band', { band: bandName(band) });
  return t(level === 'zero' ? 'result.none' : 'result.some');
}

function Headline({ placement }: { readonly placement: Placement }) {
  const { words, wordsLow, wordsHigh } = placement;
  return (
    <section aria-label={t('result.title')}>
      <p className="font-serif text-title font-bold text-balance">{headline(placement)}</p>
      <p className="mt-2 tabular-nums">
        {t('result.words', { count: words, low: wordsLow, high: wordsHigh })}
      </p>
    </section>
  );
}

function Doubts({ placement: { unsure, invented, missed } }: { readonly placement: Placement }) {
  return (
    <ul className="grid gap-4">
      {unsure.length > 0 ? (
        <Doubt title={t('result.unsure')}>
          {t('result.unsureBands', { bands: unsure.map(bandName).join('、') })}
        </Doubt>
      ) : null}
      {invented.claimed > 0 ? (
        <Doubt title={t('result.invented')}>
          {t('result.inventedNote', { count: invented.claimed, of: invented.asked })}
        </Doubt>
      ) : null}
      {missed.length > 0 ? (
        <Doubt title={t('result.missed')}>
          <span className="text-lead">
            <ChineseWords text={missed.join('　')} />
          </span>
        </Doubt>
      ) : null}
    </ul>
  );
}

function Doubt({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="border-s-2 border-line-strong ps-4">
      <p className="text-small font-bold text-muted">{title}</p>
      <div className="mt-1">{children}</div>
    </li>
  );
}

function Decision({ placement, onAgain }: ResultViewProps) {
  const { id, acceptedAt, level, band } = placement;
  const { mutate, error, isPending } = useMutation({
    mutationFn: (isAccepted: boolean) => placementApi.decide({ id, isAccepted }),
    onSuccess: (decided) => {
      queryClient.setQueryData(latestQuery.queryKey, decided);
      void queryClient.invalidateQueries({ queryKey: ['learning-path'] });
      void queryClient.invalidateQueries({ queryKey: ['study'] });
      // The server has set it with the decision; this page and what waits in it learn of it.
      if (decided.acceptedAt !== null) changeLearnerSettings({ level: decided.level });
    },
  });
  const isAccepted = acceptedAt !== null;
  return (
    <section className="grid gap-4 rounded-soft border border-line bg-surface p-5">
      <p className="font-bold">
        {isAccepted ? t('result.accepted') : t('result.question', { level: t(`levels.${level}`) })}
      </p>
      {isAccepted ? null : (
        <p className="text-muted">
          {band === 0
            ? t('result.effectNone', { level: t(`levels.${level}`) })
            : t('result.effect', { level: t(`levels.${level}`), band: bandName(band) })}
        </p>
      )}
      {error ? (
        <Notice tone="wrong">
          {t('result.failed')} {errorText(errorCode(error))}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isAccepted ? (
          <ButtonLink look="primary" to="/learning-path">
            {t('result.toPath')}
          </ButtonLink>
        ) : (
          <Button look="primary" busy={isPending} onClick={() => mutate(true)}>
            {t('result.accept')}
          </Button>
        )}
        {isAccepted ? (
          <Button busy={isPending} onClick={() => mutate(false)}>
            {t('result.takeBack')}
          </Button>
        ) : (
          <ButtonLink to="/learning-path">{t('result.decline')}</ButtonLink>
        )}
        <Button look="ghost" onClick={onAgain}>
          {t('result.again')}
        </Button>
      </div>
    </section>
  );
}
