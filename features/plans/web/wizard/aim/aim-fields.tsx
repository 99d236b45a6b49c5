// What Chinese is for, by when, and for how long a day: three answers in one glance, each a field of its own.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SegmentedControl } from '../../../../../kit/web/ui/fields/segmented-control.tsx';
import { Select } from '../../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { MINUTES_A_DAY } from '../../../../learner-settings/domain/index.ts';
import { type Aim, type AimKind, aimOfKind, aimsOffered, EXAM_BANDS } from '../../../domain/index.ts';
import { startQuery } from '../../queries.ts';
import { t } from '../../texts.ts';
import { choose, useChoices } from '../answers/choices.ts';
import { deviceDay } from '../answers/device-day.ts';
import type { DraftState } from '../answers/use-draft.ts';
import { FreeDays } from './free-days.tsx';
import { ReachNote } from './reach-note.tsx';

export function AimFields({ draft, status, change }: Pick<DraftState, 'draft' | 'status' | 'change'>) {
  const { data: start } = useQuery(startQuery);
  const { aim } = draft;
  // The exam after the one that the placement has shown.
  const nextBand = Math.min(EXAM_BANDS.length, (start?.placedLevel?.exam ?? 0) + 1);
  // Whoever looks at another aim and comes back finds the exam that was chosen.
  const [chosenBand, setChosenBand] = useState<number | null>(null);
  const chooseKind = (kind: AimKind) => {
    if (aim?.band) setChosenBand(aim.band);
    change({ aim: aimOfKind(kind, aim, chosenBand ?? nextBand) });
  };
  return (
    <div className="grid gap-6">
      <SegmentedControl
        label={t('aim.label')}
        value={aim?.kind ?? null}
        onChange={chooseKind}
        options={aimsOffered(draft.grade, aim?.kind).map((value) => ({
          value,
          label: t(`aim.kinds.${value}`),
        }))}
      />
      {aim ? <AimDetails aim={aim} onChange={(changed) => change({ aim: changed })} /> : null}
      <MinutesChoice own={start?.minutes?.own} vip={start?.minutes?.vip} />
      <FreeDays />
      {aim ? <ReachNote aim={aim} status={status} onChange={(changed) => change({ aim: changed })} /> : null}
    </div>
  );
}

type AimDetailsProps = { readonly aim: Aim; readonly onChange: (aim: Aim) => void };

function AimDetails({ aim, onChange }: AimDetailsProps) {
  // A journey of tomorrow is the shortest to plan for.
  const [first] = useState(() => deviceDay(new Date(), 1));
  const [last] = useState(() => deviceDay(new Date(), FURTHEST_DAYS));
  const [isNoDay, setNoDay] = useState(false);
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      {aim.kind === 'exam' ? (
        <Select
          label={t('aim.band')}
          value={String(aim.band ?? EXAM_BANDS[0])}
          onChange={(band) => onChange({ ...aim, band: Number(band) })}
          options={EXAM_BANDS.map((band) => ({ value: String(band), label: `HSK ${band}` }))}
        />
      ) : null}
      <TextField
        type="date"
        label={t(aim.kind === 'exam' || aim.kind === 'trip' ? `aim.by.${aim.kind}` : 'aim.by.other')}
        hint={t('aim.byHint')}
        error={isNoDay ? t('aim.byOdd') : dayError(aim.by, { first, last })}
        min={first}
        max={last}
        value={aim.by ?? ''}
        onChange={({ target }) => {
          setNoDay(target.validity.badInput);
          onChange({ ...aim, by: target.value === '' ? null : target.value });
        }}
        // A day that no month has changes no value: it is told when the field is left.
        onBlur={({ target }) => setNoDay(target.validity.badInput)}
      />
    </div>
  );
}

/** As far ahead as a plan names a date. */
const FURTHEST_DAYS = 20 * 365;

function dayError(by: string | null, { first, last }: { first: string; last: string }): string | undefined {
  if (by === null) return undefined;
  if (by < first) return t('aim.byPast');
  return by > last ? t('aim.byOdd') : undefined;
}

type MinutesChoiceProps = { readonly own: number | undefined; readonly vip: number | undefined };

function MinutesChoice({ own, vip }: MinutesChoiceProps) {
  const { minutesADay: minutes } = useChoices();
  const isCapped = own !== undefined && vip !== undefined && minutes > own;
  return (
    <div>
      <SegmentedControl
        label={t('minutes.label')}
        value={String(minutes)}
        onChange={(chosen) => {
          const minutesADay = MINUTES_A_DAY.find((each) => String(each) === chosen);
          if (minutesADay !== undefined) choose({ minutesADay });
        }}
        options={MINUTES_A_DAY.map((count) => ({
          value: String(count),
          label: t('minutes.count', { count }),
        }))}
      />
      <p aria-live="polite" className="mt-2 text-small text-muted">
        {isCapped ? t(vip > own ? 'minutes.capped' : 'minutes.cappedVip', { own, vip }) : null}
      </p>
    </div>
  );
}
