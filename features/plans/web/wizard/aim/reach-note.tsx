// Says beside the choice of an exam, its day and the minutes whether they go together; where not, offers what would: a nearer exam, a later day, or to keep the goal and know what it means.

import { Link } from 'react-router';
import { formatDate, formatNumber } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import type { Aim } from '../../../domain/index.ts';
import { MEMBERSHIP } from '../../membership.ts';
import type { Reach } from '../../queries.ts';
import { t } from '../../texts.ts';
import { daysText } from '../../week-text.ts';
import type { SaveStatus } from '../answers/draft-saver.ts';
import { useReach } from './use-reach.ts';

type ExamNoteProps = {
  readonly aim: Aim;
  /** Of the answers that it is reckoned from: read anew once they have reached the server. */
  readonly status: SaveStatus | undefined;
  readonly onChange: (aim: Aim) => void;
  /** Where a plan is about to be made: whether the learner keeps what is out of reach, and how they say so. */
  readonly keeping?: { readonly isKept: boolean; readonly onKeep: () => void } | undefined;
};

/** Nothing for who means to take no exam. */
export function ReachNote(props: ExamNoteProps) {
  const { band } = props.aim;
  return props.aim.kind === 'exam' && band !== null ? <ExamNote {...props} band={band} /> : null;
}

function ExamNote({ aim, status, onChange, keeping, band }: ExamNoteProps & { readonly band: number }) {
  const { reach, isOut } = useReach(aim, status);
  if (!reach) return null;
  const isKept = isOut && keeping?.isKept === true;
  const isShort = isOut || reach.nearly?.band === band;
  return (
    <Notice
      tone={isOut && !isKept ? 'retry' : 'info'}
      title={
        isOut && aim.by !== null
          ? t('reach.out', { band, date: dayText(aim.by) })
          : t('reach.title', { band })
      }
      action={
        isOut ? (
          <Choices aim={aim} band={band} reach={reach} onChange={onChange} keeping={keeping} />
        ) : undefined
      }
    >
      <p>{countsText(reach, band)}</p>
      {isShort ? <p>{withinText(reach, band)}</p> : null}
      {isShort || reach.gained === null ? <p>{untilText(reach, band)}</p> : null}
      {reach.vip ? <VipNote reach={reach.vip} band={band} /> : null}
      {isKept ? <p className="mt-2 font-bold">{keptText(reach)}</p> : null}
    </Notice>
  );
}

type ChoicesProps = Pick<ExamNoteProps, 'aim' | 'onChange' | 'keeping'> & {
  readonly band: number;
  readonly reach: Reach;
};

/** Less by the day, or all of it later; whoever keeps the goal has been told. */
function Choices({ aim, band, reach, onChange, keeping }: ChoicesProps) {
  const { offer, until } = reach;
  // Where the day holds no whole exam, it holds the beginning of the first.
  const nearer = offer ?? (isBeginning(reach) && band > 1 ? 1 : null);
  return (
    <>
      {nearer === null ? null : (
        <Button onClick={() => onChange({ ...aim, band: nearer })}>
          {t(offer === null ? 'reach.takeBeginning' : 'reach.take', { band: nearer })}
        </Button>
      )}
      {until === null ? null : (
        <Button onClick={() => onChange({ ...aim, by: until })}>
          {t('reach.later', { band, date: dayText(until) })}
        </Button>
      )}
      {keeping && !keeping.isKept ? (
        <Button look="ghost" onClick={keeping.onKeep}>
          {t('reach.keep')}
        </Button>
      ) : null}
    </>
  );
}

/** No exam will be whole by that day, nor nearly. */
const isBeginning = ({ within, nearly }: Reach): boolean => within === null && nearly === null;

type VipNoteProps = { readonly reach: NonNullable<Reach['vip']>; readonly band: number };

/** What the minutes that were asked for would bring, beside what the day brings. */
function VipNote({ reach: { known, gained, missing, minutesADay, until }, band }: VipNoteProps) {
  const counts = { band, minutes: minutesADay };
  return (
    <p className="mt-2">
      {gained === null
        ? until && t('reach.vipUntil', { ...counts, month: monthText(until) })
        : t(missing === 0 ? 'reach.vipEnough' : 'reach.vip', {
            ...counts,
            // All that is known then, as above: no addition beside a total.
            words: formatNumber(known + gained),
            missing: formatNumber(missing),
          })}{' '}
      <Link to={MEMBERSHIP} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t('reach.toVip')}
      </Link>
    </p>
  );
}

const keptText = ({ missing }: Reach): string => t('reach.kept', { missing: formatNumber(missing) });

function countsText({ size, known, gained, minutesADay, daysAWeek }: Reach, band: number): string {
  const counts = { band, size: formatNumber(size), known: formatNumber(known) };
  if (gained === null) return t('reach.counts', counts);
  const pace = { minutes: minutesADay, days: daysText(daysAWeek) };
  return t('reach.countsBy', { ...counts, ...pace, gained: formatNumber(gained) });
}

/** Nothing of an exam that is behind anyway. */
function withinText(reach: Reach, band: number): string {
  const { within, nearly, known, gained, offer } = reach;
  const nearlyText = nearly
    ? t('reach.nearly', {
        band: nearly.band,
        words: formatNumber(nearly.words),
        size: formatNumber(nearly.size),
        share: Math.floor((100 * nearly.words) / nearly.size),
      })
    : '';
  if (offer !== null && offer === within) return t('reach.within', { band: offer });
  if (nearly && [offer, band].includes(nearly.band)) return nearlyText;
  return t(isBeginning(reach) ? 'reach.beginning' : 'reach.wordsThen', {
    words: formatNumber(known + (gained ?? 0)),
  });
}

function untilText({ until, minutesADay }: Reach, band: number): string {
  if (until === null) return t('reach.far', { band, minutes: minutesADay });
  return t('reach.until', { band, month: monthText(until), minutes: minutesADay });
}

const monthText = (date: string): string =>
  formatDate(new Date(`${date}T12:00:00`), { month: 'long', year: 'numeric' });

/** A day of the learner's, whatever the zone of this device. */
const dayText = (date: string): string =>
  formatDate(new Date(`${date}T12:00:00`), { day: 'numeric', month: 'long', year: 'numeric' });
