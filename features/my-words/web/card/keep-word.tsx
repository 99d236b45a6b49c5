// Puts the word on the learner's list, or takes it off; guests are shown the way to sign in and back.

import { useMutation, useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { errorCode } from '../../../../kit/web/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { celebrate } from '../../../../kit/web/moment/moments.ts';
import { queryClient } from '../../../../kit/web/query-client.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/button.tsx';
import { signInUrl } from '../../../account/domain/index.ts';
import { useSession } from '../../../account/web/api.ts';
import { myWordsApi } from '../my-words-api.ts';
import { type KeptWord, readingsQuery, wordDropped, wordKept } from '../queries.ts';
import { t } from '../texts.ts';

/** So many words are worth a moment. */
const ROUND = 10;

type KeepWordProps = { readonly word: string; readonly pinyin: string; readonly context: string };

export function KeepWord(props: KeepWordProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'guest') {
    return (
      <ButtonLink wide look="primary" to={signInUrl(pathname + search)}>
        {t('keep.signIn')}
      </ButtonLink>
    );
  }
  return <KeepForMember {...props} />;
}

function KeepForMember({ word, pinyin, context }: KeepWordProps) {
  const { data } = useQuery(readingsQuery(word), queryClient);
  const kept = data?.find((one) => one.pinyin === pinyin);
  const keep = useMutation(
    {
      mutationFn: () => myWordsApi.keep({ word, pinyin, context }),
      onSuccess: ({ total, ...kept }) => {
        wordKept(kept);
        if (total !== null && total % ROUND === 0) celebrate(t('moment.words', { count: total }));
      },
      networkMode: 'always',
    },
    queryClient,
  );
  const drop = useMutation(
    {
      mutationFn: ({ id }: KeptWord) => myWordsApi.drop({ id }),
      onSuccess: (_, dropped) => wordDropped(dropped),
      networkMode: 'always',
    },
    queryClient,
  );
  const problem = kept ? drop.error : keep.error;
  return (
    <div aria-live="polite">
      <div className="flex items-center justify-between gap-3">
        {kept ? (
          <p className="flex items-center gap-2 font-medium text-good">
            <Check aria-hidden="true" size={20} />
            {t('keep.kept')}
          </p>
        ) : null}
        {/* The one button for both, so that focus stays on it. */}
        <Button
          wide={!kept}
          look={kept ? 'ghost' : 'primary'}
          busy={keep.isPending || drop.isPending}
          icon={kept ? undefined : <BookmarkPlus aria-hidden="true" size={20} />}
          onClick={() => (kept ? drop.mutate(kept) : keep.mutate())}
        >
          {t(kept ? 'keep.drop' : 'keep.keep')}
        </Button>
      </div>
      {problem ? (
        <p role="alert" className="mt-2 text-small text-wrong">
          {problemText(errorCode(problem), kept !== undefined)}
        </p>
      ) : null}
    </div>
  );
}

/** What happened, and how the list stands now. */
function problemText(code: string, isKept: boolean): string {
  const what = code === 'WORD_INVALID' || code === 'LIST_FULL' ? t(`problem.${code}`) : errorText(code);
  return `${what} ${t(isKept ? 'problem.stillKept' : 'problem.notKept')}`;
}
