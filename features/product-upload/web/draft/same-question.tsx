// Asks whether two items of the list are one thing, as when a picture and a link of it were sent.

import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { productUploadApi } from '../product-upload-api.ts';
import { type Draft, draftDeleted, draftsKept, explainProblem } from '../queries.ts';
import { t } from '../texts.ts';

type SameQuestionProps = {
  readonly draft: Draft;
  /** Above it in the list. */
  readonly other: Draft;
  readonly otherName: string;
  readonly onTwo: () => void;
};

export function SameQuestion({ draft, other, otherName, onTwo }: SameQuestionProps) {
  const join = useMutation({
    mutationFn: () =>
      productUploadApi.join({
        id: draft.id,
        version: draft.version,
        otherId: other.id,
        otherVersion: other.version,
      }),
    onSuccess: (joined) => {
      draftDeleted(joined.id === draft.id ? other.id : draft.id);
      draftsKept([joined]);
      notify('good', t('same.joined'));
    },
    onError: (error) => notify('wrong', explainProblem(error)),
  });
  return (
    <div className="rounded-soft bg-retry-ground p-4">
      <p>{t('same.question', { name: otherName })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={join.isPending} onClick={() => join.mutate()}>
          {t('same.one')}
        </Button>
        <Button onClick={onTwo}>{t('same.two')}</Button>
      </div>
    </div>
  );
}
