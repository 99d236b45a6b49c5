// The card of a word before a child: large, with its picture and what it means in the film; no dictionary, no level.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { t as common, locale } from '../../../../kit/web/i18n.ts';
import { useVoiceMissing } from '../../../../kit/web/speech/voice.ts';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { t } from '../texts.ts';
import type { ChildWords } from '../words/for-child.ts';
import type { WordTarget } from '../words/word-target.ts';
import { CardHead } from './head/card-head.tsx';

type ChildCardProps = {
  readonly titleId: string;
  readonly target: WordTarget;
  readonly child: ChildWords;
};

export function ChildCard({ titleId, target, child }: ChildCardProps) {
  const { glossOf, text, pinyin, sentence, language } = child;
  const gloss = glossOf(target.word);
  const isVoiceMissing = useVoiceMissing();
  return (
    <div className="grid gap-4 overflow-y-auto overscroll-contain px-5 pb-5">
      <CardHead
        titleId={titleId}
        word={target.word}
        pinyin={target.readings.join(' ')}
        spoken={target.spoken}
      />
      {isVoiceMissing ? <p className="text-small text-muted">{common('speech.noVoice')}</p> : null}
      {gloss ? (
        <div className="flex items-center gap-4">
          {gloss.picture === undefined ? null : <Picture markup={gloss.picture} />}
          <div>
            <p lang={language} className="text-title font-bold">
              {gloss.meaning}
            </p>
            {gloss.isName ? (
              <p lang={LANGUAGE_TAGS[locale]} className="text-muted">
                {t('card.aName')}
              </p>
            ) : null}
          </div>
        </div>
      ) : null}
      <div className="border-t border-line pt-3">
        <p className="text-lead">
          <Chinese text={text} syllables={pinyin.map((one) => one ?? undefined)} showPinyin />
        </p>
        <p lang={language} className="text-muted">
          {sentence}
        </p>
      </div>
    </div>
  );
}

/** Our own drawing, checked with the content. */
function Picture({ markup }: { readonly markup: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-52 -52 104 104"
      className="size-24 shrink-0 text-seal-mark"
      // oxlint-disable-next-line react/no-danger -- a file of content/films/drawings, nobody else's words
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
