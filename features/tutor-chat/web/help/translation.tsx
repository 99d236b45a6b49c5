// A message in the learner's language, fetched when it is asked for.

import { useQuery } from '@tanstack/react-query';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import type { Message } from '../../domain/index.ts';
import { useAids } from '../aids/use-aids.ts';
import { translationQuery } from '../queries.ts';
import { t } from '../texts.ts';

type TranslationProps = {
  readonly talkId: string;
  readonly message: Pick<Message, 'id' | 'translations'>;
  /** The server does not have the message. */
  readonly isOnlyHere: boolean;
};

export function Translation({ talkId, message: { id, translations }, isOnlyHere }: TranslationProps) {
  const { language } = useAids(undefined);
  const known = translations[language];
  const enabled = known === undefined && !isOnlyHere;
  const query = useQuery({ ...translationQuery({ talkId, messageId: id, language }), enabled });
  const data = known === undefined ? query.data : { text: known };
  const error = enabled ? query.error : null;
  return (
    <p>
      {data ? <span lang={LANGUAGE_TAGS[language]}>{data.text}</span> : null}
      {error ? <span className="text-wrong">{problemText(errorCode(error))}</span> : null}
      {!data && !error ? <span className="text-muted">{t('message.translating')}</span> : null}
    </p>
  );
}

function problemText(code: string): string {
  return code === 'TRANSLATION_UNAVAILABLE' ? t(`translationProblem.${code}`) : errorText(code);
}
