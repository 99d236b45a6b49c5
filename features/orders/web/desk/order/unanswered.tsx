// That the buyer waits for an answer, and the way out where none is needed: a thank you waits for nobody.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { DESK_KEY, type DeskOrder, deskOrderQuery, ordersApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { ageText } from '../list/age.tsx';

export function Unanswered({ order: { id, unansweredSince } }: { readonly order: DeskOrder }) {
  const queries = useQueryClient();
  const settling = useMutation({
    mutationFn: async () => {
      queries.setQueryData(deskOrderQuery(id).queryKey, await ordersApi.needNoAnswer({ id }));
      notify('good', t('desk.done'));
      await queries.invalidateQueries({ queryKey: DESK_KEY });
    },
    onError: (error) => notify('wrong', refusalText(error)),
  });
  if (unansweredSince === null) return null;
  return (
    <Notice
      tone="retry"
      action={
        <Button busy={settling.isPending} onClick={() => settling.mutate()}>
          {t('desk.needNoAnswer')}
        </Button>
      }
    >
      {t('desk.waitsSince', { age: ageText(unansweredSince) })}
    </Notice>
  );
}
