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
import { namedIn } from './wishes/named.ts';
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
  dreamUse({ dream, level: level ?? 'beginner' }, planFor(dream, level), catalogue);

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
  expect(uses.map(({ term }) => term.en)).toEqual(['pandas', 'Chengdu']);
  for (const { items, words, elsewhere } of uses) {
    expect(items.length + words.length).toBeGreaterThan(0);
    expect(elsewhere).toEqual([]);
  }
  const words = planFor('I want to cook').weeks.flatMap((week) => week.words.map(({ zh }) => zh));
  expect(words).not.toContain('成都');
});

test('of what there is nothing here nothing is said; where it comes up later, that is', () => {
  expect(useOf('pottery')).toEqual([]);
  const [later] = useOf('大熊猫', 'intermediate');
  expect(
    (later?.elsewhere.length ?? 0) + (later?.words.length ?? 0) + (later?.items.length ?? 0),
  ).toBeGreaterThan(0);
});

test('a direction that is named is taken up as a theme', () => {
  const [travel] = useOf('I want to travel');
  expect(travel?.term.zh).toBe('旅行');
  expect(travel?.items.length).toBeGreaterThan(0);
});

/** Themes by their topics or names, and words; each dream with months, people and small words that mean nothing here. */
test.each([
  ['From August I will bake bread in Chengdu with Rose', [], '面包 成都'],
  [
    'In May I might rent a room in Nanjing and take part in a documentary',
    ['租房和居家', '影视'],
    '南京 房间',
  ],
  ['I will hike to the lake with Mark in June', ['自然'], '湖'],
  ['my wish: it is to cook for the relatives of Will', ['家庭', '美食'], ''],
  [
    'Em março vou alugar um quarto em Xangai e trabalhar numa padaria',
    ['租房和居家', '工作', '美食'],
    '上海 房间',
  ],
  ['Quero fazer intercâmbio com a Rosa e ver os lagos', ['校园'], '湖'],
  ["J'aimerais travailler dans une librairie et cuisiner avec mes amis", ['工作', '美食', '朋友'], ''],
  ['Je rêve de voyager en mai avec mon père, de louer une maison à Pékin', ['旅行', '租房和居家'], ''],
  ['Ich möchte im Juli mit meiner Oma nach Peking reisen', ['旅行', '家庭'], ''],
  ['八月我要跟李明去南京租房，拍一部纪录片', ['租房和居家', '影视'], '南京'],
  ['六月和室友一起去旅行，看湖', ['朋友', '旅行'], '湖'],
  ['I want to chat with my Chinese flatmate', ['朋友'], '聊'],
  ['conversar com minha colega de quarto chinesa', ['朋友'], ''],
  ['我想和舍友聊天', ['朋友'], ''],
] as const)('“%s” speaks of %j, and certainly of “%s”', (dream, themes, words) => {
  const named = namedIn(dream, 'beginner', catalogue.index);
  expect(named.themes.map(({ name }) => name.zh).toSorted()).toEqual(themes.toSorted());
  const found = new Set(named.terms.flatMap((term) => term.words.map(({ zh }) => zh)));
  expect([...found].filter((zh) => !words.split(' ').includes(zh))).toEqual([]);
});

test('an exam has no topics, what is not wanted is no wish, and small words name nothing', () => {
  const wordsOf = (dream: string) => termsIn(dream, catalogue.index).map(({ text }) => text);
  expect(wordsOf('pass HSK 4 next autumn and not begin at 你好 again')).toEqual([]);
  expect(wordsOf('passar no HSK 4 no próximo outono e não começar do zero')).toEqual([]);
  expect(wordsOf('明年通过HSK 4级，不想再从你好开始')).toEqual([]);
  // What stands beside them stays.
  expect(wordsOf('pass HSK 4 and read poems with my grandmother')).toContain('poems');
});
