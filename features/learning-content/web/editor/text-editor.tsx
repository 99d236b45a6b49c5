// The form of a graded text, with what its readers would see.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { TextPreview } from '../../../reader/web/api.ts';
import type { TextDraft } from '../../domain/draft-schemas.ts';
import { PlaceFields } from '../form/place-fields.tsx';
import { KindFields, ParagraphsFields, QuestionsFields } from '../form/text-fields.tsx';
import { type Editing, usePieceEditor } from '../form/use-piece-editor.ts';
import { textFileIn } from '../preview/preview-files.ts';
import { WithPreview } from '../preview/preview-panel.tsx';
import { t } from '../texts.ts';
import { PieceFrame } from './piece-frame.tsx';

type TextEditorProps = {
  /** Undefined for a new one. */
  readonly piece: Editing | undefined;
  readonly draft: TextDraft;
  readonly storageKey: string;
  /** `draft` is an older version taken up again. */
  readonly isTakenUp?: boolean;
};

const BANDS = [1, 2, 3, 4, 5, 6];
const kind = 'text';

export function TextEditor({ piece, draft: begin, storageKey, isTakenUp = false }: TextEditorProps) {
  const id = piece?.id ?? 'new';
  const editor = usePieceEditor<TextDraft>({
    piece,
    draft: begin,
    storageKey,
    isTakenUp,
    named: (draft) => ({ kind, draft }),
  });
  const { draft, change } = editor.form;
  return (
    <PieceFrame
      kind={kind}
      piece={piece}
      editor={editor}
      draftIn={(read) => (read.kind === kind ? read.draft : undefined)}
    >
      <WithPreview draft={draft} preview={<TextPreview text={textFileIn(id, draft)} />}>
        <Section title={t('parts.place')}>
          <div className="grid gap-6">
            <PlaceFields draft={draft} bands={BANDS} onChange={change} />
            <KindFields draft={draft} onChange={change} />
          </div>
        </Section>
        <Section title={t('fields.paragraphs')} lead={t('form.paragraphsHint')}>
          <ParagraphsFields draft={draft} onChange={change} />
        </Section>
        <Section title={t('fields.questions')} lead={t('form.questionsHint')}>
          <QuestionsFields draft={draft} onChange={change} />
        </Section>
      </WithPreview>
    </PieceFrame>
  );
}
