import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { lessonDraftOf } from './lesson-draft.ts';
import { placeInLesson, placeInText } from './place-problem.ts';
import { textDraftOf } from './text-draft.ts';

const { lessons, texts } = shippedContent();
const [lesson] = lessons;
const text = texts.find(({ kind }) => kind === 'dialogue');
if (!lesson || !text) throw new Error('no content');

test('a problem with a word, a speaker or a point stands at its field', () => {
  const draft = lessonDraftOf(lesson);
  const second = draft.words[1];
  const place = (code: Parameters<typeof placeInLesson>[1]['code'], detail: string) =>
    placeInLesson(draft, { path: '', code, detail }).path;
  expect(place('neverMet', second?.zh ?? '')).toBe('words.1');
  expect(place('taughtTwice', `${second?.zh} ${second?.pinyin} is taught in family`)).toBe('words.1');
  expect(place('taughtTwice', `${draft.grammar[0]?.point} is taught in family`)).toBe('grammar.0');
  expect(place('neverSpeaks', draft.characters[1]?.id ?? '')).toBe('characters.1');
  expect(place('speakerUnknown', 'nobody')).toBe('dialogue');
  expect(place('lessonUnknown', 'gone')).toBe('requires');
});

test('a sentence that nobody says stands in its paragraph', () => {
  const draft = textDraftOf(text);
  const said = draft.paragraphs[1]?.[0]?.zh ?? '';
  expect(placeInText(draft, { path: '', code: 'speakerUnknown', detail: said }).path).toBe('paragraphs.1.0');
  expect(placeInText(draft, { path: 'title', code: 'signs', detail: said }).path).toBe('title');
});
