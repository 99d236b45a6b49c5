// The form of a lesson, with what its learners would see.

import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { changePart, LinesFields } from '../../../drafts/web/api.ts';
import { LessonPreview } from '../../../lessons/web/api.ts';
import type { LessonDraft } from '../../domain/draft-schemas.ts';
import { CharactersFields, DialogueFields } from '../form/dialogue-fields.tsx';
import { GrammarFields } from '../form/grammar-fields.tsx';
import { PlaceFields } from '../form/place-fields.tsx';
import { RequiresFields } from '../form/requires-fields.tsx';
import { TaskFields } from '../form/task-fields.tsx';
import { type Editing, usePieceEditor } from '../form/use-piece-editor.ts';
import { WordsFields } from '../form/word-fields.tsx';
import { lessonFileIn } from '../preview/preview-files.ts';
import { WithPreview } from '../preview/preview-panel.tsx';
import { type Choices, choicesQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { EditorPart, PartLinks } from './editor-part.tsx';
import { PieceFrame } from './piece-frame.tsx';

type LessonEditorProps = {
  /** Undefined for a new one. */
  readonly piece: Editing | undefined;
  readonly draft: LessonDraft;
  readonly storageKey: string;
  /** `draft` is an older version taken up again. */
  readonly isTakenUp?: boolean;
};

const BANDS = [1, 2, 3, 4, 5, 6, 7];

export function LessonEditor(props: LessonEditorProps) {
  const query = useQuery(choicesQuery);
  return (
    <QueryPart query={query} failed={t('form.choicesFailed')} lines={12}>
      {(choices) => <Form {...props} choices={choices} />}
    </QueryPart>
  );
}

const kind = 'lesson';

const partsOf = () => [
  { name: 'part-place', title: t('parts.place') },
  { name: 'part-goals', title: t('fields.goals') },
  { name: 'part-words', title: t('fields.words') },
  { name: 'part-characters', title: t('fields.characters') },
  { name: 'part-dialogue', title: t('fields.dialogue') },
  { name: 'part-grammar', title: t('fields.grammar') },
  { name: 'part-task', title: t('fields.task') },
];

function Form({
  piece,
  draft: begin,
  storageKey,
  isTakenUp = false,
  choices,
}: LessonEditorProps & { readonly choices: Choices }) {
  const id = piece?.id ?? 'new';
  const editor = usePieceEditor<LessonDraft>({
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
      <PartLinks parts={partsOf()} />
      <WithPreview draft={draft} preview={<LessonPreview lesson={lessonFileIn(id, draft, choices.points)} />}>
        <EditorPart name="part-place" title={t('parts.place')}>
          <div className="grid gap-6">
            <PlaceFields draft={draft} bands={BANDS} onChange={change} />
            <RequiresFields
              value={draft.requires}
              lessons={choices.lessons.filter((lesson) => lesson.id !== id)}
              onChange={changePart(change, 'requires')}
            />
          </div>
        </EditorPart>
        <EditorPart name="part-goals" title={t('fields.goals')} lead={t('form.goalsHint')}>
          <LinesFields
            label={t('fields.goal')}
            path="goals"
            value={draft.goals}
            onChange={changePart(change, 'goals')}
          />
        </EditorPart>
        <EditorPart name="part-words" title={t('fields.words')} lead={t('form.wordsHint')}>
          <WordsFields value={draft.words} onChange={changePart(change, 'words')} />
        </EditorPart>
        <EditorPart name="part-characters" title={t('fields.characters')}>
          <CharactersFields value={draft.characters} onChange={changePart(change, 'characters')} />
        </EditorPart>
        <EditorPart name="part-dialogue" title={t('fields.dialogue')} lead={t('form.dialogueHint')}>
          <DialogueFields
            value={draft.dialogue}
            characters={draft.characters}
            onChange={changePart(change, 'dialogue')}
          />
        </EditorPart>
        <EditorPart name="part-grammar" title={t('fields.grammar')} lead={t('form.grammarHint')}>
          <GrammarFields
            value={draft.grammar}
            points={choices.points}
            onChange={changePart(change, 'grammar')}
          />
        </EditorPart>
        <EditorPart name="part-task" title={t('fields.task')} lead={t('form.taskHint')}>
          <TaskFields
            value={draft.task}
            level={draft.level}
            subjects={choices.subjects}
            onChange={changePart(change, 'task')}
          />
        </EditorPart>
      </WithPreview>
    </PieceFrame>
  );
}
