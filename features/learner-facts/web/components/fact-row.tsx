// A fact on the page: where it comes from, and the ways to change it, to delete it and, as long as one looks, to take that back.

import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Button, IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { learnerFactsApi } from '../learner-facts-api.ts';
import { explainProblem, type Fact, factDeleted, factKept } from '../queries.ts';
import { t } from '../texts.ts';
import { EditFact } from './edit-fact.tsx';

export function FactRow({ fact }: { readonly fact: Fact }) {
  const [state, setState] = useState<'shown' | 'edited' | 'deleted'>('shown');
  const remove = useMutation({
    mutationFn: () => learnerFactsApi.delete({ id: fact.id }),
    onSuccess: () => {
      factDeleted();
      setState('deleted');
    },
  });
  return (
    <li className="border-t border-line py-3">
      {state === 'edited' ? <EditFact fact={fact} onClose={() => setState('shown')} /> : null}
      {state === 'deleted' ? <Deleted fact={fact} /> : null}
      {state === 'shown' ? (
        <Shown
          fact={fact}
          isBusy={remove.isPending}
          onEdit={() => setState('edited')}
          onDelete={() => remove.mutate()}
        />
      ) : null}
      {remove.error ? (
        <p role="alert" className="mt-1 text-small text-wrong">
          {t('fact.deleteFailed', { why: explainProblem(remove.error) })}
        </p>
      ) : null}
    </li>
  );
}

type ShownProps = {
  readonly fact: Fact;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

function Shown({ fact, isBusy, onEdit, onDelete }: ShownProps) {
  const { text, source, talkId, updatedAt } = fact;
  const day = formatDate(new Date(updatedAt), { dateStyle: 'medium' });
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 grow py-1.5">
        <p className="text-lead break-words">
          <MixedText text={text} />
        </p>
        <p className="text-small text-muted">
          {t(source === 'talk' && talkId === null ? 'fact.source.deletedTalk' : `fact.source.${source}`, {
            day,
          })}{' '}
          {talkId === null ? null : (
            <Link to={`/study/${talkId}`} className="underline underline-offset-4 hover:text-active">
              {t('fact.toTalk')}
            </Link>
          )}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton label={t('fact.edit', { text })} onClick={onEdit}>
          <Pencil aria-hidden="true" size={18} />
        </IconButton>
        <IconButton
          label={t('fact.delete', { text })}
          aria-disabled={isBusy}
          onClick={() => isBusy || onDelete()}
        >
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      </div>
    </div>
  );
}

/** Stands where the fact stood; focus stays in the place where the person acted. */
function Deleted({ fact }: { readonly fact: Fact }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const restore = useMutation({
    mutationFn: () => learnerFactsApi.add({ text: fact.text }),
    onSuccess: factKept,
  });
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <output className="min-w-0 text-muted">
          <MixedText text={t('fact.deleted', { text: fact.text })} />
        </output>
        <Button
          ref={button}
          look="ghost"
          busy={restore.isPending || restore.isSuccess}
          icon={<Undo2 aria-hidden="true" size={18} />}
          onClick={() => restore.mutate()}
        >
          {t('fact.undo')}
        </Button>
      </div>
      {restore.error ? (
        <p role="alert" className="mt-1 text-small text-wrong">
          {t('fact.undoFailed', { why: explainProblem(restore.error) })}
        </p>
      ) : null}
    </>
  );
}
