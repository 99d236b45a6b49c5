// What could be said better, folded under the learner's message: what stood there, what is right, why, and the way to say it again.

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
  if (corrections.length === 0) return null;
  return (
    <details data-corrections className="group max-w-full text-small">
      <summary className="flex min-h-11 list-none items-center justify-end gap-1.5 rounded-soft px-2 text-muted transition-colors hover:bg-raised hover:text-ink [&::-webkit-details-marker]:hidden">
        {t('message.corrections', { count: corrections.length })}
        <ChevronDown aria-hidden="true" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-4 rounded-soft border border-line px-4 py-3">
        {corrections.map((correction) => (
          <li key={`${correction.start} ${correction.right}`}>
            <Fix {...correction} />
            <p lang={LANGUAGE_TAGS[language]} className="mt-1 text-muted">
              {correction.reason[language]}
            </p>
          </li>
        ))}
        <li className="border-t border-line pt-2">
          <p className="text-lead">
            <ChineseWords text={corrections[0]?.sentence ?? ''} />
          </p>
          <div className="-ms-2 -mb-2">
            <MessageAction
              icon={<RotateCcw aria-hidden="true" size={16} />}
              onClick={() => onSayAgain(corrections[0]?.sentence ?? '')}
            >
              {t('message.sayAgain')}
            </MessageAction>
          </div>
        </li>
      </ul>
    </details>
  );
}
