// Whether new words come from a list: switched at once, and said what that changes.

import { useMutation } from '@tanstack/react-query';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { listsQuery, type WordList } from '../queries.ts';
import { studyApi } from '../study-api.ts';
import { t } from '../texts.ts';
import { isSwitchable } from './is-switchable.ts';
import { listName } from './list-names.ts';

type ListSwitchProps = { readonly list: WordList; readonly lists: readonly WordList[] };

export function ListSwitch({ list, lists }: ListSwitchProps) {
  const turn = useMutation({
    mutationFn: () => studyApi.changeSettings({ lists: turned(list, lists) }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: listsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['study', 'today'] });
      notify('good', t(list.isOn ? 'words.turnedOff' : 'words.turned', { list: listName(list) }));
    },
    onError: (error) => notify('wrong', `${t('words.changeFailed')} ${errorText(errorCode(error))}`),
    networkMode: 'always',
  });
  return (
    <Button look={list.isOn ? 'secondary' : 'primary'} busy={turn.isPending} onClick={() => turn.mutate()}>
      {t(list.isOn ? 'words.stop' : 'words.learn')}
    </Button>
  );
}

/** The lists that are on, with this one the other way round. What the learner kept or brought is always on and none of them. */
function turned(list: WordList, lists: readonly WordList[]): string[] {
  const on = lists.filter((each) => each.isOn && isSwitchable(each)).map(({ id }) => id);
  return list.isOn ? on.filter((id) => id !== list.id) : [...on, list.id];
}
