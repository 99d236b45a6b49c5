// A message in the learner's language, fetched when it is asked for.

import { useQuery } from '@tanstack/react-query';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { errorCode } from '../../../../kit/web/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import type { ShownMessage } from '../../domain/index.ts';
import { TRANSLATION_LANGUAGE, translationQuery } from '../queries.ts';
import { t } from '../texts.ts';

type TranslationProps = {
  readonly talkId: string;
  readonly messageId: string;
  /** What it means, where the page knows that itself. */
  readonly known: ShownMessage['translation'];
};

export function Translation({ talkId, messageId, known }: TranslationProps) {
  const query = useQuery({ ...translationQuery(talkId, messageId), enabled: known === undefined });
  const data = known ? { text: known[TRANSLATION_LANGUAGE] } : query.data;
  const error = known ? null : query.error;
  return (
    <p>
      {data ? <span lang={LANGUAGE_TAGS[TRANSLATION_LANGUAGE]}>{data.text}</span> : null}
      {error ? <span className="text-wrong">{problemText(errorCode(error))}</span> : null}
      {!data && !error ? <span className="text-muted">{t('message.translating')}</span> : null}
    </p>
  );
}

function problemText(code: string): string {
  return code === 'TRANSLATION_UNAVAILABLE' ? t(`translationProblem.${code}`) : errorText(code);
}
