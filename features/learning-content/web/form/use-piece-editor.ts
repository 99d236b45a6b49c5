// The form of a lesson or text with its calls: checks, saving, publishing.

import { useNavigate } from 'react-router';
import { slugOf } from '../../../drafts/domain/index.ts';
import { type DraftCalls, useDraftForm, useSaving } from '../../../drafts/web/api.ts';
import { CONTENT_KEY, contentApi, type Piece, pathOf, refusalText } from '../queries.ts';

export type Editing = Pick<Piece, 'kind' | 'id' | 'version' | 'publishedVersion' | 'state' | 'origin'>;

type Titled = { readonly title: { readonly en: string } };

type PieceCalls<Draft> = {
  readonly kind: Piece['kind'];
  readonly check: Parameters<typeof useDraftForm<Draft & object>>[0]['check'];
  readonly create: (id: string, draft: Draft, note: string) => Promise<{ readonly version: number }>;
  readonly save: (
    id: string,
    draft: Draft,
    more: { readonly note: string; readonly expectedVersion: number },
  ) => Promise<{ readonly version: number }>;
};

type EditorOptions<Draft> = {
  /** Undefined for something new. */
  readonly piece: Editing | undefined;
  readonly draft: Draft;
  readonly storageKey: string;
  readonly calls: PieceCalls<Draft>;
};

export function usePieceEditor<Draft extends Titled>({
  piece,
  draft,
  storageKey,
  calls,
}: EditorOptions<Draft>) {
  const { kind, check, create, save } = calls;
  const form = useDraftForm<Draft>({
    key: `${kind}:${storageKey}`,
    draft,
    version: piece?.version ?? 0,
    check,
  });
  const navigate = useNavigate();
  const id = piece?.id ?? (form.id || slugOf(form.draft.title.en, kind));
  const store: DraftCalls['store'] = async (note, base) => {
    const stored =
      piece === undefined
        ? await create(id, form.draft, note)
        : await save(id, form.draft, { note, expectedVersion: base });
    return stored.version;
  };
  const saving = useSaving<Draft>({
    isNew: piece === undefined,
    form,
    onCreated: () => void navigate(pathOf({ kind, id })),
    calls: {
      store,
      publish: (version) => contentApi.publishPiece({ kind, id, number: version, expectedVersion: version }),
      staleCode: 'PIECE_STALE',
      incompleteCode: 'PIECE_INCOMPLETE',
      refusalText,
      queries: CONTENT_KEY,
    },
  });
  return { id, form, saving };
}
