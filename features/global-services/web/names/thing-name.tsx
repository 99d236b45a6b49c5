// The name of a thing in the seller's words, which can be tapped, with what its words mean below for who reads no Chinese.

import { Fragment } from 'react';
import { locale } from '../../../../kit/web/i18n.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { ChineseWords, useMeanings } from '../../../my-words/web/api.ts';
import { glossTitle } from '../../domain/gloss-title.ts';
import { t } from '../texts.ts';

export function ThingName({ name }: { readonly name: string }) {
  const phrase = glossTitle(name);
  return (
    <>
      <ChineseWords text={name} pinyin="never" />
      {phrase === undefined ? null : <WordByWord text={phrase} />}
    </>
  );
}

/** Said to be word by word: nobody has translated the whole. */
type WordByWordProps = {
  readonly text: string;
  /** Of shops and people in it, which mean nothing word by word. */
  readonly names?: readonly string[];
};

export function WordByWord({ text, names }: WordByWordProps) {
  const meanings = useMeanings(text, names);
  if (meanings === undefined) return null;
  const isPartlyEnglish = locale !== 'en' && meanings.some(({ language }) => language === 'en');
  return (
    <span className="block text-small font-normal text-muted">
      {t(isPartlyEnglish ? 'names.partlyEnglish' : 'names.wordByWord')}{' '}
      {meanings.map(({ text: meaning, language }, at) => (
        <Fragment key={meaning}>
          {at === 0 ? null : ' · '}
          <span lang={language && language !== locale ? language : undefined}>
            <MixedText text={meaning} />
          </span>
        </Fragment>
      ))}
    </span>
  );
}
