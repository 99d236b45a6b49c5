// What the word means: our own glosses in the person's language first, what the dictionary adds in English after them.

import type { DictionaryEntry, DictionaryReading } from '../../../../../chinese/dictionary/index.ts';
import { LANGUAGE_TAGS } from '../../../../../kit/core/texts.ts';
import { locale } from '../../../../../kit/web/i18n.ts';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import { t } from '../../texts.ts';
import { meaningIn, readableGloss, writtenPinyin } from '../../words/readings.ts';
import type { TaughtMeaning } from '../../words/taught-meanings.ts';

/** So many senses of the dictionary are shown at once; the rest a tap later. */
const FIRST_SENSES = 4;

export function Senses({ reading }: { readonly reading: DictionaryReading }) {
  const { glosses, senses } = reading;
  return (
    <section aria-label={t('card.meaning')} className="grid gap-1">
      {glosses ? (
        <>
          <div lang={LANGUAGE_TAGS[locale]} className="text-lead">
            <SenseList senses={glosses[locale]} isOnly={glosses[locale].length === 1} />
          </div>
          <FromDictionary senses={locale === 'en' ? senses : [...glosses.en, ...senses]} />
        </>
      ) : (
        <English senses={senses.slice(0, FIRST_SENSES)} more={senses.slice(FIRST_SENSES)} />
      )}
    </section>
  );
}

type TaughtSenseProps = { readonly taught: TaughtMeaning; readonly reading: DictionaryReading | undefined };

/** What the lesson says first; what the dictionary says stays in sight only where that is in another language. */
export function TaughtSense({ taught: { meaning, language }, reading }: TaughtSenseProps) {
  const { glosses, senses } = reading ?? { glosses: undefined, senses: [] };
  const isOther = language !== locale && glosses !== undefined;
  return (
    <section aria-label={t('card.meaning')} className="grid gap-1">
      <p lang={LANGUAGE_TAGS[language]} className="text-lead">
        <MixedText text={meaning} />
      </p>
      {isOther ? (
        <div lang={LANGUAGE_TAGS[locale]} className="text-muted">
          <SenseList senses={glosses[locale]} isOnly={glosses[locale].length === 1} />
        </div>
      ) : null}
      <FromDictionary senses={isOther ? senses : [...(glosses?.en ?? []), ...senses]} />
    </section>
  );
}

/** What the dictionary says beyond our glosses, on demand; in other languages than English all that is English. */
function FromDictionary({ senses }: { readonly senses: readonly string[] }) {
  if (senses.length === 0) return null;
  const label = locale === 'en' ? t('card.moreSenses', { count: senses.length }) : t('card.inEnglish');
  return (
    <details>
      <summary className="min-h-11 py-2.5 text-small text-active">{label}</summary>
      <div lang={LANGUAGE_TAGS.en} className="text-small text-muted">
        <SenseList senses={senses.map(readableGloss)} isOnly={senses.length === 1} />
      </div>
    </details>
  );
}

type EnglishProps = { readonly senses: readonly string[]; readonly more: readonly string[] };

/** A rare word has no glosses of ours. */
function English({ senses, more }: EnglishProps) {
  return (
    <div lang={LANGUAGE_TAGS.en}>
      {locale === 'en' ? null : (
        <p lang={LANGUAGE_TAGS[locale]} className="text-caption text-muted">
          {t('card.inEnglish')}
        </p>
      )}
      <SenseList senses={senses.map(readableGloss)} isOnly={senses.length === 1} />
      {more.length > 0 ? (
        <details>
          <summary lang={LANGUAGE_TAGS[locale]} className="min-h-11 py-2.5 text-small text-active">
            {t('card.moreSenses', { count: more.length })}
          </summary>
          <SenseList senses={more.map(readableGloss)} start={FIRST_SENSES + 1} isOnly={false} />
        </details>
      ) : null}
    </div>
  );
}

type SenseListProps = {
  readonly senses: readonly string[];
  readonly start?: number;
  readonly isOnly: boolean;
};

function SenseList({ senses, start = 1, isOnly }: SenseListProps) {
  return (
    <ol start={start} className={isOnly ? undefined : 'list-decimal ps-6 marker:text-muted'}>
      {senses.map((sense) => (
        <li key={sense}>
          <MixedText text={sense} />
        </li>
      ))}
    </ol>
  );
}

type OtherReadingsProps = {
  readonly entry: DictionaryEntry;
  readonly place: number;
  readonly onChoose: (place: number) => void;
};

/** The word's other readings, each a button: the card then tells that one, and the list takes it. */
export function OtherReadings({ entry, place, onChoose }: OtherReadingsProps) {
  if (entry.readings.length < 2) return null;
  return (
    <section aria-label={t('card.otherReadings')}>
      <h3 className="text-small font-bold text-muted">{t('card.otherReadings')}</h3>
      <ul className="mt-1">
        {entry.readings.map((reading, at) =>
          at === place ? null : (
            <li
              key={`${reading.pinyin} ${reading.traditional}`}
              className="border-t border-line first:border-t-0"
            >
              <button
                type="button"
                onClick={() => onChoose(at)}
                className="flex min-h-11 w-full items-baseline gap-3 py-2 text-start transition-colors hover:text-active"
              >
                <span lang="zh-Latn" className="shrink-0 font-medium">
                  {writtenPinyin(entry.word, reading.pinyin)}
                </span>
                <FirstSense reading={reading} />
              </button>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function FirstSense({ reading }: { readonly reading: DictionaryReading }) {
  const { senses, language } = meaningIn(reading, locale);
  return (
    <span lang={LANGUAGE_TAGS[language]} className="line-clamp-2 text-small text-muted">
      <MixedText text={senses[0] ?? ''} />
    </span>
  );
}
