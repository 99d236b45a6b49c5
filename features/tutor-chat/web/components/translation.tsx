// A message in the learner's language, fetched when it is asked for.

import { useQuery } from '@tanstack/react-query';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { TRANSLATION_LANGUAGE, translationQuery } from '../queries.ts';
import { t } from '../texts.ts';

type TranslationProps = { readonly id: string; readonly talkId: string; readonly messageId: string };

export function Translation({ id, talkId, messageId }: TranslationProps) {
  const { data, isError } = useQuery(translationQuery(talkId, messageId));
  return (
    <div id={id} role="status" className="mt-1 border-s-2 border-line-strong ps-3 text-muted">
      {data ? <p lang={LANGUAGE_TAGS[TRANSLATION_LANGUAGE]}>{data.text}</p> : null}
      {isError ? <p className="text-wrong">{t('message.translationFailed')}</p> : null}
      {!data && !isError ? <p>{t('message.translating')}</p> : null}
    </div>
  );
}
