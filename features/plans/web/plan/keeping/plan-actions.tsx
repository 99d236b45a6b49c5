// What can be done with a plan: save it under a title, rename, print, delete.

import { useMutation } from '@tanstack/react-query';
import {
  CircleSlash,
  EllipsisVertical,
  Pencil,
  Printer,
  Share2,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../../../kit/web/ui/overlays/menu.tsx';
import {
  noticeFollowing,
  type Plan,
  planQuery,
  plansApi,
  plansQuery,
  refusalText,
  takeAnswers,
} from '../../queries.ts';
import { t } from '../../texts.ts';
import { SaveDialog } from './save-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** `saveToShare`: only what is saved has a link, so it is saved first. */
type Opened = 'save' | 'saveToShare' | 'share' | 'delete';

export function PlanActions({ plan }: { readonly plan: Plan }) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const navigate = useNavigate();
  const edit = useMutation({
    mutationFn: () => takeAnswers(plan.id),
    onSuccess: () =>
      navigate(`/adaptive-learning?step=basics&plan=${plan.id}`, { state: { isDecided: true } }),
    onError: (error) => notify('wrong', refusalText(error)),
  });
  const stop = useMutation({
    mutationFn: () => plansApi.unfollow({ id: plan.id }),
    onSuccess: noticeFollowing,
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return (
    <div className="flex items-center gap-2 print:hidden">
      {plan.isSaved ? null : (
        <Button look={plan.isFollowed ? 'secondary' : 'primary'} onClick={() => setOpened('save')}>
          {t('save.open')}
        </Button>
      )}
      <Button
        icon={<Share2 aria-hidden="true" size={18} />}
        onClick={() => setOpened(plan.isSaved ? 'share' : 'saveToShare')}
      >
        {t('share.open')}
      </Button>
      <Menu
        label={t('more')}
        trigger={<EllipsisVertical aria-hidden="true" size={20} />}
        items={[
          ...(plan.isSaved
            ? [
                {
                  label: t('save.rename'),
                  icon: <Pencil aria-hidden="true" size={18} />,
                  onSelect: () => setOpened('save'),
                },
              ]
            : []),
          {
            label: t('editing.do'),
            icon: <SlidersHorizontal aria-hidden="true" size={18} />,
            onSelect: () => edit.mutate(),
          },
          ...(plan.isFollowed
            ? [
                {
                  label: t('follow.stop'),
                  icon: <CircleSlash aria-hidden="true" size={18} />,
                  onSelect: () => stop.mutate(),
                },
              ]
            : []),
          { label: t('print'), icon: <Printer aria-hidden="true" size={18} />, onSelect: () => print() },
          {
            label: t('delete.open'),
            icon: <Trash2 aria-hidden="true" size={18} />,
            danger: true,
            onSelect: () => setOpened('delete'),
          },
        ]}
      />
      {opened === 'save' ? <SaveDialog plan={plan} onClose={close} onSaved={close} /> : null}
      {opened === 'saveToShare' ? (
        <SaveDialog plan={plan} onClose={close} onSaved={() => setOpened('share')} />
      ) : null}
      {opened === 'share' ? <ShareDialog plan={plan} onClose={close} /> : null}
      {opened === 'delete' ? <DeleteDialog plan={plan} onClose={close} /> : null}
    </div>
  );
}

type DialogProps = { readonly plan: Plan; readonly onClose: () => void };

function DeleteDialog({ plan, onClose }: DialogProps) {
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => plansApi.remove({ id: plan.id }),
    onSuccess: async () => {
      await navigate('/adaptive-learning', { state: { isDecided: true } });
      queryClient.removeQueries({ queryKey: planQuery(plan.id).queryKey });
      await queryClient.invalidateQueries({ queryKey: plansQuery.queryKey });
      notify('good', t('delete.done'));
    },
    onError: (error) => {
      onClose();
      notify('wrong', refusalText(error));
    },
  });
  return (
    <ConfirmDialog
      title={t('delete.title')}
      confirm={t('delete.open')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('delete.note', { title: plan.title })}
    </ConfirmDialog>
  );
}
