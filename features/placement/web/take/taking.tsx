// Taking a placement: one item a screen, the last answer can be taken back, and the end tells the server.

import { useMutation, useQuery } from '@tanstack/react-query';
import { Undo2, X } from 'lucide-react';
import { useEffect } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { Button, IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Stopped } from '../../../study/web/api.ts';
import { ITEMS_MAX, isOver } from '../../domain/index.ts';
import { latestQuery, placementApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';
import { ItemView } from './item-view.tsx';
import { prepareItem } from './prepare-item.ts';
import { begin, forgetOpen, type OpenPlacement } from './stored-answers.ts';

type TakingProps = {
  readonly open: OpenPlacement;
  readonly onChange: (open: OpenPlacement) => void;
  readonly onLeave: () => void;
  readonly onFinished: () => void;
};

export function Taking({ open, onChange, onLeave, onFinished }: TakingProps) {
  const { answers } = open;
  const undo = () => onChange({ ...open, answers: answers.slice(0, -1) });
  return (
    <div className="grid gap-6">
      <header className="flex items-center gap-2">
        <IconButton label={t('take.leave')} onClick={onLeave}>
          <X aria-hidden="true" size={22} />
        </IconButton>
        <progress
          max={ITEMS_MAX}
          value={answers.length}
          aria-label={t('take.progress', { count: answers.length, most: ITEMS_MAX })}
          className="block h-2 w-full min-w-0 grow appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width]"
        />
        <IconButton label={t('take.undo')} disabled={answers.length === 0} onClick={undo}>
          <Undo2 aria-hidden="true" size={22} />
        </IconButton>
      </header>
      {isOver(answers) ? (
        <Finishing open={open} onChange={onChange} onLeave={onLeave} onFinished={onFinished} />
      ) : (
        <Asking open={open} onChange={onChange} onLeave={onLeave} />
      )}
    </div>
  );
}

function Asking({ open, onChange, onLeave }: Omit<TakingProps, 'onFinished'>) {
  const { id, answers } = open;
  const { data, error, refetch } = useQuery({
    queryKey: ['placement', 'item', id, answers],
    queryFn: () => prepareItem(open),
    // Made of the page's own files.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error)
    return (
      <Stopped
        problem={errorCode(error)}
        failed={t('take.stopped')}
        back={<Button onClick={onLeave}>{t('take.leave')}</Button>}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton lines={6} />;
  const { kind, word, band } = data;
  return (
    <ItemView
      key={answers.length}
      item={data}
      onAnswer={(isYes) => onChange({ id, answers: [...answers, { kind, word, band, isYes }] })}
    />
  );
}

/** Sent again with the same id, it says the same: a lost answer does no harm. */
function Finishing({ open: { id, answers }, onChange, onLeave, onFinished }: TakingProps) {
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      placementApi.finish({ id, answers: answers.map(({ kind, word, isYes }) => ({ kind, word, isYes })) }),
    onSuccess: (placement) => {
      queryClient.setQueryData(latestQuery.queryKey, placement);
      forgetOpen();
      onFinished();
    },
  });
  useEffect(() => mutate(), [mutate]);
  if (!error || isPending) return <Skeleton lines={6} />;
  const refusal = refusalText(errorCode(error));
  if (refusal !== undefined)
    return (
      <Notice tone="wrong" action={<Button onClick={() => onChange(begin())}>{t('intro.anew')}</Button>}>
        {refusal}
      </Notice>
    );
  return (
    <Stopped
      problem={errorCode(error)}
      failed={t('take.unsent')}
      back={<Button onClick={onLeave}>{t('take.leave')}</Button>}
      onRetry={() => mutate()}
    />
  );
}
