import { expect, test } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { toTextFile } from '../../../reader/domain/index.ts';
import { emptyLesson, lessonDraftOf } from '../../domain/lesson-draft.ts';
import { emptyText, textDraftOf } from '../../domain/text-draft.ts';
import { lessonFileIn, textFileIn } from './preview-files.ts';

const { lessons, texts } = shippedContent();

test('a whole text looks as it does to its readers', () => {
  for (const text of texts) {
    const { speakers = [], ...file } = toTextFile(text);
    expect(textFileIn(text.id, textDraftOf(text))).toEqual({ ...file, speakers });
  }
});

test('a lesson shows what it says and the points that it names', () => {
  const [lesson] = lessons;
  if (!lesson) throw new Error('no lesson');
  const [use] = lesson.grammar;
  const title = { zh: '点', en: 'point', pt: 'ponto' };
  const points = [{ id: use?.point ?? '', band: 1, title, explanation: title, pairs: [] }];
  const file = lessonFileIn(lesson.id, lessonDraftOf(lesson), points);
  expect(file.dialogue).toEqual(lesson.dialogue);
  expect(file.grammar.map(({ id, examples }) => [id, examples])).toEqual([[use?.point, use?.examples]]);
});

test('what is still empty is left out', () => {
  expect(lessonFileIn('new', emptyLesson(), [])).toMatchObject({
    goals: [],
    words: [],
    dialogue: [],
    grammar: [],
  });
  expect(textFileIn('new', emptyText())).toMatchObject({ paragraphs: [], questions: [] });
});
