// The new words of a week: those of each lesson, counted as the page of the lesson counts them, and what comes besides.

import { locale } from '../../../../../kit/web/i18n.ts';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import { ChineseWords } from '../../../../my-words/web/api.ts';
import type { SharedWeek, Week } from '../../queries.ts';
import { t } from '../../texts.ts';

type AnyWeek = Week | SharedWeek;
type WeekWordsProps = {
  readonly week: AnyWeek;
  readonly weeks: readonly AnyWeek[];
  /** What was learnt, tested or placed since the plan was made is new no more. */
  readonly known: readonly string[];
};

export function WeekWords({ week, weeks, known }: WeekWordsProps) {
  const isKnown = new Set(known);
  const fresh = week.words.filter(({ zh }) => !isKnown.has(zh));
  const groups = [...Map.groupBy<string | undefined, Week['words'][number]>(fresh, ({ lesson }) => lesson)];
  return (
    <div className="mt-5 grid gap-4 px-2">
      <h3 className="text-small font-bold text-muted">{t('words', { count: fresh.length })}</h3>
      {fresh.length < week.words.length ? (
        <p className="text-small text-muted">
          {t('wordsKnown', { count: week.words.length - fresh.length })}
        </p>
      ) : null}
      {groups.map(([lesson, words]) => (
        <div key={lesson ?? ''} className="grid gap-1">
          <p className="text-small text-muted">
            <MixedText text={groupText({ lesson, count: words.length, weeks })} />
          </p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-hanzi">
            {words.map(({ zh }) => (
              <li key={zh}>
                <ChineseWords text={zh} pinyin="always" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type Group = {
  readonly lesson: string | undefined;
  readonly count: number;
  readonly weeks: readonly AnyWeek[];
};

/** A lesson that goes on into another week says how many of its words are this week's. */
function groupText({ lesson, count, weeks }: Group): string {
  const title = lesson === undefined ? undefined : titleOf(lesson, weeks);
  if (title === undefined) return t('wordsBesides', { count });
  const of = weeks.flatMap(({ words }) => words).filter((word) => word.lesson === lesson).length;
  return of === count ? t('wordsOf', { count, lesson: title }) : t('wordsPart', { count, of, lesson: title });
}

const titleOf = (lesson: string, weeks: readonly AnyWeek[]): string | undefined =>
  weeks
    .flatMap(({ sessions }) => sessions.flatMap(({ items }) => items))
    .find(({ kind, ref }) => kind === 'lesson' && ref === lesson)?.title[locale];
