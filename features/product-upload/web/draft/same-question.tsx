// Asks whether two items of the list are one thing, as when a picture and a link of it were sent.

import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { productUploadApi } from '../product-upload-api.ts';
import { type Draft, draftDeleted, draftNow, draftsKept, explainProblem, readItemsAnew } from '../queries.ts';
import { t } from '../texts.ts';
import { offerCount } from './joined-count.tsx';
import { storedAll } from './stores-under-way.ts';

type SameQuestionProps = {
  readonly draft: Draft;
  /** Above it in the list. */
  readonly other: Draft;
  readonly otherName: string;
  readonly onTwo: () => void;
};

export function SameQuestion({ draft, other, otherName, onTwo }: SameQuestionProps) {
  const join = useMutation({
    mutationFn: async () => {
      // What is typed in either is being stored at this moment, and makes a new version.
      await storedAll([draft.id, other.id]);
      const [one = draft, two = other] = [draftNow(draft.id), draftNow(other.id)];
      return productUploadApi.join({
        id: one.id,
        version: one.version,
        otherId: two.id,
        otherVersion: two.version,
      });
    },
    onSuccess: (joined) => {
      offerCount(joined.id, [draft, other]);
      draftDeleted(joined.id === draft.id ? other.id : draft.id);
      draftsKept([joined]);
      notify('good', t('same.joined'));
    },
    onError: (error) => {
      void readItemsAnew();
      notify('wrong', explainProblem(error));
    },
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
