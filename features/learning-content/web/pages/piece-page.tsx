// One lesson or text for admins, in its form; `?version=` takes an older version up again, 0 the shipped one.

import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { PIECE_KINDS } from '../../domain/piece.ts';
import { LessonEditor } from '../editor/lesson-editor.tsx';
import { TextEditor } from '../editor/text-editor.tsx';
import { type Piece, pieceQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function PiecePage() {
  const { kind: named, id = '' } = useParams();
  const kind = PIECE_KINDS.find((each) => each === named) ?? 'lesson';
  const [search] = useSearchParams();
  const wanted = search.get('version');
  const version = wanted === null ? undefined : Number(wanted);
  const query = useQuery(pieceQuery({ kind, id }));
  const older = useQuery({ ...pieceQuery({ kind, id }, version), enabled: version !== undefined });
  const title = query.data?.draft.title.zh.trim() || id;
  return (
    <Page
      title={title}
      titleLanguage="zh-Hans"
      width="wide"
      back={{ to: '/admin/lessons', label: t('piece.back') }}
    >
      <QueryPart query={version === undefined ? query : older} failed={t('piece.failed')} lines={12}>
        {(piece) => (
          <Editor
            key={`${kind} ${id} ${version}`}
            newest={query.data ?? piece}
            piece={piece}
            storageKey={version === undefined ? id : `${id}@${version}`}
            isTakenUp={version !== undefined && version !== piece.version}
          />
        )}
      </QueryPart>
    </Page>
  );
}

type EditorProps = {
  readonly newest: Piece;
  readonly piece: Piece;
  readonly storageKey: string;
  readonly isTakenUp: boolean;
};

function Editor({ newest, piece, ...begin }: EditorProps) {
  return piece.kind === 'lesson' ? (
    <LessonEditor piece={newest} draft={piece.draft} {...begin} />
  ) : (
    <TextEditor piece={newest} draft={piece.draft} {...begin} />
  );
}
