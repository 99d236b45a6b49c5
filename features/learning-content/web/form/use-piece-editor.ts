// The form of a lesson or text with its calls: checks, saving, publishing.

import { useNavigate } from 'react-router';
import { slugOf } from '../../../drafts/domain/index.ts';
import { type DraftCalls, useDraftForm, useSaving } from '../../../drafts/web/api.ts';
import type { LessonDraft, TextDraft } from '../../domain/draft-schemas.ts';
import { CONTENT_KEY, contentApi, type Piece, pathOf, refusalText } from '../queries.ts';

export type Editing = Pick<
  Piece,
  'kind' | 'id' | 'version' | 'publishedVersion' | 'isAhead' | 'state' | 'origin'
>;

type Titled = { readonly title: { readonly en: string } };

type NamedDraft =
  | { readonly kind: 'lesson'; readonly draft: LessonDraft }
  | { readonly kind: 'text'; readonly draft: TextDraft };

type EditorOptions<Draft> = {
  /** Undefined for something new. */
  readonly piece: Editing | undefined;
  readonly draft: Draft;
  readonly storageKey: string;
  /** `draft` is an older version taken up again. */
  readonly isTakenUp: boolean;
  /** The draft with its kind, as the calls take it. */
  readonly named: (draft: Draft) => NamedDraft;
};

export function usePieceEditor<Draft extends Titled>({
  piece,
  draft,
  storageKey,
  isTakenUp,
  named,
}: EditorOptions<Draft>) {
  const { kind } = named(draft);
  const form = useDraftForm<Draft>({
    key: `${kind}:${storageKey}`,
    draft,
    version: piece?.version ?? 0,
    isTakenUp,
    check: (checked) => contentApi.checkPiece({ id: piece?.id ?? 'new', ...named(checked) }),
  });
  const navigate = useNavigate();
  const id = piece?.id ?? (form.id || slugOf(form.draft.title.en, kind));
  const store: DraftCalls['store'] = async (note, base) => {
    const stored =
      piece === undefined
        ? await contentApi.createPiece({ id, note, ...named(form.draft) })
        : await contentApi.savePiece({ id, note, expectedVersion: base, ...named(form.draft) });
    return stored.version;
  };
  const saving = useSaving<Draft>({
    isNew: piece === undefined,
    form,
    onCreated: () => void navigate(pathOf({ kind, id })),
    // A reload shows what was saved, not once more the version that it was made from.
    onSaved: isTakenUp ? () => void navigate(pathOf({ kind, id }), { replace: true }) : undefined,
    calls: {
      store,
      publish: (version, note) =>
        contentApi.publishPiece({ kind, id, number: version, expectedVersion: version, note }),
      met: metBy(piece),
      staleCode: 'PIECE_STALE',
      incompleteCode: 'PIECE_INCOMPLETE',
      refusalText,
      queries: CONTENT_KEY,
    },
  });
  return { id, form, saving };
}

function metBy(piece: Editing | undefined): number | null {
  if (piece === undefined || piece.state === 'hidden') return null;
  return piece.publishedVersion ?? (piece.origin === 'shipped' ? 0 : null);
}
