// The frame of the form of a lesson or text: its id while it is new, the way to its history, and what else can be done.

import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { isSlug, slugOf } from '../../../drafts/domain/index.ts';
import { DraftFrame, forgetDraft, HistoryLink, type Start } from '../../../drafts/web/api.ts';
import { findIn } from '../../domain/find-inside.ts';
import type { Editing, usePieceEditor } from '../form/use-piece-editor.ts';
import { type Piece, type PieceName, pathOf, pieceQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { PieceLearners } from './piece-learners.tsx';
import { PieceState } from './piece-state.tsx';
import { stepName } from './step-name.ts';

type Editor<Draft extends { readonly title: { readonly en: string } }> = ReturnType<
  typeof usePieceEditor<Draft>
>;

type PieceFrameProps<Draft extends { readonly title: { readonly en: string } }> = {
  readonly kind: Piece['kind'];
  readonly piece: Editing | undefined;
  readonly editor: Editor<Draft>;
  /** The draft in what the server has answered; undefined where that is of another kind. */
  readonly draftIn: (piece: Piece) => Draft | undefined;
  readonly children: ReactNode;
};

export function PieceFrame<Draft extends { readonly title: { readonly en: string } }>(
  props: PieceFrameProps<Draft>,
) {
  const { kind, piece, editor, draftIn, children } = props;
  const start = useStart();
  const queries = useQueryClient();
  const { form, saving } = editor;
  const read = async (name: PieceName) => {
    const newest = await queries.fetchQuery({ ...pieceQuery(name), staleTime: 0 });
    return { draft: draftIn(newest) ?? form.draft, version: newest.version };
  };
  const newest = piece && {
    version: piece.version,
    history: `${pathOf(piece)}/history`,
    read: () => read(piece),
  };
  const readMet = async () => {
    if (!piece) return null;
    // Another tab may have published since this form was opened.
    const { state, publishedVersion, origin } = await queries.fetchQuery({
      ...pieceQuery(piece),
      staleTime: 0,
    });
    if (state === 'hidden' || (publishedVersion === null && origin !== 'shipped')) return null;
    const met = await queries.fetchQuery({ ...pieceQuery(piece, publishedVersion ?? 0), staleTime: 0 });
    return draftIn(met) ?? null;
  };
  return (
    <DraftFrame
      form={form}
      saving={saving}
      newest={newest}
      readMet={readMet}
      learners={piece ? <PieceLearners piece={piece} /> : undefined}
      stepName={stepName}
      start={start}
      more={newest ? <HistoryLink to={newest.history} /> : undefined}
    >
      {piece ? (
        <PieceState
          piece={piece}
          onReset={async () => {
            // Kept from another visit to the newest version, it would come back there.
            forgetDraft(`${piece.kind}:${piece.id}`);
            form.drop(await read(piece));
          }}
        />
      ) : null}
      {piece ? null : (
        <div className="max-w-form">
          <TextField
            label={t('form.id')}
            hint={t('form.newIdHint')}
            error={form.id === '' || isSlug(form.id) ? undefined : t('form.idWrong')}
            value={form.id}
            placeholder={slugOf(form.draft.title.en, kind)}
            onChange={({ target }) => form.changeId(target.value)}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      )}
      {children}
    </DraftFrame>
  );
}

/** `?at=` and `?find=`: where the list has found what somebody looks for. */
function useStart(): Start | undefined {
  const [parameters] = useSearchParams();
  const path = parameters.get('at');
  const search = parameters.get('find') ?? '';
  return path === null ? undefined : { path, rangeIn: (text) => findIn(text, search) };
}
