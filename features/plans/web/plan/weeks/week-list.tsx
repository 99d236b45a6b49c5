// The weeks of a plan: the one that is open stands unfolded, the others a tap away; printed, all of them do.

import { useEffect, useRef } from 'react';
import { languageTag, locale } from '../../../../../kit/web/i18n.ts';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { nextPlace } from '../../../domain/index.ts';
import type { Plan, SharedWeek, Week } from '../../queries.ts';
import { t } from '../../texts.ts';
import { ItemList } from '../session/item-list.tsx';
import { leftOverText } from '../session/left-over.tsx';
import { WeekWords } from './week-words.tsx';

type WeekListProps = {
  readonly weeks: readonly (Week | SharedWeek)[];
  /** Absent for who only reads along. */
  readonly done?: Plan['done'];
  /** The session that comes next, as it is today: its review is no guess any more. */
  readonly next?: Plan['next'];
  /** Words that its reader knows by now; empty for who only reads along. */
  readonly known?: readonly string[];
  /** Why things are there; empty for who only reads along. */
  readonly reasons?: Plan['reasons'];
};

export function WeekList({ weeks, done, next, known = [], reasons = [] }: WeekListProps) {
  const open = nextPlace(weeks, done ?? [])?.week;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => onPrint(() => list.current), []);
  return (
    <Section title={t('weeks')}>
      <ol ref={list} className="border-t border-line">
        {weeks.map((week, index) => (
          // Weeks never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="border-b border-line">
            <details open={index === open} className="group">
              <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 py-2 tablet:flex-nowrap">
                <WeekHead week={week} index={index} done={done && (done[index] ?? [])} />
              </summary>
              <WeekBody
                week={week}
                weeks={weeks}
                done={done && (done[index] ?? [])}
                next={next?.week === index + 1 ? next : undefined}
                known={known}
                reasons={reasons}
              />
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Folded weeks are not on paper otherwise, whatever asks for the printing; what was folded is so again afterwards. */
function onPrint(within: () => Element | null): () => void {
  let folded: Element[] = [];
  const unfold = () => {
    folded = [...(within()?.querySelectorAll('details:not([open])') ?? [])];
    for (const details of folded) details.setAttribute('open', '');
  };
  const foldAgain = () => {
    for (const details of folded) details.removeAttribute('open');
    folded = [];
  };
  addEventListener('beforeprint', unfold);
  addEventListener('afterprint', foldAgain);
  return () => {
    removeEventListener('beforeprint', unfold);
    removeEventListener('afterprint', foldAgain);
  };
}

type WeekProps = { readonly week: Week | SharedWeek; readonly done: Plan['done'][number] | undefined };

function WeekHead({ week, index, done }: WeekProps & { readonly index: number }) {
  const counted = done && countedOf(week, done);
  return (
    <>
      <span className="w-18 shrink-0 whitespace-nowrap text-small text-muted tabular-nums">
        {t('week', { count: index + 1 })}
      </span>
      <span className="order-last min-w-0 grow basis-full tablet:order-none tablet:basis-auto">
        <span lang={languageTag} className="block font-bold">
          {week.theme[locale]}
        </span>
        <span lang={languageTag} className="block text-small text-muted">
          {week.goals.map((goal) => goal[locale]).join(' ')}
        </span>
      </span>
      {counted ? (
        <span className="ms-auto shrink-0 text-end text-small text-muted tabular-nums tablet:max-w-28">
          {t(counted.hasReview ? 'doneOfBesides' : 'doneOf', { count: counted.done, of: counted.of })}
        </span>
      ) : null}
    </>
  );
}

/** Without reviews, which come back for good: what was counted as done stays so. */
function countedOf({ sessions }: Week | SharedWeek, done: Plan['done'][number]) {
  const items = sessions.flatMap((session, place) =>
    session.items.map(({ kind }, at) => ({ kind, isDone: done[place]?.[at] ?? false })),
  );
  const own = items.filter(({ kind }) => kind !== 'review');
  return {
    done: own.filter(({ isDone }) => isDone).length,
    of: own.length,
    hasReview: own.length < items.length,
  };
}

type WeekBodyProps = WeekProps & {
  readonly weeks: readonly (Week | SharedWeek)[];
  readonly next: Plan['next'] | undefined;
  readonly known: readonly string[];
  readonly reasons: Plan['reasons'];
};

function WeekBody({ week, weeks, done, next, known, reasons }: WeekBodyProps) {
  return (
    <div className="pb-6">
      <ol className="grid gap-x-8 gap-y-4 tablet:grid-cols-2">
        {week.sessions.map(({ items }, index) => (
          // Nor do sessions.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="break-inside-avoid">
            <h3 className="px-2 text-small font-bold text-muted">
              {[t('session', { count: index + 1 }), next?.session === index + 1 ? leftOverText(next) : null]
                .filter((text) => text != null)
                .join(' · ')}
            </h3>
            {next?.session === index + 1 ? (
              <NextItems next={next} reasons={reasons} />
            ) : (
              <ItemList
                items={items}
                done={done?.[index] ?? []}
                isReadOnly={done === undefined}
                reasons={reasons}
              />
            )}
          </li>
        ))}
      </ol>
      {week.words.length > 0 ? <WeekWords week={week} weeks={weeks} known={known} /> : null}
    </div>
  );
}

type NextItemsProps = { readonly next: NonNullable<Plan['next']>; readonly reasons: Plan['reasons'] };

/** The session that comes next: what today holds, and what moves on to tomorrow. */
function NextItems({ next: { items, moved, today }, reasons }: NextItemsProps) {
  // Once the day is over, all that has moved on stands among what comes.
  const all = today ? items : [...items, ...moved.map((item) => ({ ...item, isDone: false }))];
  return <ItemList items={all} done={all.map(({ isDone }) => isDone)} reasons={reasons} />;
}
