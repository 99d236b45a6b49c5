// A text of one's own in the list: opens, and is deleted after a question.

import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { writeDay } from '../../../../kit/core/texts.ts';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText, locale } from '../../../../kit/web/i18n.ts';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { type OwnListed, ownTextQuery, ownTextsKey, readerApi } from '../queries.ts';
import { t } from '../texts.ts';

export function OwnTextRow({ text: { id, title, characters, createdAt } }: { readonly text: OwnListed }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: async () => {
      try {
        await readerApi.deleteOwn({ id });
      } catch (error) {
        // Deleted in another tab: it is as was wished.
        if (errorCode(error) !== 'NOT_FOUND') throw error;
      }
    },
    onSuccess: () => {
      setAsking(false);
      queryClient.removeQueries({ queryKey: ownTextQuery(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: ownTextsKey });
    },
    onError: () => setAsking(false),
    networkMode: 'always',
  });
  return (
    <li className="border-t border-line py-1">
      <div className="flex items-center gap-3">
        <Link
          to={`/study/texts/own/${id}`}
          className="grid min-h-14 min-w-0 grow content-center rounded-soft px-2 py-2 transition-colors hover:bg-raised"
        >
          <span lang="zh-Hans" className="truncate text-lead leading-snug font-medium">
            {title}
          </span>
          <span className="text-caption text-muted">
            {t('list.characters', { count: characters })} · {writeDay(createdAt.slice(0, 10), locale)}
          </span>
        </Link>
        <IconButton label={t('own.delete', { title })} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" size={20} />
        </IconButton>
      </div>
      {remove.error ? (
        <p role="alert" className="px-2 pb-2 text-small text-wrong">
          {t('own.notDeleted', { why: errorText(errorCode(remove.error)) })}
        </p>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={t('own.deleteTitle')}
          confirm={t('own.deleteConfirm')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('own.deleteBody', { title })}
        </ConfirmDialog>
      ) : null}
    </li>
  );
}
