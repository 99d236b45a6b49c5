// The exercises of a lesson by keyboard: what is told of each answer, what is missed comes again, and the end of a round.

import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, answerFile, callsTo } from '../../../../kit/web/testing/server.ts';
import type { HeldCard } from '../../../study/domain/index.ts';
import type { LessonFile } from '../../domain/index.ts';
import { LessonPractice } from './lesson-practice.ts';
import { PracticeView } from './practice-view.tsx';

const line = (zh: string, en: string) => ({ zh, en, pt: en });
const WORDS = [
  ['银行', 'yin2 hang2', 'bank'],
  ['医院', 'yi1 yuan4', 'hospital'],
] as const;
const LESSON: LessonFile = {
  id: 'places',
  level: 'zero',
  order: 1,
  title: line('地方', 'Places'),
  goals: [line('说地方。', 'Say places.')],
  words: WORDS.map(([zh, pinyin, en]) => ({ zh, pinyin, en, pt: en })),
  characters: [],
  dialogue: [],
  task: { kind: 'topic', subject: 'where', line: line('说说。', 'Talk.') },
  grammar: [
    {
      id: 'age',
      title: line('说年龄用“岁”', 'Ages take 岁'),
      explanation: line('年龄后面用“岁”。', 'Ages are followed by 岁.'),
      examples: [line('我八岁。', 'I am eight.')],
      pairs: [{ wrong: '我八年。', right: '我八岁。' }],
    },
  ],
};
const POOL = [
  ...WORDS,
  ['电影', 'dian4 ying3', 'film'],
  ['天气', 'tian1 qi4', 'weather'],
  ['飞机', 'fei1 ji1', 'plane'],
];

type SentEvent = {
  readonly skill: string;
  readonly outcome: string;
  readonly sourceId: string;
  readonly source: string;
};
/** The page's own calls fit the contract, whose schema is not here. */
const told = () =>
  callsTo('/learning-events').flatMap(({ body }) => (body as { events: SentEvent[] }).events);
const next = page.getByRole('button', { name: '继续' });

beforeEach(() => {
  localStorage.clear();
  answerFile(
    /\/common\//,
    POOL.map(([word, reading, en]) => [word, reading, en, en, 'n', '', 0]),
  );
  answer('GET /plans/next', () => null);
  // The same calls as above.
  answer('POST /learning-events', ({ body }) => ({ added: (body as { events: SentEvent[] }).events.length }));
});

async function begin(
  right: readonly (typeof WORDS)[number][],
  lesson = LESSON,
  fresh: readonly string[] = lesson.words.map(({ zh }) => zh),
  met: readonly string[] = [],
) {
  answer('GET /lessons/:id/progress', () =>
    right.map(([key, reading]) => ({ kind: 'word', key, reading, isRight: true })),
  );
  answer('GET /lessons/:id/new-words', () => ({ fresh, met }));
  const practice = new LessonPractice({ lesson, known: 1, hasVoice: false });
  await renderFeature(<PracticeView practice={practice} lesson={lesson} />, {
    texts: ['lessons', 'study', 'my-words'],
  });
  await practice.begin();
  return practice;
}

it('asks the points of grammar when the words are known, tells the answer, and says what the point is', async () => {
  await begin(WORDS);
  await expect.element(page.getByRole('heading', { name: '哪一句对？' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '我八年。' }));
  await expect.element(page.getByText('年龄后面用“岁”。')).toBeVisible();
  await expectNoViolation();
  await expect
    .poll(told)
    .toMatchObject([
      { skill: 'grammar', outcome: 'wrong', source: 'lesson', sourceId: 'places', item: { key: 'age' } },
    ]);
  await userEvent.keyboard('{Enter}');
  // It was missed, so it comes once more before the round ends.
  await userEvent.click(page.getByRole('button', { name: '我八岁。' }));
  await next.click();
  await expect.element(page.getByRole('heading', { name: '这一课你会了' })).toBeVisible();
  await expect.poll(() => told().map(({ outcome }) => outcome)).toEqual(['wrong', 'right']);
});

it('goes on after a reload at the card where it was', async () => {
  const practice = await begin([]);
  await practice.goOn();
  await practice.goOn();
  const { steps, done } = practice.state.getState();
  expect(done).toBe(2);
  const reloaded = new LessonPractice({ lesson: LESSON, known: 1, hasVoice: false });
  await reloaded.begin();
  expect(reloaded.state.getState()).toMatchObject({ steps, done });
});

it('does not repeat after a reload what was answered and is still looked at', async () => {
  await begin(WORDS);
  await userEvent.click(page.getByRole('button', { name: '我八年。' }));
  await expect.element(page.getByText('年龄后面用“岁”。')).toBeVisible();
  const reloaded = new LessonPractice({ lesson: LESSON, known: 1, hasVoice: false });
  await reloaded.begin();
  const { steps, done, missed } = reloaded.state.getState();
  expect({ steps: steps.length, done, missed }).toEqual({ steps: 2, done: 1, missed: 1 });
});

it('takes an answer back, and asks it again', async () => {
  await begin(WORDS);
  await userEvent.click(page.getByRole('button', { name: '我八岁。' }));
  await userEvent.keyboard('u');
  await expect.element(page.getByText('年龄后面用“岁”。')).not.toBeInTheDocument();
  await expect.poll(() => told().map(({ outcome }) => outcome)).toEqual(['right', 'undone']);
});

it('asks the same question again after an undo', async () => {
  const practice = await begin([]);
  const now = () => practice.state.getState();
  const asked: unknown[] = [];
  for (let step = 0; step < 3 && now().phase === 'asking'; step += 1) {
    asked.push(now().exercise);
    await practice.goOn();
  }
  for (const exercise of asked.toReversed()) {
    await practice.undo();
    expect(now().exercise).toEqual(exercise);
  }
  expect(asked.length).toBeGreaterThan(2);
});

it('shows a word that was met elsewhere as such, and a new one as new', async () => {
  const [first, second] = WORDS;
  const practice = await begin([], LESSON, [first[0], second[0]], [second[0]]);
  await expect.element(page.getByText('新词', { exact: true })).toBeVisible();
  await practice.goOn();
  await expect.element(page.getByText('这个词你见过')).toBeVisible();
});

it('takes a miss back as if it had not been', async () => {
  const practice = await begin(WORDS);
  await userEvent.click(page.getByRole('button', { name: '我八年。' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('u');
  await userEvent.click(page.getByRole('button', { name: '我八岁。' }));
  await next.click();
  await expect.element(page.getByRole('heading', { name: '这一课你会了' })).toBeVisible();
  expect(practice.state.getState().missed).toBe(0);
});

it('keeps a word recognised when a further answer to it is taken back', async () => {
  const more = [
    { zh: '电影', pinyin: 'dian4 ying3', en: 'film', pt: 'filme' },
    { zh: '天气', pinyin: 'tian1 qi4', en: 'weather', pt: 'tempo' },
  ];
  const practice = await begin([], { ...LESSON, words: [...LESSON.words, ...more] });
  const now = () => practice.state.getState();
  const cardNow = () => {
    const step = now().steps[now().done];
    return step?.kind === 'words' ? step.step.cards[0] : undefined;
  };
  const answerRight = (card: HeldCard) => {
    const given = { outcome: 'right', answer: card.word } as const;
    practice.answer([{ card, aided: 'none', ...given }], given);
  };
  for (let card = cardNow(); card && card.skill !== 'tone'; card = cardNow()) {
    if (now().exercise?.kind !== 'meet') answerRight(card);
    await practice.goOn();
  }
  const further = cardNow();
  if (!further) throw new Error('a word is asked in a further way');
  answerRight(further);
  await practice.undo();
  const kept = JSON.parse(localStorage.getItem('yulu.copy.lesson-places') ?? '[]');
  expect(kept).toContain(`word ${further.word} ${further.reading}`);
});

it('asks again what another device has missed since, whatever this browser remembers', async () => {
  localStorage.setItem('yulu.copy.lesson-places', JSON.stringify(['grammar age ']));
  await begin(WORDS);
  await expect.element(page.getByRole('heading', { name: '哪一句对？' })).toBeVisible();
});

it('asks a word that is probably known without showing it as if it were new', async () => {
  const practice = await begin(WORDS.slice(0, 1), LESSON, []);
  const steps = practice.state.getState().steps.flatMap((each) => (each.kind === 'words' ? [each.step] : []));
  expect(new Set(steps.map(({ kind, cards }) => `${kind} ${cards[0]?.word}`))).toEqual(new Set(['ask 医院']));
  await expect.element(page.getByRole('button', { name: '不知道' })).toBeVisible();
});

it('shows a new word before it asks for it', async () => {
  await begin(WORDS.slice(0, 1));
  await expect.element(page.getByText('hospital')).toBeVisible();
  expect(told()).toEqual([]);
  await next.click();
  await userEvent.click(page.getByRole('button', { name: /hospital|医.*院/ }));
  await expect.poll(told).toMatchObject([{ skill: 'recognise', outcome: 'right', item: { key: '医院' } }]);
});

it('lets a question go after its second miss, says that it waits, and asks for no round after the last', async () => {
  const practice = await begin(WORDS);
  for (let times = 0; times < 2; times += 1) {
    await userEvent.click(page.getByRole('button', { name: '我八年。' }));
    await next.click();
  }
  await expect.element(page.getByText('其中 1 道题又错了，改天再练。')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '回到首页' })).toBeVisible();
  expect(page.getByRole('button', { name: '下一轮' }).elements()).toEqual([]);
  expect(practice.state.getState()).toMatchObject({ phase: 'ended', isWhole: false, missed: 1, waiting: 1 });
  expect(told().filter(({ outcome }) => outcome === 'wrong')).toHaveLength(2);
});

it('comes back to a round that was left with a further question open, also on another device', async () => {
  const practice = await begin([]);
  const { steps } = practice.state.getState();
  const last = steps.at(-1);
  const asked = last?.kind === 'words' ? last.step.cards[0] : undefined;
  expect(asked).toMatchObject({ word: '医院', skill: 'recognise' });
  localStorage.clear();
  answer('GET /lessons/:id/progress', () => [
    { kind: 'word', key: '银行', reading: 'yin2 hang2', isRight: true },
  ]);
  const elsewhere = new LessonPractice({ lesson: LESSON, known: 1, hasVoice: false });
  await elsewhere.begin();
  expect(elsewhere.state.getState().round).toEqual({ at: 0, of: 2 });
});
