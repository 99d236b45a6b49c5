// A message in the learner's language, fetched when it is asked for.

import { useQuery } from '@tanstack/react-query';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { errorCode } from '../../../../kit/web/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { TRANSLATION_LANGUAGE, translationQuery } from '../queries.ts';
import { t } from '../texts.ts';

type TranslationProps = { readonly id: string; readonly talkId: string; readonly messageId: string };

export function Translation({ id, talkId, messageId }: TranslationProps) {
  const { data, error } = useQuery(translationQuery(talkId, messageId));
  return (
    <output id={id} className="mt-1 block border-s-2 border-line-strong ps-3 text-muted">
      {data ? <span lang={LANGUAGE_TAGS[TRANSLATION_LANGUAGE]}>{data.text}</span> : null}
      {error ? <span className="text-wrong">{problemText(errorCode(error))}</span> : null}
      {!data && !error ? t('message.translating') : null}
    </output>
  );
}

function problemText(code: string): string {
  return code === 'TRANSLATION_UNAVAILABLE' ? t(`translationProblem.${code}`) : errorText(code);
}
