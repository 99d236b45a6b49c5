// What is not chosen in its picture: left out, with the reason, until its buyer wants it all the same.

import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { tickRoleOf } from '../../domain/index.ts';
import { productUploadApi } from '../product-upload-api.ts';
import { type Draft, draftNow, draftsKept, explainProblem, isLeftOut, readItemsAnew } from '../queries.ts';
import { t } from '../texts.ts';
import { storedAll } from './stores-under-way.ts';

type LeftOutProps = { readonly draft: Draft; readonly name: string };

/** Why it is left out; nothing for all others. */
export function WhyLeftOut({ draft }: Pick<LeftOutProps, 'draft'>) {
  if (!isLeftOut(draft)) return null;
  const isSeen = tickRoleOf(draft.otherPrices) === 'cart_unticked';
  return <p className="text-small">{t(isSeen ? 'draft.unticked' : 'draft.uncounted')}</p>;
}

/** Takes it along, or leaves it out again; nothing for what was chosen in the picture. */
export function TakeAlong({ draft, name }: LeftOutProps) {
  const want = useMutation({
    mutationFn: async (isWanted: boolean) => {
      // What is typed is being stored at this moment, and makes a new version.
      await storedAll([draft.id]);
      const { id, version } = draftNow(draft.id) ?? draft;
      return productUploadApi.change({ id, version, changes: {}, isConfirmed: false, isWanted });
    },
    onSuccess: (kept) => draftsKept([kept]),
    onError: (error) => {
      void readItemsAnew();
      notify('wrong', explainProblem(error));
    },
  });
  if (isLeftOut(draft))
    return (
      <Button
        icon={<Plus aria-hidden="true" size={18} />}
        busy={want.isPending}
        aria-label={t('draft.wantNamed', { name })}
        onClick={() => want.mutate(true)}
      >
        {t('draft.want')}
      </Button>
    );
  const isWanted = draft.state === 'read' && tickRoleOf(draft.otherPrices) === 'cart_wanted';
  return isWanted ? (
    <Button look="ghost" busy={want.isPending} onClick={() => want.mutate(false)}>
      {t('draft.leaveOut')}
    </Button>
  ) : null;
}
