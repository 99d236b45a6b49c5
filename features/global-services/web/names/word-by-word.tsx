// What Chinese words mean one by one, below them and never in their place: said to be no translation of the whole.

import { Fragment, useDeferredValue } from 'react';
import { locale } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { glossTitle } from '../../domain/gloss-title.ts';
import { t } from '../texts.ts';
import { type Meaning, type MeaningsAsked, useMeanings } from './use-meanings.ts';

type WordByWordProps = MeaningsAsked & {
  /** Each meaning behind its word: for who has to say yes to the words. */
  readonly isPaired?: boolean | undefined;
};

export function WordByWord({ isPaired = false, ...asked }: WordByWordProps) {
  const meanings = useMeanings(asked);
  if (meanings === undefined) return null;
  return (
    <span className={classNames('block text-small font-normal text-muted', isPaired && 'mt-1')}>
      {isPaired
        ? t('names.noTranslation')
        : t(isPartlyEnglish(meanings) ? 'names.partlyEnglish' : 'names.wordByWord')}{' '}
      {meanings.map(({ text, chinese, language }, at) => (
        <Fragment key={text}>
          {at === 0 ? null : ' · '}
          {isPaired ? (
            <span lang="zh-Hans" className="whitespace-nowrap">
              {chinese}{' '}
            </span>
          ) : null}
          <span
            className={isPaired ? 'font-medium text-ink' : ''}
            lang={language === locale ? undefined : language}
          >
            <MixedText text={text} />
          </span>
        </Fragment>
      ))}
    </span>
  );
}

const isPartlyEnglish = (meanings: readonly Meaning[]): boolean =>
  locale !== 'en' && meanings.some(({ language }) => language === 'en');

type NameGlossProps = { readonly name: string; readonly isPaired?: boolean };

/** Of a name as a shop writes it: all words of a phrase, and of a heap of search words those of the trade. */
export function NameGloss({ name, isPaired }: NameGlossProps) {
  const now = useDeferredValue(name);
  const phrase = glossTitle(now);
  return <WordByWord text={phrase ?? now} isTradeOnly={phrase === undefined} isPaired={isPaired} />;
}
