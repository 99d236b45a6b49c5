// Says of a word that the learner is learning when it comes back; nothing of any other, and nothing to guests.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { useQuery } from '@tanstack/react-query';
import { apiOf } from '../../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { formatDate } from '../../../../../kit/web/i18n.ts';
import { useSession } from '../../../../account/web/api.ts';
import type { StudyContract } from '../../../../study/contract.ts';
import { t } from '../../texts.ts';

const studyApi = apiOf<StudyContract>('study');

type LearningProps = { readonly word: string; readonly pinyin: string };

export function Learning({ word, pinyin }: LearningProps) {
  const session = useSession();
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
  return data ? <p className="text-small">{learningText(data)}</p> : null;
}

type NextReview = NonNullable<InferContractRouterOutputs<StudyContract>['readWord']>;

function learningText({ isSuspended, due }: NextReview): string {
  if (isSuspended) return t('card.learning.suspended');
  if (due === null) return t('card.learning.waiting');
  const at = new Date(due);
  const midnight = new Date();
  midnight.setHours(24, 0, 0, 0);
  return at < midnight
    ? t('card.learning.today')
    : t('card.learning.next', { date: formatDate(at, { day: 'numeric', month: 'long' }) });
}
