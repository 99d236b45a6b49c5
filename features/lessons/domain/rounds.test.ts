import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemKey } from './progress.ts';
import {
  afterMiss,
  isGoneThrough,
  type LessonStep,
  nextRound,
  roundShares,
  saysPointKnown,
  withoutWord,
} from './rounds.ts';

const lessonOf = (words: number, points: number) => ({
  words: Array.from({ length: words }, (_, index) => ({ zh: `词${index}`, pinyin: `ci2 ${index}` })),
  points: Array.from({ length: points }, (_, index) => `point-${index}`),
});

/** What a step finds out, if anything. */
function foundOut(step: LessonStep): string[] {
  if (step.kind !== 'words') return [itemKey({ kind: 'grammar', key: step.point, reading: '' })];
  if (step.step.kind === 'meet') return [];
  return step.step.cards
    .filter(({ skill }) => skill === 'recognise')
    .map(({ word, reading }) => itemKey({ kind: 'word', key: word, reading }));
}

test('whatever is missed, who answers all of each round right comes to the end, and was asked everything', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 40 }), fc.integer({ min: 1, max: 7 }), (words, points) => {
      const lesson = lessonOf(words, points);
      let right: ReadonlySet<string> = new Set();
      let rounds = 0;
      for (let round = nextRound({ lesson, right, hasVoice: true }); round; ) {
        expect(round.at).toBe(rounds);
        right = new Set([...right, ...round.steps.flatMap(foundOut)]);
        rounds += 1;
        round = nextRound({ lesson, right, hasVoice: true });
      }
      expect(right.size).toBe(words + points);
      expect(rounds).toBe(Math.ceil(words / 6) + 1);
    }),
  );
});

test('a word is shown before it is asked, and asked in a second way after that', () => {
  const round = nextRound({ lesson: lessonOf(6, 1), right: new Set(), hasVoice: false });
  const first = round?.steps.flatMap((each) => (each.kind === 'words' ? [each.step] : []));
  const ofWord = first?.filter(({ cards }) => cards.some(({ word }) => word === '词0'));
  expect(ofWord?.map(({ kind, cards }) => `${kind} ${cards[0]?.skill}`)).toEqual([
    'meet recognise',
    'ask recognise',
    'ask use',
  ]);
});

const wordAt = (step: LessonStep): string | undefined =>
  step.kind === 'words' && step.step.kind !== 'meet' ? step.step.cards[0]?.word : undefined;

test('two questions of one word never follow one another, and of few words each is asked once', () => {
  for (const hasVoice of [true, false])
    for (let words = 1; words <= 6; words += 1) {
      const steps = nextRound({ lesson: lessonOf(words, 1), right: new Set(), hasVoice })?.steps ?? [];
      const asked = steps.map(wordAt);
      for (const word of new Set(asked)) {
        const places = asked.flatMap((each, at) => (word !== undefined && each === word ? [at] : []));
        const [first = 0, second = Infinity] = places;
        expect(second - first, `${words} words`).toBeGreaterThan(words < 5 ? 1 : 3);
      }
    }
});

test('a word that was met elsewhere is shown once more before it is asked, and not as new', () => {
  const met = new Set(['词1', '词4']);
  const round = nextRound({ lesson: lessonOf(6, 1), right: new Set(), met, hasVoice: false });
  const shown = (round?.steps ?? []).flatMap((step) =>
    step.kind === 'words' && step.step.kind === 'meet' ? step.step.cards : [],
  );
  expect(shown.map(({ word }) => word)).toEqual(lessonOf(6, 1).words.map(({ zh }) => zh));
  expect(shown.filter(({ isNewWord }) => !isNewWord).map(({ word }) => word)).toEqual([...met]);
});

test('a word that is familiar is asked without being shown, the others are shown first', () => {
  const familiar = new Set(['词0', '词1']);
  const round = nextRound({ lesson: lessonOf(6, 1), right: new Set(), familiar, hasVoice: false });
  const steps = round?.steps.flatMap((each) => (each.kind === 'words' ? [each.step] : [])) ?? [];
  const met = steps.flatMap(({ kind, cards }) => (kind === 'meet' ? cards.map(({ word }) => word) : []));
  expect(met).toEqual(['词2', '词3', '词4', '词5']);
  expect(round?.steps.flatMap(foundOut)).toHaveLength(6);
});

test('what was right is not asked again, and the round goes on with the rest', () => {
  const lesson = lessonOf(6, 1);
  const right = new Set(
    lesson.words.slice(1).map(({ zh, pinyin }) => itemKey({ kind: 'word', key: zh, reading: pinyin })),
  );
  const round = nextRound({ lesson, right, hasVoice: false });
  expect(round?.steps.flatMap(foundOut)).toEqual(['word 词0 ci2 0']);
});

test('without a voice nothing is to be heard', () => {
  const round = nextRound({ lesson: lessonOf(6, 1), right: new Set(), hasVoice: false });
  expect(JSON.stringify(round)).not.toContain('listening');
});

test('a round is gone through when all of it was answered, and all are when the lesson is completed', () => {
  const words = Array.from({ length: 8 }, (_, at) => ({ zh: `词${at}`, pinyin: 'ci2' }));
  const lesson = { words, points: ['p'] };
  const rightTo = (zh: readonly string[]) =>
    zh.map((key) => ({ kind: 'word' as const, key, reading: 'ci2', isRight: true }));
  expect(roundShares(lesson, [])).toEqual([0, 0, 0]);
  expect(roundShares(lesson, rightTo(['词0', '词1', '词4']))).toEqual([0.5, 0, 0]);
  expect(roundShares(lesson, rightTo(['词0', '词1', '词2', '词3', '词4', '词5', '词7']))).toEqual([
    1, 0.5, 0,
  ]);
  const missed = { kind: 'grammar' as const, key: 'p', reading: '', isRight: false };
  expect(roundShares(lesson, [...rightTo(['词0']), missed])[2]).toBe(1);
  const point = { kind: 'grammar' as const, key: 'p', reading: '', isRight: true };
  const seven = rightTo(words.slice(0, 7).map(({ zh }) => zh));
  expect(roundShares(lesson, [...seven, point])).toEqual([1, 1, 1]);
});

/** What a server knows after so many steps of a round, each answered right. */
function rightAfter(steps: readonly LessonStep[], count: number): ReadonlySet<string> {
  const told = steps.slice(0, count).filter((step) => step.kind === 'words' || saysPointKnown(step.kind));
  return new Set(told.flatMap(foundOut));
}

test('whoever leaves a round before its last step comes back to it, and its plan holds it as open', () => {
  for (const [words, points] of [
    [12, 3],
    [8, 1],
    [1, 2],
  ] as const) {
    const lesson = lessonOf(words, points);
    let right: ReadonlySet<string> = new Set();
    for (let round = nextRound({ lesson, right, hasVoice: true }); round; ) {
      const { steps, at } = round;
      for (let left = 0; left < steps.length; left += 1) {
        const known = right.union(rightAfter(steps, left));
        expect(nextRound({ lesson, right: known, hasVoice: true })?.at).toBe(at);
      }
      right = right.union(rightAfter(steps, steps.length));
      round = nextRound({ lesson, right, hasVoice: true });
      expect(round?.at).toBe(at + 1 < Math.ceil(words / 6) + 1 ? at + 1 : undefined);
    }
  }
});

test('what is missed comes back once before the step that closes the round, and then waits', () => {
  const steps: readonly LessonStep[] = ['a', 'b', 'c'].map((point) => ({ kind: 'choose', point }));
  const once = afterMiss(steps, 0);
  expect(once.waits).toBe(false);
  expect(once.steps.map((step) => (step.kind === 'words' ? '' : step.point)).join('')).toBe('abac');
  expect(afterMiss(once.steps, 2)).toEqual({ steps: once.steps, waits: true });
  // The last step too lets go, also after a reload.
  let last = { steps, waits: false };
  for (let done = 2; !last.waits; done += 1) last = afterMiss(structuredClone(last.steps), done);
  expect(last.steps).toHaveLength(4);
});

test('who misses everything goes through each round once, and meets what was missed when all were', () => {
  const lesson = lessonOf(9, 2);
  const right: ReadonlySet<string> = new Set();
  let answered: ReadonlySet<string> = new Set();
  for (const at of [0, 1, 2]) {
    const params = { lesson, right, answered, hasVoice: true };
    expect(isGoneThrough(params)).toBe(false);
    const round = nextRound(params);
    expect(round?.at).toBe(at);
    answered = answered.union(new Set(round?.steps.flatMap(foundOut)));
  }
  const after = { lesson, right, answered, hasVoice: true };
  expect(isGoneThrough(after)).toBe(true);
  expect(nextRound(after)?.at).toBe(0);
  expect(nextRound({ ...after, right: answered })).toBeUndefined();
});

test('a round that was left half done goes on with what was missed in it, and ends with what was not asked', () => {
  const lesson = lessonOf(6, 1);
  const [first] = lesson.words.map(({ zh, pinyin }) => itemKey({ kind: 'word', key: zh, reading: pinyin }));
  const answered = new Set(first === undefined ? [] : [first]);
  const round = nextRound({ lesson, right: new Set(), answered, hasVoice: false });
  const found = round?.steps.flatMap(foundOut) ?? [];
  expect(found).toHaveLength(6);
  expect(found.at(-1)).not.toBe(first);
});

test('a word that is known when it is shown is asked no more in its round, and the others are', () => {
  const steps = nextRound({ lesson: lessonOf(6, 1), right: new Set(), hasVoice: false })?.steps ?? [];
  const isOf = (step: LessonStep, word: string) =>
    step.kind === 'words' && step.step.cards.some((card) => card.word === word);
  const shown = steps.findIndex(
    (step) => step.kind === 'words' && step.step.kind === 'meet' && isOf(step, '词0'),
  );
  const left = withoutWord(steps, shown, { word: '词0', reading: 'ci2 0' }).slice(shown + 1);
  expect(steps.slice(shown + 1).some((step) => isOf(step, '词0'))).toBe(true);
  expect(left.some((step) => isOf(step, '词0'))).toBe(false);
  expect(left.filter((step) => isOf(step, '词1'))).toEqual(
    steps.slice(shown + 1).filter((step) => isOf(step, '词1')),
  );
});
