// Says beside the choice of an exam, its day and the minutes whether they go together, and else what would be within reach.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import type { Aim } from '../../domain/index.ts';
import { type Reach, reachQuery } from '../queries.ts';
import { t } from '../texts.ts';
import type { SaveStatus } from './draft-saver.ts';
import { USUAL_MINUTES } from './usual-minutes.ts';

type ExamNoteProps = {
  readonly aim: Aim;
  /** Of the answers that it is reckoned from: read anew once they have reached the server. */
  readonly status: SaveStatus | undefined;
  /** Where the exam can be changed. */
  readonly onChange?: (aim: Aim) => void;
};

/** Nothing for who means to take no exam. */
export function ReachNote({ aim, status, onChange }: ExamNoteProps) {
  return aim.kind === 'exam' && aim.band !== null ? (
    <ExamNote aim={aim} band={aim.band} status={status} onChange={onChange} />
  ) : null;
}

type BandProps = Pick<ExamNoteProps, 'aim' | 'status'> & {
  readonly band: number;
  readonly onChange: ((aim: Aim) => void) | undefined;
};

function ExamNote({ aim, band, status, onChange }: BandProps) {
  const { level, minutesADay } = useLearnerSettings();
  const { data: reach } = useQuery({
    ...reachQuery({
      band,
      ...(aim.by === null ? {} : { by: aim.by }),
      // Whoever has not said a level yet begins with nothing.
      level: level ?? 'zero',
      minutesADay: minutesADay ?? USUAL_MINUTES,
    }),
    placeholderData: keepPreviousData,
    enabled: status !== 'saving',
  });
  if (!reach) return null;
  const { gained, within } = reach;
  const isOut = gained !== null && within !== band;
  return (
    <Notice
      tone={isOut ? 'retry' : 'info'}
      title={
        isOut && aim.by !== null
          ? t('reach.out', { band, date: dayText(aim.by) })
          : t('reach.title', { band })
      }
      action={
        isOut && within !== null && onChange ? (
          <Button onClick={() => onChange({ ...aim, band: within })}>
            {t('reach.take', { band: within })}
          </Button>
        ) : undefined
      }
    >
      <p>{countsText(reach, band)}</p>
      {isOut ? <p>{withinText(reach)}</p> : null}
      {isOut || gained === null ? <p>{untilText(reach, band)}</p> : null}
    </Notice>
  );
}

function countsText({ size, known, gained, minutesADay }: Reach, band: number): string {
  const counts = { band, size: formatNumber(size), known: formatNumber(known) };
  if (gained === null) return t('reach.counts', counts);
  return t('reach.countsBy', { ...counts, gained: formatNumber(gained), minutes: minutesADay });
}

const withinText = ({ within, known, gained }: Reach): string =>
  within === null
    ? t('reach.beginning', { words: formatNumber(known + (gained ?? 0)) })
    : t('reach.within', { band: within });

function untilText({ until, minutesADay }: Reach, band: number): string {
  if (until === null) return t('reach.far', { band, minutes: minutesADay });
  const month = formatDate(new Date(`${until}T12:00:00`), { month: 'long', year: 'numeric' });
  return t('reach.until', { band, month, minutes: minutesADay });
}

/** A day of the learner's, whatever the zone of this device. */
const dayText = (date: string): string =>
  formatDate(new Date(`${date}T12:00:00`), { day: 'numeric', month: 'long', year: 'numeric' });
