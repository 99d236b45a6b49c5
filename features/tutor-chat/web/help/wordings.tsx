// One of the learner's messages as people in China would say it, with the way to say it so.

import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import type { Locale } from '../../../../kit/core/locale.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { wordingQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { MessageAction } from './message-action.tsx';

type WordingsProps = {
  readonly talkId: string;
  readonly messageId: string;
  readonly language: Locale;
  readonly onSayAgain: (sentence: string) => void;
};

export function Wordings({ talkId, messageId, language, onSayAgain }: WordingsProps) {
  const query = useQuery(wordingQuery({ talkId, messageId, language }));
  return (
    <QueryPart query={query} failed={t('help.failed')} lines={2}>
      {({ speaker, wordings }) => (
        <div className="grid gap-3">
          {wordings.length === 0 ? <p>{t(`help.asItIs.${speaker}`)}</p> : null}
          <ul className="grid gap-3">
            {wordings.map(({ zh, reason }) => (
              <li key={zh}>
                <p className="text-lead">
                  <ChineseWords text={zh} />
                </p>
                <p lang={LANGUAGE_TAGS[language]} className="text-muted">
                  <MixedText text={reason} />
                </p>
                <div className="-ms-2">
                  <MessageAction
                    icon={<RotateCcw aria-hidden="true" size={16} />}
                    onClick={() => onSayAgain(zh)}
                  >
                    {t('help.sayIt')}
                  </MessageAction>
                </div>
              </li>
            ))}
          </ul>
          {wordings.length === 0 ? null : (
            <p className="text-caption text-muted">{t(`help.by.${speaker}`)}</p>
          )}
        </div>
      )}
    </QueryPart>
  );
}
