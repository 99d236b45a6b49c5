// Puts the word on the learner's list, or takes it off; guests are shown the way to sign in and back.

import { useMutation, useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Check, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { errorCode } from '../../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { errorText } from '../../../../../kit/web/i18n.ts';
import { celebrate } from '../../../../../kit/web/moment/moments.ts';
import { Button, ButtonLink, IconButton } from '../../../../../kit/web/ui/elements/button.tsx';
import { signInUrl } from '../../../../account/domain/index.ts';
import { useSession } from '../../../../account/web/api.ts';
import { myWordsApi } from '../../my-words-api.ts';
import { type KeptWord, readingsQuery, wordDropped, wordKept } from '../../queries.ts';
import { t } from '../../texts.ts';

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
  const place = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  /** The button that was pressed goes: a second press right after finds the status, not what would undo the first. */
  const leaveButton = () => {
    if (place.current?.contains(document.activeElement)) status.current?.focus({ preventScroll: true });
  };
  const keep = useMutation(
    {
      mutationFn: () => myWordsApi.keep({ word, pinyin, context }),
      onSuccess: ({ total, ...kept }) => {
        leaveButton();
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
      onSuccess: (_, dropped) => {
        leaveButton();
        wordDropped(dropped);
      },
      networkMode: 'always',
    },
    queryClient,
  );
  const problem = kept ? drop.error : keep.error;
  return (
    <div ref={place}>
      <div className="flex items-center justify-between gap-3">
        <output ref={status} tabIndex={-1} className="flex grow items-center gap-2 font-medium">
          {kept ? (
            <>
              <Check aria-hidden="true" size={20} className="text-good" />
              <span className="py-2.5 text-good">{t('keep.kept')}</span>
            </>
          ) : null}
          {!kept && drop.isSuccess ? <span className="pb-2 text-small">{t('keep.dropped')}</span> : null}
        </output>
        {kept ? (
          <IconButton
            label={t('list.drop', { word })}
            aria-disabled={drop.isPending}
            // The later presses of a double tap mean the button that stood here before.
            onClick={({ detail }) => drop.isPending || detail > 1 || drop.mutate(kept)}
          >
            <Trash2 aria-hidden="true" size={20} />
          </IconButton>
        ) : null}
      </div>
      {kept ? null : (
        <Button
          wide
          look="primary"
          busy={keep.isPending}
          icon={<BookmarkPlus aria-hidden="true" size={20} />}
          onClick={() => keep.mutate()}
        >
          {t('keep.keep')}
        </Button>
      )}
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
