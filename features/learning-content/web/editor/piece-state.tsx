// What learners meet now, and what can be done about it: hide it, show it, or give them what is shipped again.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { draftText } from '../../../drafts/web/api.ts';
import type { Editing } from '../form/use-piece-editor.ts';
import { isAhead, TONES } from '../list/piece-table.tsx';
import { CONTENT_KEY, contentApi, pathOf, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

type Command = 'hide' | 'show' | 'shipped';

export function PieceState({ piece }: { readonly piece: Editing }) {
  const { state, version, publishedVersion } = piece;
  const [asked, setAsked] = useState<Command>();
  const command = useCommand(piece, () => setAsked(undefined));
  return (
    <section className="flex flex-wrap items-center gap-3" aria-label={t('state.title')}>
      <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      <span className="text-small text-muted">
        {publishedVersion === null || state === 'hidden'
          ? t(`state.${state}`)
          : t('state.meets', { version: draftText('version', { version: publishedVersion }) })}
      </span>
      {isAhead(piece) ? (
        <Badge tone="retry">{t('state.newer', { version: draftText('version', { version }) })}</Badge>
      ) : null}
      {commandsFor(piece).map((each) => (
        <Button key={each} look="ghost" onClick={() => setAsked(each)}>
          {t(`commands.${each}`)}
        </Button>
      ))}
      {asked ? (
        <ConfirmDialog
          title={t(`commands.${asked}`)}
          confirm={t(`commands.${asked}`)}
          busy={command.isPending}
          onConfirm={() => command.mutate(asked)}
          onClose={() => setAsked(undefined)}
        >
          {t(`asks.${asked}`)}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

function commandsFor({ state, origin }: Editing): Command[] {
  if (state === 'hidden') return ['show'];
  if (state === 'draft') return [];
  return state === 'changed' && origin === 'shipped' ? ['shipped', 'hide'] : ['hide'];
}

/** Refused where somebody else has done something in between. */
function useCommand({ kind, id, version, publishedVersion }: Editing, onDone: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const seen = { kind, id, expectedVersion: version, expectedPublished: publishedVersion };
  return useMutation({
    mutationFn: async (command: Command) => {
      if (command === 'hide') await contentApi.hidePiece(seen);
      else
        await contentApi.publishPiece({
          ...seen,
          number: command === 'shipped' ? 0 : (publishedVersion ?? 0),
        });
      return command;
    },
    onSuccess: async (command) => {
      notify('good', t(`done.${command}`));
      // The form shows what learners meet again, not the version that was taken back.
      if (command === 'shipped') await navigate(`${pathOf({ kind, id })}?version=0`);
    },
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: async () => {
      onDone();
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
    },
  });
}
