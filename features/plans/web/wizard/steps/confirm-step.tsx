// The fifth step: all answers once more, how hard and how long, and the one button that has a plan made.

import { useQuery } from '@tanstack/react-query';
import { Pencil, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../../kit/web/ui/fields/segmented-control.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { LEARNER_LEVELS } from '../../../../learner-settings/domain/index.ts';
import { type Aim, AREAS, type ProfileDraft, type Step } from '../../../domain/index.ts';
import { aimText } from '../../aim-text.ts';
import { refusalText, startQuery } from '../../queries.ts';
import { t } from '../../texts.ts';
import { useWeekText } from '../../week-text.ts';
import { KnownNote } from '../aim/known-note.tsx';
import { ReachNote } from '../aim/reach-note.tsx';
import { useReach } from '../aim/use-reach.ts';
import { areaName, interestName } from '../answers/area-name.ts';
import { choose, useChoices } from '../answers/choices.ts';
import type { DraftState } from '../answers/use-draft.ts';
import { EditPreview } from './edit-preview.tsx';
import { SaveNote } from './step-footer.tsx';
import { useBegin } from './use-begin.ts';

type ConfirmStepProps = {
  readonly state: DraftState;
  readonly onOpen: (step: Step) => void;
  /** The plan whose answers are changed; null where a new one is made. */
  readonly edited: string | null;
};

export function ConfirmStep({ state, onOpen, edited }: ConfirmStepProps) {
  const { level, minutesADay } = useChoices();
  const { aim } = state.draft;
  const { begin, preview, isLost } = useBegin(state, edited);
  const { isOut, isReading } = useReach(aim, state.status);
  // What is kept is this very goal: another one is asked about again.
  const [kept, setKept] = useState<Aim | null>(null);
  const isKept = kept !== null && kept.band === aim?.band && kept.by === aim.by;
  const mustChoose = isOut && !isKept;
  const missing = level === null ? t('levelMissing') : mustChoose ? t('reach.choose') : undefined;
  return (
    <div className="grid gap-8">
      <Answers draft={state.draft} minutesADay={minutesADay} onOpen={onOpen} />
      <KnownNote />
      <SegmentedControl
        label={t('level.label')}
        value={level}
        onChange={(chosen) => choose({ level: chosen })}
        options={LEARNER_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
      />
      {aim ? (
        <ReachNote
          aim={aim}
          status={state.status}
          onChange={(changed) => state.change({ aim: changed })}
          keeping={{ isKept, onKeep: () => setKept(aim) }}
        />
      ) : null}
      {begin.isError ? (
        <Notice tone={isLost ? 'retry' : 'wrong'} title={failedTitle({ isLost, edited })}>
          {isLost ? `${t('beginLostNote')} ` : null}
          {state.status === 'unsaved' ? t('beginUnsaved') : refusalText(begin.error)}
        </Notice>
      ) : null}
      {edited !== null && preview && missing === undefined ? (
        <EditPreview
          plan={edited}
          change={preview.change}
          by={aim?.by ?? null}
          isBusy={begin.isPending}
          onTake={() => begin.mutate(preview.version)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <Button
            look="primary"
            busy={begin.isPending}
            disabled={missing !== undefined || isReading}
            icon={<Sparkles aria-hidden="true" size={18} />}
            onClick={() => begin.mutate(undefined)}
          >
            {t(edited === null ? 'begin' : 'editing.look')}
          </Button>
          {missing === undefined ? (
            <SaveNote {...state} />
          ) : (
            <p className="text-small text-muted">{missing}</p>
          )}
        </div>
      )}
    </div>
  );
}

type Failure = { readonly isLost: boolean; readonly edited: string | null };

function failedTitle({ isLost, edited }: Failure): string {
  if (edited !== null) return t('editing.failed');
  return t(isLost ? 'beginLost' : 'beginFailed');
}

type AnswersProps = {
  readonly draft: ProfileDraft;
  readonly minutesADay: number;
  readonly onOpen: (step: Step) => void;
};

function Answers({ draft, minutesADay, onOpen }: AnswersProps) {
  const { grade, textbooks, interests, aim, dream, likings } = draft;
  const { data: start } = useQuery(startQuery);
  const weekText = useWeekText();
  const own = start?.minutes?.own ?? minutesADay;
  // A session is as long as a day allows, whatever was asked for.
  const minutesText =
    own < minutesADay
      ? t('minutes.aDayOf', { own, count: minutesADay })
      : t('minutes.aDay', { count: minutesADay });
  const liked = AREAS.filter((area) => likings[area] >= LIKED_FROM);
  const rows: readonly (readonly [Exclude<Step, 'confirm'>, string])[] = [
    [
      'basics',
      [grade ? t(`grade.${grade}`) : '', ...textbooks.map((book) => t(`textbooks.${book}`))].join(' · '),
    ],
    ['interests', interests.map((interest) => interestName(interest, grade)).join(' · ')],
    ['dream', [aim ? aimText(aim) : '', minutesText, weekText, dream].filter(Boolean).join(' · ')],
    [
      'subjects',
      liked.length > 0
        ? liked.map((area) => `${areaName(area, grade)} ${likings[area]}`).join(' · ')
        : t('noFavourites'),
    ],
  ];
  return (
    <dl className="divide-y divide-line rounded-soft border border-line bg-surface px-5">
      {rows.map(([step, answer]) => (
        <div key={step} className="flex items-start gap-4 py-3">
          <div className="min-w-0 grow">
            <dt className="text-small text-muted">{t(`steps.${step}.name`)}</dt>
            <dd className="break-words">{answer}</dd>
          </div>
          <IconButton label={t('changeStep', { step: t(`steps.${step}.name`) })} onClick={() => onOpen(step)}>
            <Pencil aria-hidden="true" size={18} />
          </IconButton>
        </div>
      ))}
    </dl>
  );
}

/** The areas that shape the plan. */
const LIKED_FROM = 6;
