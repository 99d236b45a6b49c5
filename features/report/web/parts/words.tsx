// The learner's words: how well they are known, and of which level they are.

import { useContext } from 'react';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { HelpInPlace } from '../../../help/web/api.ts';
import { OwnLevel } from '../../../placement/web/api.ts';
import { Behind, behind, CanOpen } from '../behind.tsx';
import type { Report } from '../queries.ts';
import { bandText } from '../show.ts';
import { t } from '../texts.ts';
import { useVoice } from '../voice.ts';
import { ShareBar } from './share-bar.tsx';

type WordsProps = { readonly words: Report['words'] };

export function Words({ words }: WordsProps) {
  const voice = useVoice();
  const canOpen = useContext(CanOpen);
  const taken = words.states.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section title={t(`voice.${voice}.words`)} lead={t('words.lead', { count: taken })}>
      {canOpen ? (
        <div className="mb-3">
          <OwnLevel />
        </div>
      ) : null}
      <Probable count={words.probable} />
      {taken === 0 && words.probable === 0 ? (
        <p className="text-muted">{t(`voice.${voice}.noWords`)}</p>
      ) : (
        <>
          {taken === 0 ? null : <States words={words} taken={taken} />}
          <Bands words={words} />
          <p className="mt-4 max-w-prose text-small text-muted">{t('words.rule')}</p>
        </>
      )}
      {canOpen ? <HelpInPlace topic="known-words" label={t('words.counted')} /> : null}
    </Section>
  );
}

/** Nobody has answered them here: told apart, and listed, so that whoever doubts one takes it up. */
function Probable({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className="mb-3 flex min-h-11 items-center justify-between gap-3 border-b border-line text-small">
      {t('words.byPlacement')}
      <span className="shrink-0 font-bold tabular-nums">
        <Behind to={behind('words', { state: 'probable' })}>{formatNumber(count)}</Behind>
      </span>
    </p>
  );
}

/** From what lasts to what has not begun. */
const SHOWN = ['lasting', 'fresh', 'learning', 'new', 'suspended'] as const;
const FILLS = {
  lasting: 'fill-good',
  fresh: 'fill-good/55',
  learning: 'fill-retry',
  new: 'fill-info/60',
  suspended: 'fill-line-strong',
} as const;

function States({ words: { states }, taken }: WordsProps & { readonly taken: number }) {
  const counts = new Map(states.map(({ state, count }) => [state, count]));
  const shown = SHOWN.map((state) => ({ state, count: counts.get(state) ?? 0 })).filter(
    ({ count }) => count > 0,
  );
  const parts = shown.map((each, place) => ({
    ...each,
    start: shown.slice(0, place).reduce((sum, { count }) => sum + count, 0),
  }));
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-4 w-full">
        {parts.map(({ state, count, start }) => (
          <rect
            key={state}
            x={(100 * start) / taken}
            width={(100 * count) / taken}
            height={6}
            className={FILLS[state]}
          />
        ))}
      </svg>
      <dl className="mt-3 grid gap-x-6 tablet:grid-cols-2">
        {shown.map(({ state, count }) => (
          <div key={state} className="flex min-h-11 items-center justify-between gap-3 border-b border-line">
            <dt className="flex items-center gap-2 text-small">
              <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3 shrink-0">
                <rect width={10} height={10} rx={2} className={FILLS[state]} />
              </svg>
              {t(`words.states.${state}`)}
            </dt>
            <dd className="font-bold tabular-nums">
              <Behind to={behind('words', { state })}>{formatNumber(count)}</Behind>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Bands({ words: { bands } }: WordsProps) {
  return (
    <>
      <h3 className="mt-6 mb-1 text-small font-bold text-muted">{t('words.byLevel')}</h3>
      <ul>
        {bands.map((each) => (
          <li key={each.band} className="grid min-h-11 grid-cols-[5rem_1fr_8.5rem] items-center gap-3">
            <span className="text-small">{bandText(each.band)}</span>
            {each.listed > 0 ? (
              <ShareBar share={Math.min(1, (each.known + each.probable) / each.listed)} />
            ) : (
              <span />
            )}
            <span className="text-end text-small tabular-nums">
              <Behind to={behind('words', { band: String(each.band), state: 'known' })}>
                {knownText(each)}
              </Behind>
              {each.probable > 0 ? (
                <span className="block text-caption text-muted">
                  {t('words.probablyMore', { count: each.probable })}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of a level so many of its list; what is on no list has no whole. */
const knownText = ({ known, listed }: Report['words']['bands'][number]): string =>
  listed > 0
    ? t('words.knownOf', { known: formatNumber(known), listed: formatNumber(listed) })
    : t('words.knownUnlisted', { count: known });
