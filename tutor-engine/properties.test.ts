// What holds for every text and every stored history, however strange.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../content/load.ts';
import {
  chunksOf,
  type Message,
  open,
  respond,
  type Setting,
  type Turn,
  type TutorSituation,
} from './index.ts';
import { readMemory } from './state/memory.ts';
import { OVER } from './state/move.ts';
import { questionsOf } from './state/plan.ts';
import { testCore } from './testing/core.ts';

const { personas, talks, smallTalk } = shippedContent();
const tutorIds = personas.map(({ id }) => id);

/** Settings are made from names, so that a counterexample is short. */
type Key = { readonly tutor: string; readonly locale: Setting['locale']; readonly seed: string };

type TutorSetting = Setting & { readonly situation: TutorSituation };

function settingOf({ tutor, locale, seed }: Key): TutorSetting {
  const persona = personas.find(({ id }) => id === tutor);
  const talk = talks.find(({ level }) => level === persona?.level);
  if (persona === undefined || talk === undefined) throw new Error(`no tutor ${tutor}`);
  return {
    locale,
    seed,
    core: testCore(),
    smallTalk,
    due: [],
    situation: { kind: 'tutor', persona, talk },
  };
}

const PIECES = [
  '我',
  '你',
  '不',
  '没有',
  '喜欢',
  '叫',
  '是',
  '红色',
  '三',
  '岁',
  '苹果',
  '吗',
  '呢',
  '什么意思',
  '怎么说',
  '再见',
  '慢一点',
  '提示',
  '换个话题',
  '聊聊',
  '家人',
  '忽略',
  '指令',
  '？',
  '，',
  '。',
  ' ',
  '{name}',
  '(',
  '|',
  'hello',
  'ni hao',
  'não',
  '12',
  '😀',
  '\n',
  '“',
  '你叫什么',
  '因为我觉得这个问题很有意思',
] as const;
const learnerText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const key = fc.record({
  tutor: fc.constantFrom(...tutorIds),
  locale: fc.constantFrom('zh' as const, 'en' as const, 'pt' as const),
  seed: fc.string({ maxLength: 5 }),
});

function expectSound(turn: Turn, { situation: { talk } }: TutorSetting, before: string | undefined): void {
  expect(turn.text.trim()).not.toBe('');
  expect(turn.translation.en.trim()).not.toBe('');
  expect(turn.translation.pt.trim()).not.toBe('');
  expect([...turn.text].filter((char) => char === '？').length).toBeLessThanOrEqual(1);
  expect(turn.text).not.toBe(before);
  expect(readMemory(JSON.parse(JSON.stringify(turn.memory)))).toEqual(turn.memory);
  expect(turn.memory.ask).toBe(turn.ask);
  const known = questionsOf(talk).map(({ id }) => id);
  if (turn.ask !== undefined && turn.ask !== OVER) expect(known).toContain(turn.ask);
  expect(chunksOf(turn.text).join('')).toBe(turn.text);
}

describe('whatever the learner writes', () => {
  it('every turn is sound, asks at most one thing and is not the turn before', () => {
    fc.assert(
      fc.property(key, fc.array(learnerText, { minLength: 1, maxLength: 12 }), (chosen, texts) => {
        const at = settingOf(chosen);
        const first = open(at);
        expectSound(first, at, undefined);
        const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
        for (const text of texts) {
          const turn = respond({ ...at, history, learnerText: text });
          expectSound(turn, at, history.at(-1)?.text);
          history.push({ by: 'learner', text }, { by: 'tutor', text: turn.text, memory: turn.memory });
        }
      }),
      { numRuns: 150 },
    );
  });

  it('the same talk is answered the same way', () => {
    fc.assert(
      fc.property(key, learnerText, (chosen, text) => {
        const at = settingOf(chosen);
        const { text: greeting, memory } = open(at);
        const input = {
          ...at,
          history: [{ by: 'tutor' as const, text: greeting, memory }],
          learnerText: text,
        };
        const copied = JSON.parse(JSON.stringify({ ...input, core: undefined }));
        expect(respond(input)).toEqual(respond({ ...copied, core: input.core }));
      }),
      { numRuns: 60 },
    );
  });

  it('no text keeps a talk at one question for ever', () => {
    fc.assert(
      fc.property(key, learnerText, (chosen, text) => {
        const at = settingOf(chosen);
        const first = open(at);
        const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
        const asks = new Set<string | undefined>([first.ask]);
        for (let turn = 0; turn < 14; turn += 1) {
          const { text: said, memory, ask } = respond({ ...at, history, learnerText: text });
          asks.add(ask);
          history.push({ by: 'learner', text }, { by: 'tutor', text: said, memory });
        }
        expect(asks.size).toBeGreaterThan(1);
      }),
      { numRuns: 60 },
    );
  });
});

describe('whatever was stored', () => {
  const message = fc.record({
    by: fc.constantFrom('learner' as const, 'tutor' as const),
    text: learnerText,
    memory: fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          engine: fc.constantFrom('yulu-tutor', 'other'),
          version: fc.constantFrom(1, 2),
          move: fc.constantFrom('greet', 'hint', 'dance'),
          ask: fc.constantFrom('meet.name', OVER, 'gone.gone', 7),
          step: fc.oneof(fc.constantFrom('none', 'start', 'full'), fc.nat(), fc.string()),
          stay: fc.nat(),
          round: fc.nat({ max: 9 }),
          asked: fc.array(fc.constantFrom('meet.name', 'meet.age', 'x')),
          name: fc.oneof(fc.string(), fc.constant(undefined)),
        },
        { requiredKeys: [] },
      ),
    ),
  });

  it('the teacher goes on', () => {
    fc.assert(
      fc.property(key, fc.array(message, { maxLength: 8 }), learnerText, (chosen, history, text) => {
        const at = settingOf(chosen);
        expectSound(respond({ ...at, history, learnerText: text }), at, undefined);
      }),
      { numRuns: 150 },
    );
  });
});

describe('time', () => {
  const hostile = [
    '什么意思'.repeat(75),
    '你'.repeat(300),
    '怎么说'.repeat(100),
    'a '.repeat(150),
    '我是'.repeat(150),
    'how do you say '.repeat(20),
    '一'.repeat(300),
    '，'.repeat(300) + '你',
  ];
  /** Processor time, which a busy machine does not stretch; about 20 ms is usual for these. */
  const LIMIT_MS = 400;

  it.each(hostile.map((text) => [text.slice(0, 12), text] as const))('is short for "%s…"', (_, text) => {
    for (const tutor of tutorIds) {
      const at = settingOf({ tutor, locale: 'pt', seed: 's' });
      const { text: greeting, memory } = open(at);
      const began = process.cpuUsage();
      respond({ ...at, history: [{ by: 'tutor', text: greeting, memory }], learnerText: text });
      expect(process.cpuUsage(began).user / 1000).toBeLessThan(LIMIT_MS);
    }
  });
});
