// A dream's own words choose what a plan is made of; where they are used is told, and where there is nothing, too.

import { expect, test } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import { createCatalogue } from '../../server/materials/catalogue.ts';
import { JUDGED, TUNED } from '../../testing/written-dreams.ts';
import { EVEN_LIKINGS } from '../profile/profile.ts';
import { composePlan } from './compose-plan.ts';
import { dreamUse } from './dream-use.ts';
import type { PlannerInput } from './materials/catalogue.ts';
import { makeOutline } from './outlining/make-outline.ts';
import { meantIn } from './wishes/homonyms.ts';
import { termsIn } from './wishes/terms.ts';

const content = shippedContent();
const catalogue = createCatalogue(() => content, openLexicon)();

function planFor(dream: string, level: PlannerInput['basis']['level'] = 'beginner') {
  const profile = {
    grade: 'adult',
    textbooks: ['none'],
    interests: ['food'],
    aim: null,
    dream,
    likings: EVEN_LIKINGS,
  } as const;
  const known = {
    lessons: new Map(),
    plays: new Set<string>(),
    texts: new Set<string>(),
    locked: new Map(),
    words: new Set<string>(),
    reviewSeconds: 0,
  };
  const input = { catalogue, known, basis: { profile, level, minutesADay: 20, begins: '2026-03-02' } };
  const outline = makeOutline(input);
  if (!outline) throw new Error('nothing to plan');
  return composePlan(outline, input);
}
const useOf = (dream: string, level?: PlannerInput['basis']['level']) =>
  dreamUse(dream, planFor(dream, level), catalogue);

test.each([
  ['I want to work with pandas in Chengdu one day', ['大熊猫/熊猫', '成都']],
  ['Quero trabalhar com pandas em Chengdu', ['大熊猫/熊猫', '成都']],
  ['我想去成都跟大熊猫一起工作', ['成都', '大熊猫']],
  ['I want to learn Chinese', []],
])('“%s” names %j', (dream, names) => {
  const found = termsIn(dream, catalogue.index).map(({ words }) => words.map(({ zh }) => zh));
  expect(found).toHaveLength(names.length);
  for (const [at, name] of names.entries())
    expect(name.split('/').some((zh) => found[at]?.includes(zh))).toBe(true);
});

test.each([
  ['I want to cook for my partner on Sundays', '爱人'],
  ['open a tea shop with a business partner', '伙伴'],
  ['Quero brindar com os tios da minha parceira', '爱人'],
  ['achar um parceiro para exportar café', '伙伴'],
  ['fish on the bank of a river', '岸'],
  ['open an account at a bank', '银行'],
  ['plantar um pé de manga', '水果'],
  ['desenhar manga', '漫画'],
])('of a word with two meanings “%s” means %s', (dream, wanted) => {
  const found = termsIn(dream, catalogue.index).flatMap(({ words }) => words.map(({ zh }) => zh));
  expect(found).toContain(wanted);
});

test.each([
  ['en', ['partner', 'companion', 'date', 'bank', 'match', 'spring', 'letter']],
  ['pt', ['parceiro', 'parceira', 'companheiro', 'companheira', 'banco', 'manga', 'carta']],
] as const)(
  'what a word with two meanings in %s means where nothing else tells is explained',
  (language, words) => {
    const meant = words.flatMap((word) => meantIn('', word, language) ?? []);
    expect(meant.length).toBeGreaterThanOrEqual(words.length);
    expect(meant.filter((zh) => !catalogue.index.explained.has(zh))).toEqual([]);
  },
);

/** Of written dreams, the share of wanted groups that are offered, and the share of what is offered that is right. */
function judge(dreams: typeof TUNED) {
  const judged = dreams.map(({ text, wanted, also = '' }) => {
    const groups = wanted.map((group) => group.split('/'));
    const right = new Set([...groups.flat(), ...also.split(' ')]);
    const offered = termsIn(text, catalogue.index).flatMap(({ words }) => words.map(({ zh }) => zh));
    const missed = groups.filter((group) => !group.some((zh) => offered.includes(zh)));
    return { text, groups, missed, offered, wrong: offered.filter((zh) => !right.has(zh)) };
  });
  const count = (of: (each: (typeof judged)[number]) => readonly unknown[]) =>
    judged.reduce((sum, each) => sum + of(each).length, 0);
  const odd = judged.filter(({ missed, wrong }) => missed.length + wrong.length > 0);
  return {
    odd: odd.map(
      ({ text, missed, wrong }) => `${text} · missed ${missed.join(' ')} · wrong ${wrong.join(' ')}`,
    ),
    found: 1 - count(({ missed }) => missed) / count(({ groups }) => groups),
    right: 1 - count(({ wrong }) => wrong) / count(({ offered }) => offered),
  };
}

test.each([
  ['tuned', TUNED],
  ['judged', JUDGED],
] as const)('of the %s half of written dreams most is found, in the right sense', (_, dreams) => {
  const { odd, found, right } = judge(dreams);
  expect(found, odd.join('\n')).toBeGreaterThanOrEqual(0.8);
  expect(right, odd.join('\n')).toBeGreaterThanOrEqual(0.8);
});

test('what a dream names is taken up, by plays, texts and words, and another dream’s is not', () => {
  const uses = useOf('I want to work with pandas in Chengdu');
  expect(uses.map(({ term }) => term)).toEqual(['pandas', 'Chengdu']);
  for (const { items, words, elsewhere } of uses) {
    expect(items.length + words.length).toBeGreaterThan(0);
    expect(elsewhere).toEqual([]);
  }
  const words = planFor('I want to cook').weeks.flatMap((week) => week.words.map(({ zh }) => zh));
  expect(words).not.toContain('成都');
});

test('where there is nothing of it, that is said; where it comes up later, too', () => {
  expect(useOf('pottery')).toEqual([{ term: 'pottery', items: [], words: [], elsewhere: [] }]);
  const [later] = useOf('大熊猫', 'intermediate');
  expect([later?.items, later?.words]).toEqual([[], later?.words]);
  expect((later?.elsewhere.length ?? 0) + (later?.words.length ?? 0)).toBeGreaterThan(0);
});

test('what stands for a whole direction is no word of its own', () => {
  expect(useOf('I want to travel')).toEqual([]);
});

test('an exam has no topics, what is not wanted is no wish, and small words name nothing', () => {
  const wordsOf = (dream: string) => termsIn(dream, catalogue.index).map(({ text }) => text);
  expect(wordsOf('pass HSK 4 next autumn and not begin at 你好 again')).toEqual([]);
  expect(wordsOf('passar no HSK 4 no próximo outono e não começar do zero')).toEqual([]);
  expect(wordsOf('明年通过HSK 4级，不想再从你好开始')).toEqual([]);
  // What stands beside them stays.
  expect(wordsOf('pass HSK 4 and read poems with my grandmother')).toContain('poems');
});
