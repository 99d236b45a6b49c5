// For who has no words yet: lists that fit why they learn and their level, each one tap from its first word.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { knownBand } from '../../../learner-settings/domain/index.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { suggestedLists } from '../../domain/suggested-lists.ts';
import { listsQuery, type WordList } from '../queries.ts';
import { studyApi } from '../study-api.ts';
import { t } from '../texts.ts';
import { isSwitchable } from '../words/is-switchable.ts';
import { listName } from '../words/list-names.ts';

type FirstListsProps = {
  /** Something else is the main thing to do. */
  readonly isAside?: boolean;
  /** A list is on; without it the page of the session is opened. */
  readonly onBegun?: () => Promise<void>;
};

export function FirstLists({ isAside = false, onBegun }: FirstListsProps) {
  const { data: lists, error } = useQuery(listsQuery);
  const settings = useLearnerSettings();
  const known = knownBand(settings) ?? 0;
  const navigate = useNavigate();
  const begin = useMutation({
    mutationFn: (list: WordList) => studyApi.changeSettings({ lists: [...onLists(lists), list.id] }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['study'] });
      await (onBegun ? onBegun() : navigate('/study/session'));
    },
    onError: (failure) => notify('wrong', `${t('plan.learnFailed')} ${errorText(errorCode(failure))}`),
    networkMode: 'always',
  });
  // The other way, to all lists, stands beside it.
  if (error && !lists) return null;
  if (!lists) return <Skeleton lines={1} />;
  const [first, ...others] = suggestedLists(lists, { known, reason: settings.reason });
  if (!first) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button
        look={isAside ? 'secondary' : 'primary'}
        busy={begin.isPending}
        onClick={() => begin.mutate(first)}
      >
        {learnText(first)}
      </Button>
      {others.map((list) => (
        <Button
          key={list.id}
          aria-disabled={begin.isPending}
          onClick={() => begin.isPending || begin.mutate(list)}
        >
          {learnText(list)}
        </Button>
      ))}
    </div>
  );
}

const learnText = (list: WordList): string =>
  t('plan.learnList', { list: listName(list), count: list.words });

/** What is on stays on, though all of its words are met. */
const onLists = (lists: readonly WordList[] = []): string[] =>
  lists.filter((list) => list.isOn && isSwitchable(list)).map(({ id }) => id);
