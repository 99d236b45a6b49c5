// What a placement came to, what was not sure, what taking it over does, and the choice.

import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText, formatNumber, languageTag } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { HelpInPlace } from '../../../help/web/api.ts';
import { changeLearnerSettings, useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { nextQuery } from '../../../plans/web/api.ts';
import { isSure, levelText } from '../level/level-text.ts';
import { latestQuery, type Placement, placedLevelQuery, placementApi } from '../queries.ts';
import { t } from '../texts.ts';
import { useOnward } from '../use-onward.ts';

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

/** What the level says, in a sentence. */
function meaningOf({ placedLevel: { exam, low }, level }: Placement): string {
  if (exam > 0) return t(low < exam ? 'result.examProbably' : 'result.exam', { level: exam });
  return t(level === 'zero' ? 'result.none' : 'result.some');
}

/** A guess is told in round numbers. */
const ROUND = 10;
const rounded = (count: number): number => Math.round(count / ROUND) * ROUND;

/** Undefined where there is hardly a word to tell of. */
function wordsText({ words, wordsLow, wordsHigh }: Placement): string | undefined {
  const [count, low, high] = [rounded(words), rounded(wordsLow), rounded(wordsHigh)];
  if (count === 0) return undefined;
  const about = { count: formatNumber(count) };
  return low < high
    ? t('result.words', { ...about, low: formatNumber(low), high: formatNumber(high) })
    : t('result.wordsAbout', about);
}

function Headline({ placement }: { readonly placement: Placement }) {
  const words = wordsText(placement);
  return (
    <section aria-label={t('result.title')}>
      <p className="font-serif text-title font-bold text-balance">
        {t('placedLevel.own', { level: levelText(placement.placedLevel) })}
      </p>
      <p className="mt-2">{meaningOf(placement)}</p>
      {words === undefined ? null : <p className="mt-1 tabular-nums">{words}</p>}
    </section>
  );
}

/** "3 and 4" in the language of the page. */
const listed = (levels: readonly number[]): string =>
  new Intl.ListFormat(languageTag).format(levels.map(String));

const levelsFrom = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at + 1);

function Doubts({ placement: { placedLevel, invented, missed } }: { readonly placement: Placement }) {
  const { low, exam, high } = placedLevel;
  const gaps = levelsFrom(low, exam);
  const open = levelsFrom(exam, high);
  return (
    <ul className="grid gap-4">
      {isSure(placedLevel) ? null : (
        <Doubt title={t('result.unsure')}>
          {gaps.length > 0 ? <p>{t('result.unsureKnown', { levels: listed(gaps) })}</p> : null}
          {open.length > 0 ? <p>{t('result.unsureOpen', { levels: listed(open) })}</p> : null}
        </Doubt>
      )}
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

const levelName = ({ level }: Placement) => t(`levels.${level}`);

function questionText(placement: Placement): string {
  if (placement.level !== 'zero') return t('result.question', { level: levelName(placement) });
  return t(placement.covered === 0 ? 'result.questionZero' : 'result.questionSome');
}

function effectText(placement: Placement): string {
  const { level, band, covered } = placement;
  const count = formatNumber(covered);
  if (level === 'zero') return covered === 0 ? t('result.effectZero') : t('result.effectZeroSome', { count });
  if (band === 0) return t('result.effectNone', { level: levelName(placement), count });
  return t('result.effect', { level: levelName(placement), count });
}

const acceptedText = (placement: Placement): string =>
  t(placement.band === 0 ? 'result.acceptedNoteZero' : 'result.acceptedNote', {
    level: levelName(placement),
  });

function Decision({ placement, onAgain }: ResultViewProps) {
  const { id, acceptedAt } = placement;
  const { mutate, error, isPending } = useMutation({
    mutationFn: (isAccepted: boolean) => placementApi.decide({ id, isAccepted }),
    onSuccess: (decided) => {
      queryClient.setQueryData(latestQuery.queryKey, decided);
      void queryClient.invalidateQueries({ queryKey: placedLevelQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['learning-path'] });
      void queryClient.invalidateQueries({ queryKey: ['study'] });
      void queryClient.invalidateQueries({ queryKey: ['lessons'] });
      void queryClient.invalidateQueries({ queryKey: ['plans'] });
      // The server has set it with the decision; this page and what waits in it learn of it.
      if (decided.acceptedAt !== null) changeLearnerSettings({ level: decided.level });
    },
  });
  const isAccepted = acceptedAt !== null;
  const onward = useOnward();
  const isUnset = useLearnerSettings().level === null;
  return (
    <section className="grid gap-4 rounded-soft border border-line bg-surface p-5">
      <p className="font-bold">{isAccepted ? t('result.accepted') : questionText(placement)}</p>
      <p className="text-muted">{isAccepted ? acceptedText(placement) : effectText(placement)}</p>
      <HelpInPlace topic="known-words" label={t('result.counted')} />
      {error ? (
        <Notice tone="wrong">
          {t('result.failed')} {errorText(errorCode(error))}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isAccepted ? (
          <NextSteps />
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
          <ButtonLink to={onward.to}>{t(isUnset ? 'result.declineToChoose' : 'result.decline')}</ButtonLink>
        )}
        <Button look="ghost" onClick={onAgain}>
          {t('result.again')}
        </Button>
      </div>
    </section>
  );
}

/** Whoever came from somewhere goes on there; else the plan comes next, which is made of this result. */
function NextSteps() {
  const onward = useOnward();
  const { data: planned } = useQuery(nextQuery);
  if (onward.isReturn)
    return (
      <ButtonLink look="primary" to={onward.to}>
        {t('result.goOn')}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink
        look="primary"
        to={planned ? `/adaptive-learning/plans/${planned.id}` : '/adaptive-learning'}
      >
        {t(planned ? 'result.toPlan' : 'result.makePlan')}
      </ButtonLink>
      <ButtonLink to={onward.to}>{t('result.toPath')}</ButtonLink>
    </>
  );
}
