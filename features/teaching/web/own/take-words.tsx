// Puts the words of an assignment on the learner's own list, from where reviews ask for them.

import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

export function TakeWords({ id }: { readonly id: string }) {
  const taking = useMutation({
    mutationFn: () => teachingApi.takeWords({ id }),
    onSuccess: ({ added }) => notify('good', t('own.taken', { count: added })),
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return (
    <Button look="primary" busy={taking.isPending} onClick={() => taking.mutate()}>
      {t('own.take')}
    </Button>
  );
}
