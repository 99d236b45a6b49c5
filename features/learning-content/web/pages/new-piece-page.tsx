// A new lesson or text, with as many empty places as must be filled.

import { useState } from 'react';
import { useParams } from 'react-router';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { emptyLesson } from '../../domain/lesson-draft.ts';
import { emptyText } from '../../domain/text-draft.ts';
import { LessonEditor } from '../editor/lesson-editor.tsx';
import { TextEditor } from '../editor/text-editor.tsx';
import { t } from '../texts.ts';

export function NewPiecePage() {
  const isText = useParams().kind === 'text';
  return (
    <Page title={t(isText ? 'list.newText' : 'list.newLesson')} lead={t('form.newLead')} width="wide">
      {isText ? <NewText key="text" /> : <NewLesson key="lesson" />}
    </Page>
  );
}

function NewLesson() {
  const [draft] = useState(emptyLesson);
  return <LessonEditor piece={undefined} draft={draft} storageKey="new" />;
}

function NewText() {
  const [draft] = useState(emptyText);
  return <TextEditor piece={undefined} draft={draft} storageKey="new" />;
}
