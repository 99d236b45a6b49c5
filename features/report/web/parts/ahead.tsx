// What the learner's minutes come to, if they go on like this.

import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import type { Report } from '../queries.ts';
import { dayText } from '../show.ts';
import { t } from '../texts.ts';
import { useVoice } from '../voice.ts';

export function Ahead({ report: { forecast, words } }: { readonly report: Report }) {
  const voice = useVoice();
  const { minutesADay, date, wordsThen } = forecast;
  return (
    <Section title={t('ahead.title')}>
      <p className="max-w-prose text-lead">
        {wordsThen > words.known
          ? t(`voice.${voice}.ahead`, {
              minutes: minutesADay,
              // One measure: what is probably known today is so then, too.
              words: formatNumber(wordsThen + words.probable),
              date: dayText(date, { day: 'numeric', month: 'long' }),
            })
          : t(`voice.${voice}.noneAhead`)}
      </p>
      <p className="mt-2 max-w-prose text-small text-muted">
        {words.probable > 0
          ? t(`voice.${voice}.noteAll`, {
              count: words.known + words.probable,
              probable: formatNumber(words.probable),
            })
          : t(`voice.${voice}.note`, { count: words.known })}
      </p>
    </Section>
  );
}
