// What could be said better, folded under the learner's message: what is wrong, and, apart and lighter, what is usually said otherwise.

import { ChevronDown, RotateCcw } from 'lucide-react';
import type { Locale } from '../../../../kit/core/locale.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { Message } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { Fix } from './fix.tsx';
import { MessageAction } from './message-action.tsx';

type Correction = Message['corrections'][number];

type CorrectionsProps = {
  readonly corrections: readonly Correction[];
  /** The language the tutor explains in. */
  readonly language: Locale;
  readonly onSayAgain: (sentence: string) => void;
};

export function Corrections({ corrections, language, onSayAgain }: CorrectionsProps) {
  const wrong = corrections.filter(({ tier }) => tier === 'wrong');
  const natural = corrections.filter(({ tier }) => tier === 'natural');
  return (
    <>
      {wrong.length === 0 ? null : (
        <Folded summary={t('message.corrections', { count: wrong.length })}>
          {wrong.map((correction) => (
            <li key={`${correction.start} ${correction.right}`}>
              <Fix {...correction} />
              <Reason correction={correction} language={language} />
            </li>
          ))}
          <Again sentence={wrong[0]?.sentence ?? ''} onSayAgain={onSayAgain} />
        </Folded>
      )}
      {natural.length === 0 ? null : (
        <Folded summary={t('message.moreNatural')} isLight>
          <li>
            <p className="text-muted">{t('message.couldAlsoSay')}</p>
            {natural.map((correction) => (
              <Reason key={correction.start} correction={correction} language={language} />
            ))}
          </li>
          <Again sentence={natural[0]?.sentence ?? ''} onSayAgain={onSayAgain} />
        </Folded>
      )}
    </>
  );
}

type FoldedProps = {
  readonly summary: string;
  /** What is only asked stands back behind what is told. */
  readonly isLight?: boolean;
  readonly children: React.ReactNode;
};

function Folded({ summary, isLight = false, children }: FoldedProps) {
  return (
    <details
      data-corrections={isLight ? undefined : ''}
      data-more-natural={isLight ? '' : undefined}
      className="group max-w-full text-small"
    >
      <summary className="flex min-h-11 list-none items-center justify-end gap-1.5 rounded-soft px-2 text-muted transition-colors hover:bg-raised hover:text-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown aria-hidden="true" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul
        className={`grid gap-4 rounded-soft border px-4 py-3 ${isLight ? 'border-line border-dashed' : 'border-line'}`}
      >
        {children}
      </ul>
    </details>
  );
}

function Reason({ correction, language }: { readonly correction: Correction; readonly language: Locale }) {
  return (
    <p lang={LANGUAGE_TAGS[language]} className="mt-1 text-muted">
      {correction.reason[language]}
    </p>
  );
}

type AgainProps = { readonly sentence: string; readonly onSayAgain: CorrectionsProps['onSayAgain'] };

function Again({ sentence, onSayAgain }: AgainProps) {
  return (
    <li className="border-t border-line pt-2">
      <p className="text-lead">
        <ChineseWords text={sentence} />
      </p>
      <div className="-ms-2 -mb-2">
        <MessageAction icon={<RotateCcw aria-hidden="true" size={16} />} onClick={() => onSayAgain(sentence)}>
          {t('message.sayAgain')}
        </MessageAction>
      </div>
    </li>
  );
}
