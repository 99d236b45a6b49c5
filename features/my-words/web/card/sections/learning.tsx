// Says of a word that the learner is learning when it comes back; nothing of any other, and nothing to guests.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiOf, errorCode } from '../../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { errorText, formatDate } from '../../../../../kit/web/i18n.ts';
import { newId } from '../../../../../kit/web/new-id.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { useSession } from '../../../../account/web/api.ts';
import type { StudyContract } from '../../../../study/contract.ts';
import { wordsChanged } from '../../queries.ts';
import { t } from '../../texts.ts';
import { LearningHistory } from './learning-history.tsx';

const studyApi = apiOf<StudyContract>('study');

type LearningProps = { readonly word: string; readonly pinyin: string };

export function Learning({ word, pinyin }: LearningProps) {
  const session = useSession();
  const said = useRef<HTMLParagraphElement>(null);
  const { data } = useQuery(
    {
      queryKey: ['study', 'word', word, pinyin],
      queryFn: () => studyApi.readWord({ word, reading: pinyin }),
      // Answers given meanwhile have moved it.
      staleTime: 0,
      enabled: session.status === 'signed-in',
    },
    queryClient,
  );
  if (!data) return null;
  const leave = () => said.current?.focus({ preventScroll: true });
  return (
    <div>
      <p ref={said} tabIndex={-1} className="text-small">
        {learningText(data)}
      </p>
      <LearningHistory cards={data.cards} answers={data.answers} />
      {data.isSuspended ? <TakeBack about={{ word, reading: pinyin }} onLeave={leave} /> : null}
    </div>
  );
}

type TakeBackProps = {
  readonly about: { readonly word: string; readonly reading: string };
  /** Before the button goes that has the focus. */
  readonly onLeave: () => void;
};

/** Of a word that was set aside the card offers the way back, wherever it was set aside. */
function TakeBack({ about, onLeave }: TakeBackProps) {
  const [id] = useState(newId);
  const back = useMutation(
    {
      mutationFn: () => studyApi.changeWords({ id, change: 'resume', words: [about] }),
      onSuccess: () => {
        onLeave();
        return wordsChanged();
      },
      networkMode: 'always',
    },
    queryClient,
  );
  return (
    <div className="mt-2">
      <Button busy={back.isPending} onClick={() => back.mutate()}>
        {t('several.takeBack')}
      </Button>
      {back.error ? (
        <p role="alert" className="mt-1 text-small text-wrong">
          {t('several.failed')} {errorText(errorCode(back.error))}
        </p>
      ) : null}
    </div>
  );
}

type NextReview = NonNullable<InferContractRouterOutputs<StudyContract>['readWord']>;

function learningText({ isSuspended, due }: Pick<NextReview, 'isSuspended' | 'due'>): string {
  if (isSuspended) return t('card.learning.suspended');
  if (due === null) return t('card.learning.waiting');
  const at = new Date(due);
  const midnight = new Date();
  midnight.setHours(24, 0, 0, 0);
  return at < midnight
    ? t('card.learning.today')
    : t('card.learning.next', { date: formatDate(at, { day: 'numeric', month: 'long' }) });
}
