// How cards come back: how much is to be remembered and what that costs, which skills, and on which days less.

import { useMutation, useQuery } from '@tanstack/react-query';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText, formatNumber } from '../../../../kit/web/i18n.ts';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { CARD_SKILLS } from '../../domain/memory/card.ts';
import { DayMinutes } from '../hub/day-minutes.tsx';
import { WeekAhead } from '../hub/week-ahead.tsx';
import { planQuery, type StudySettings, studySettingsQuery } from '../queries.ts';
import { studyApi } from '../study-api.ts';
import { t } from '../texts.ts';
import { WEEK, weekdayName, withFreeDay } from '../week-days.ts';

export function StudySettingsPage() {
  const query = useQuery(studySettingsQuery);
  return (
    <Page
      help={helpPath('words-and-reviews')}
      title={t('settings.title')}
      lead={t('settings.lead')}
      back={{ to: '/study', label: t('settings.back') }}
    >
      <NoticePlace />
      <QueryPart query={query} failed={t('settings.failed')} lines={8}>
        {(settings) => <Choices settings={settings} />}
      </QueryPart>
    </Page>
  );
}

type SettingsChange = Partial<Pick<StudySettings, 'retention' | 'skills' | 'easyDays' | 'freeDays'>>;

/** Each choice acts at once; what is shown is what the server has. */
function Choices({ settings }: { readonly settings: StudySettings }) {
  const change = useMutation({
    mutationFn: (wanted: SettingsChange) => studyApi.changeSettings(wanted),
    onMutate: (wanted) =>
      queryClient.setQueryData(studySettingsQuery.queryKey, (known) => known && { ...known, ...wanted }),
    onSuccess: async (_changed, wanted) => {
      const before = roomFor(settings);
      const after = wanted.skills ? await roomNow() : undefined;
      const isTold = after !== undefined && after !== before;
      notify('good', isTold ? t('settings.room', { count: after, before }) : t('settings.saved'));
    },
    onError: (error) => notify('wrong', `${t('settings.notSaved')} ${errorText(errorCode(error))}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['study'] }),
    networkMode: 'always',
  });
  const { skills } = settings;
  return (
    <div className="grid gap-9">
      <DayMinutes />
      <ComingDays />
      <RetentionChoice settings={settings} onChange={(retention) => change.mutate({ retention })} />
      <Section title={t('settings.skills')} lead={t('settings.skillsNote')}>
        <ul className="grid gap-1 tablet:grid-cols-2">
          {CARD_SKILLS.map((skill) => (
            <li key={skill}>
              <Switch
                label={t(`skills.${skill}`)}
                checked={skills.includes(skill)}
                onChange={(isOn) => {
                  const wanted = CARD_SKILLS.filter((each) =>
                    each === skill ? isOn : skills.includes(each),
                  );
                  if (wanted.length > 0) change.mutate({ skills: wanted });
                }}
              />
            </li>
          ))}
        </ul>
      </Section>
      <WeekDays settings={settings} onChange={(wanted) => change.mutate(wanted)} />
    </div>
  );
}

const SHARES = ['usual', 'less', 'free'] as const;
type WeekDaysProps = {
  readonly settings: StudySettings;
  readonly onChange: (change: Pick<StudySettings, 'easyDays' | 'freeDays'>) => void;
};

/** How much each day of the week has; one at least has something. */
function WeekDays({ settings: { easyDays, freeDays }, onChange }: WeekDaysProps) {
  return (
    <Section title={t('settings.easyDays')} lead={t('settings.easyNote')}>
      <div className="grid gap-4 tablet:grid-cols-2">
        {WEEK.map((day) => (
          <SegmentedControl
            key={day}
            label={weekdayName(day)}
            value={freeDays.includes(day) ? 'free' : easyDays.includes(day) ? 'less' : 'usual'}
            options={SHARES.map((value) => ({ value, label: t(`settings.days.${value}`) }))}
            onChange={(share) => {
              const chosen = (days: readonly number[], isOn: boolean) =>
                WEEK.filter((each) => (each === day ? isOn : days.includes(each)));
              const free = withFreeDay(freeDays, day, share === 'free');
              if (free) onChange({ easyDays: chosen(easyDays, share === 'less'), freeDays: free });
              else notify('wrong', t('settings.oneDay'));
            }}
          />
        ))}
      </div>
    </Section>
  );
}

/** By the plan that every page shows. */
function ComingDays() {
  const { data: plan } = useQuery(planQuery);
  if (!plan) return null;
  return (
    <Section title={t('week.title')}>
      <WeekAhead week={plan.week} />
    </Section>
  );
}

/** New words a day that the minutes hold beside all that is practised. */
const roomFor = ({ retention, prices }: StudySettings): number =>
  prices.find((price) => price.retention === retention)?.newWordsADay ?? 0;

/** Undefined where nobody can say: the choice is saved all the same. */
async function roomNow(): Promise<number | undefined> {
  await queryClient.refetchQueries({ queryKey: studySettingsQuery.queryKey });
  const { data, status } = queryClient.getQueryState<StudySettings>(studySettingsQuery.queryKey) ?? {};
  return data && status === 'success' ? roomFor(data) : undefined;
}

type Retention = StudySettings['retention'];
type RetentionChoiceProps = {
  readonly settings: StudySettings;
  readonly onChange: (retention: Retention) => void;
};

function RetentionChoice({ settings, onChange }: RetentionChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-lead font-bold">{t('settings.retention')}</legend>
      <div className="grid gap-3">
        {settings.prices.map(({ retention, minutesADay, newWordsADay }) => (
          <label
            key={retention}
            className="flex min-h-14 cursor-pointer items-center gap-4 rounded-soft border border-line-strong px-4 py-2 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="retention"
              aria-label={choiceText(retention)}
              aria-describedby={`price-${retention}`}
              checked={retention === settings.retention}
              onChange={() => onChange(retention)}
              className="size-5 accent-seal"
            />
            <span>
              <span className="block font-medium">{choiceText(retention)}</span>
              <span id={`price-${retention}`} className="block text-small text-muted">
                {priceText(minutesADay)} · {t('settings.priceNew', { count: newWordsADay })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whoever has no cards yet pays nothing, which is no promise. */
function priceText(minutes: number): string {
  if (minutes === 0) return t('settings.priceNone');
  return minutes < 1 ? t('settings.priceLess') : t('settings.price', { count: Math.round(minutes) });
}

const choiceText = (retention: Retention): string =>
  t('settings.choice', { percent: formatNumber(retention, { style: 'percent' }) });
