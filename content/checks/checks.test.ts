// Each check of the language core notices what it is for: one bad example per kind of problem. That the shipped content passes
// them all is held by the check `content` of `npm run check`, which takes as long as all of this file many times over.

import { describe, expect, it } from 'vitest';
import { loadCore } from '../check.ts';
import { shippedContent } from '../load.ts';
import type { Content } from '../schema/content.ts';
import type { Level } from '../schema/levels.ts';
import type { Line } from '../schema/line.ts';
import { languageCoreProblems } from './language.ts';
import { levelProblems } from './levels.ts';
import { studyProblems } from './studies/studies.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends object | undefined ? Mutable<T[K]> : T[K] };
type Draft = Mutable<Content>;

const content = shippedContent();
const core = loadCore();
const NOTHING: Content = {
  personas: [],
  talks: [],
  words: [],
  lessons: [],
  texts: [],
  scenarios: [],
  smallTalk: [],
  roles: [],
  packs: [],
  phrasebook: [],
  biographies: [],
  films: [],
  frames: {
    predicates: [],
    nouns: [],
    reactions: [],
    recall: undefined,
    echoes: undefined,
    generals: undefined,
    anyTutor: undefined,
    advice: undefined,
    stances: undefined,
    apart: undefined,
    foreign: undefined,
    tellings: [],
    themes: [],
    moments: [],
    knowledge: [],
    things: [],
    describing: undefined,
  },
};
const GOOD: Line = { zh: '我喜欢喝茶。', en: 'I like tea.', pt: 'Gosto de chá.' };

function at<T>(items: readonly T[], index = 0): T {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

/** What the checks say when a beginners' tutor who says nothing else greets with this line. */
async function said(line: Partial<Line>): Promise<string> {
  const responses = { good: [], retry: [], hint: [] };
  const silent = { ...at(content.personas), phrases: [], responses, goodbye: [], facts: {} };
  const tutor = { ...silent, greeting: [{ ...GOOD, ...line }] };
  return (await languageCoreProblems({ ...NOTHING, words: content.words, personas: [tutor] }, core)).join(
    '\n',
  );
}

/** One of each that the cases below spoil: to check all content for each case would only take longer. */
const small: Content = {
  ...NOTHING,
  words: content.words,
  personas: content.personas.filter(({ name }) => name.zh === '方文'),
  scenarios: [{ ...at(content.scenarios), scenes: [at(at(content.scenarios).scenes)] }],
  packs: [at(content.packs)],
};

/** The same for what is studied. */
const studies: Content = {
  ...small,
  lessons: [at(content.lessons)],
  roles: [at(content.roles)],
  talks: content.talks.filter(({ level }) => level === at(content.roles).level),
};

/** What the checks say of the small content after a change. */
async function saidAfter(change: (copy: Draft) => void): Promise<string> {
  return (await languageCoreProblems(spoilt(small, change), core)).join('\n');
}

function spoilt(from: Content, change: (copy: Draft) => void): Draft {
  const copy: Draft = JSON.parse(JSON.stringify(from));
  change(copy);
  return copy;
}

describe('a line', () => {
  it('passes when all is well', async () => {
    expect(await said({})).toBe('');
  });

  it.each<[string, RegExp, Partial<Line>]>([
    ['a half-width sign', /greeting\/0: a half-width sign/, { zh: '我喜欢喝茶.' }],
    ['a straight quote', /a straight quote/, { zh: '我说"喝茶"。' }],
    ['a stray space', /a space beside/, { zh: '我 喜欢喝茶。' }],
    ['half an ellipsis', /a half ellipsis/, { zh: '我喜欢……喝茶…' }],
    ['two stops', /a doubled sign/, { zh: '我喜欢喝茶，。' }],
    ['a quote that does not close', /“ without its other half/, { zh: '我说“喝茶。' }],
    ['traditional characters', /traditional characters/, { zh: '我喜歡喝茶。' }],
    ['full-width signs in English', /a full-width sign \(en\)/, { en: 'I like tea。' }],
    ['two spaces', /two spaces \(pt\)/, { pt: 'Gosto de  chá.' }],
    ['a line left in Chinese', /left in Chinese \(pt\)/, { pt: '我喜欢喝茶。' }],
    ['a line left in English', /left in English \(pt\)/, { pt: 'This is what you have for tea.' }],
    ['a line left in Portuguese', /left in Portuguese \(en\)/, { en: 'Você não está com muito chá.' }],
    [
      'the same text twice',
      /the same in English and Portuguese/,
      { en: 'Gosto muito de chá.', pt: 'Gosto muito de chá.' },
    ],
    ['no Chinese at all', /no Chinese/, { zh: 'Tea.' }],
    ['a mistake of grammar', /measure-missing/, { zh: '我有三书。' }],
    ['a name that nobody knows', /李小红 would be taken for a name/, { zh: '我叫李小红。' }],
    ['a character of no dictionary', /no dictionary has 𰻞/, { zh: '我喜欢𰻞。' }],
    ['a word without a gloss', /no Portuguese gloss for 琥珀/, { zh: '我喜欢琥珀。' }],
    ['a line far beyond its level', /far beyond beginner/, { zh: '缄默彰显隽永韵味。' }],
  ])('is not let through with %s', async (_, problem, line) => {
    expect(await said(line)).toMatch(problem);
  });

  it('may quote Chinese in a translation', async () => {
    expect(await said({ en: 'They say “喝茶” a lot.' })).toBe('');
  });
});

describe('a file', () => {
  const knowledge = { ...core, glossed: new Map(), names: new Set<string>() };
  const levelOf = (level: Level, zh: string) =>
    levelProblems(knowledge, { place: 'x.json:', level, value: [{ ...GOOD, zh }] }, new Set());

  it('keeps to its level in nearly all of its words', () => {
    const easy = '我们今天去学校学中文，老师很高兴，我也很高兴。'.repeat(3);
    expect(levelOf('beginner', easy)).toEqual([]);
    const hard = `${easy}他很执着，也很严谨，还很含蓄。`;
    expect(levelOf('beginner', hard).join()).toMatch(/lie beyond beginner: 执着 严谨 含蓄/);
    expect(levelOf('advanced', hard)).toEqual([]);
  });

  it('may use hard words that it teaches', () => {
    const value = [{ ...GOOD, zh: '执着严谨含蓄，'.repeat(12) }];
    const source = { place: 'x.json:', level: 'beginner', value } as const;
    expect(levelProblems(knowledge, source, new Set(['执着', '严谨', '含蓄']))).toEqual([]);
  });
});

describe('pinyin', () => {
  it('is let through as it is', async () => {
    expect(await saidAfter(() => {})).not.toMatch(/to the core|needs no reason/);
  });

  it.each<[string, RegExp, (copy: Draft) => void]>([
    [
      'that the core reads otherwise',
      /银行 is yin2 xing2 here, and yin2 hang2 to the core/,
      (copy) => {
        at(copy.packs).vocabulary.push({ zh: '银行', pinyin: 'yin2 xing2', en: 'bank', pt: 'banco' });
      },
    ],
    [
      'of a tutor that is not the name',
      /方文 is fángwén here, and fāngwén to the core/,
      (copy) => {
        for (const { name } of copy.personas) if (name.zh === '方文') name.pinyin = 'Fáng Wén';
      },
    ],
    [
      'with a reason that it does not need',
      /茶 needs no reason/,
      (copy) => {
        for (const word of at(copy.packs).vocabulary) if (word.zh === '茶') word.reading = 'because';
      },
    ],
  ])('is noticed %s', async (_, problem, change) => {
    expect(await saidAfter(change)).toMatch(problem);
  });
});

describe('a study', () => {
  it.each<[string, RegExp, (copy: Draft) => void]>([
    [
      'a speaker whom nobody knows',
      /who is ghost\?/,
      (copy) => {
        at(at(copy.lessons).dialogue).speaker = 'ghost';
      },
    ],
    [
      'a character who never speaks',
      /shadow never speaks/,
      (copy) => {
        at(copy.lessons).characters.push({ id: 'shadow', name: GOOD, about: GOOD });
      },
    ],
    [
      'a learner who is nobody',
      /nobody is called ghost/,
      (copy) => {
        at(at(copy.scenarios).scenes).learner = 'ghost';
      },
    ],
    [
      'a goal that the dialogue never reaches',
      /the dialogue never reaches the goal/,
      (copy) => {
        const scene = at(at(copy.scenarios).scenes);
        scene.dialogue = scene.dialogue.filter(({ speaker }) => speaker !== scene.learner);
      },
    ],
    [
      'a partner who is the learner',
      /would talk to themselves/,
      (copy) => {
        const scene = at(at(copy.scenarios).scenes);
        scene.partner = scene.learner;
      },
    ],
    [
      'a character who asks two things at once',
      /play\/[a-z-]+\/ask: 2 question marks/,
      (copy) => {
        at(at(copy.roles).play.goals).ask.zh = '你想吃什么？喝什么？';
      },
    ],
    [
      'a grammar point that does not exist',
      /no grammar point subjunctive/,
      (copy) => {
        at(at(copy.packs).grammar).point = 'subjunctive';
      },
    ],
    [
      'too few grammar points',
      /fewer than 5/,
      (copy) => {
        at(copy.packs).grammar.pop();
      },
    ],
    [
      'a goal that its whole sentence does not reach',
      /the whole sentence does not reach the goal/,
      (copy) => {
        at(at(copy.roles).play.goals).hint.full.zh = '今天星期一。';
      },
    ],
    [
      'a whole sentence that reaches two goals',
      /the whole sentence reaches .* too/,
      (copy) => {
        const { goals } = at(copy.roles).play;
        at(goals, 1).reached.push(...at(goals, 2).reached);
      },
    ],
    [
      'a pattern of a goal that cannot be read',
      /"\(" without "\)"/,
      (copy) => {
        at(at(at(copy.roles).play.goals).reached).match.push('(没有');
      },
    ],
    [
      'a word that is never met',
      /琥珀 is to be learned and never met/,
      (copy) => {
        at(copy.lessons).words.push({ zh: '琥珀', pinyin: 'hu3 po4', en: 'amber', pt: 'âmbar' });
      },
    ],
    [
      'a word glossed twice',
      /is glossed in .* already/,
      (copy) => {
        copy.words.push({ id: 'more', words: [{ ...at(at(copy.words).words) }] });
      },
    ],
  ])('is not let through with %s', (_, problem, change) => {
    expect(studyProblems(spoilt(studies, change)).join('\n')).toMatch(problem);
  });
});

describe('a list', () => {
  it.each<[string, RegExp, (copy: Draft) => void]>([
    [
      'a line',
      /phrases: twice in one list/,
      (copy) => {
        const { phrases } = at(at(copy.scenarios).scenes);
        phrases.push({ ...at(phrases) });
      },
    ],
    [
      'an id',
      /goals: twice in one list: /,
      (copy) => {
        const { goals } = at(at(copy.scenarios).scenes).play;
        goals.push({ ...at(goals) });
      },
    ],
    [
      'a word',
      /vocabulary: twice in one list/,
      (copy) => {
        const { vocabulary } = at(copy.packs);
        vocabulary.push({ ...at(vocabulary) });
      },
    ],
  ])('has %s once', async (_, problem, change) => {
    expect(await saidAfter(change)).toMatch(problem);
  });
});
