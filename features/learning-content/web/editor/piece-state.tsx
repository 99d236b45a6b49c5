// What learners meet now, and what can be done about it: hide it, show it, or give them what is shipped again.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { draftText, PublishDialog, WhyField } from '../../../drafts/web/api.ts';
import type { Editing } from '../form/use-piece-editor.ts';
import { TONES } from '../list/piece-table.tsx';
import { CONTENT_KEY, contentApi, pathOf, refusalText, useDraftAt } from '../queries.ts';
import { t } from '../texts.ts';
import { PieceLearners } from './piece-learners.tsx';
import { stepName } from './step-name.ts';

type Command = 'hide' | 'show' | 'shipped' | 'discard';

type PieceStateProps = {
  readonly piece: Editing;
  /** Called when the draft has become what learners see: what stands in the form is not it. */
  readonly onReset: () => Promise<void>;
};

export function PieceState({ piece, onReset }: PieceStateProps) {
  const { state, version, publishedVersion } = piece;
  const [asked, setAsked] = useState<Command>();
  const command = useCommand(piece, { onDone: () => setAsked(undefined), onReset });
  return (
    <section className="flex flex-wrap items-center gap-3" aria-label={t('state.title')}>
      <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      <span className="text-small text-muted">
        {publishedVersion === null || state === 'hidden'
          ? t(`state.${state}`)
          : t('state.meets', { version: draftText('version', { version: publishedVersion }) })}
      </span>
      {piece.isAhead ? (
        <Badge tone="retry">{t('state.newer', { version: draftText('version', { version }) })}</Badge>
      ) : null}
      {commandsFor(piece).map((each) => (
        <Button key={each} look="ghost" onClick={() => setAsked(each)}>
          {t(`commands.${each}`)}
        </Button>
      ))}
      {asked ? (
        <Question
          key={asked}
          piece={piece}
          asked={asked}
          busy={command.isPending}
          onConfirm={(why) => command.mutate({ command: asked, why })}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </section>
  );
}

type QuestionProps = {
  readonly piece: Editing;
  readonly asked: Command;
  readonly busy: boolean;
  readonly onConfirm: (why: string) => void;
  readonly onClose: () => void;
};

/** What learners will meet another than now is shown before. */
function Question({ piece, asked, busy, onConfirm, onClose }: QuestionProps) {
  const [why, setWhy] = useState('');
  const read = useDraftAt(piece);
  const said = { title: t(`commands.${asked}`), confirm: t(`commands.${asked}`), busy, onClose };
  if (asked === 'shipped')
    return (
      <PublishDialog
        {...said}
        lead={t('asks.shipped')}
        learners={<PieceLearners piece={piece} />}
        asksWhy
        readMet={() => read(piece.publishedVersion ?? 0)}
        readDraft={() => read(0)}
        stepName={stepName}
        onPublish={onConfirm}
      />
    );
  return (
    <ConfirmDialog {...said} onConfirm={() => onConfirm(why.trim())}>
      <div className="grid gap-4">
        <p>{t(`asks.${asked}`)}</p>
        {asked === 'hide' ? <PieceLearners piece={piece} /> : null}
        <WhyField value={why} onChange={setWhy} />
      </div>
    </ConfirmDialog>
  );
}

function commandsFor({ state, origin, isAhead }: Editing): Command[] {
  if (state === 'hidden') return ['show'];
  if (state === 'draft') return [];
  const back: Command[] = state === 'changed' && origin === 'shipped' ? ['shipped'] : [];
  return [...(isAhead ? (['discard'] as const) : []), ...back, 'hide'];
}

/** Refused where somebody else has done something in between. */
type CommandOptions = { readonly onDone: () => void; readonly onReset: () => Promise<void> };

function useCommand({ kind, id, version, publishedVersion }: Editing, { onDone, onReset }: CommandOptions) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const seen = { kind, id, expectedVersion: version, expectedPublished: publishedVersion };
  return useMutation({
    mutationFn: async ({ command, why: note }: { readonly command: Command; readonly why: string }) => {
      if (command === 'hide') await contentApi.hidePiece({ ...seen, note });
      else if (command === 'discard') await saveAsMet({ kind, id, version, publishedVersion }, note);
      else
        await contentApi.publishPiece({
          ...seen,
          note,
          number: command === 'shipped' ? 0 : (publishedVersion ?? 0),
        });
      return command;
    },
    onSuccess: async (command) => {
      notify('good', t(`done.${command}`));
      if (command !== 'shipped' && command !== 'discard') return;
      await onReset();
      await navigate(pathOf({ kind, id }), { replace: true });
    },
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: async () => {
      onDone();
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
    },
  });
}

/** What learners see becomes the newest version; what is discarded stays in the history. */
async function saveAsMet(
  { kind, id, version, publishedVersion }: Omit<Editing, 'isAhead' | 'state' | 'origin'>,
  note: string,
) {
  const met = await contentApi.readPiece({ kind, id, version: publishedVersion ?? 0 });
  const saved = { id, note, expectedVersion: version };
  if (met.kind === 'lesson') await contentApi.savePiece({ ...saved, kind: met.kind, draft: met.draft });
  else await contentApi.savePiece({ ...saved, kind: met.kind, draft: met.draft });
}
