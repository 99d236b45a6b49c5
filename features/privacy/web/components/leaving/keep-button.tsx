// Keeps the account after all, in one tap on any device.

import { useMutation } from '@tanstack/react-query';
import { errorCode } from '../../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { privacyApi } from '../../privacy-api.ts';
import { deletionChanged, explainProblem } from '../../queries.ts';
import { t } from '../../texts.ts';

export function KeepButton() {
  const keeping = useMutation(
    {
      mutationFn: () => privacyApi.keepAccount(),
      onSuccess: () => notify('good', t('deletion.kept')),
      onError: (error) =>
        notify('wrong', isUnreached(error) ? t('deletion.keepOffline') : explainProblem(error)),
      onSettled: deletionChanged,
    },
    // Named, since the line on every page stands outside of what gives it to pages.
    queryClient,
  );
  return (
    <Button busy={keeping.isPending} onClick={() => keeping.mutate()}>
      {t('deletion.keep')}
    </Button>
  );
}

/** Nothing was typed that could be lost. */
const isUnreached = (error: unknown): boolean => ['OFFLINE', 'NO_NETWORK'].includes(errorCode(error));
