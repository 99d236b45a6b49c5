// Who reads Portuguese is told nothing in English: where nobody has written the Portuguese of a word, its meaning is left out.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segment } from '../chinese/words/index.ts';
import { shippedContent } from '../content/load.ts';
import { hint, teachingOf } from './index.ts';
import type { DueWord, Lookup, Situation, Turn } from './state/types.ts';
import { testCore } from './testing/core.ts';
import { begin, playables, settingFor, tutorTalks } from './testing/stages.ts';

const ENGLISH = 'only in English';
/** A dictionary that has every word, none in Portuguese; of foreign words a Chinese one. */
const lookup: Lookup = (query) => ({
  zh: /^\p{Script=Han}+$/u.test(query) ? query : '蹦极',
  en: ENGLISH,
  measures: ['个'],
});

const { talks, smallTalk, personas, roles } = shippedContent();
const core = testCore();

/** All words that tutors and characters say. */
const WORDS = [...new Set(linesBelow([talks, smallTalk, personas, roles]).flatMap(wordsOf))];

function linesBelow(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'zh' in value && typeof value.zh === 'string' && 'pt' in value ? [value.zh] : [];
  return [...own, ...Object.values(value).flatMap(linesBelow)];
}

function wordsOf(zh: string): string[] {
  return segment(core.lexicon, zh).flatMap((word) => (word.kind === 'word' ? [word.simplified] : []));
}

const ASKED: readonly ((word: string, other: string) => string)[] = [
  (word) => `${word}是什么意思？`,
  (word) => `“${word}”怎么用？`,
  (word) => `${word}怎么读？`,
  (word) => `${word}的量词是什么？`,
  (word, other) => `“${word}”和“${other}”有什么区别？`,
  (word) => `“${word}”葡萄牙语怎么说？`,
  (word) => `O que significa ${word}?`,
  (word) => `我想说grampeador，${word}`,
  () => 'como se diz grampeador?',
  () => 'o que quer dizer cuohe?',
];

/** All that such a learner may see of a turn. */
function seen(turn: Turn): string {
  const { note, words = [] } = teachingOf(turn) ?? {};
  return JSON.stringify([
    turn.text,
    turn.translation.pt,
    note?.pt,
    words.map(({ pt }) => pt),
    turn.corrections.map(({ reason }) => reason.pt),
    turn.level.hard.map(({ gloss }) => gloss?.pt),
  ]);
}

const SITUATIONS: readonly (readonly [string, Situation])[] = [
  ...tutorTalks().map(({ stage, situation }) => [stage.name, situation] as const),
  ...playables()
    .filter(({ stage }) => ['waiter', 'doctor', 'li-bai', 'neighbour-child'].includes(stage.name))
    .map(({ stage, situation }) => [stage.name, situation] as const),
];

describe('Portuguese alone', () => {
  it.each(SITUATIONS)('is what a learner reads who asks %s about any word', (_, situation) => {
    const { say } = begin(settingFor(situation, { locale: 'pt', smallTalk, lookup }));
    const asked = fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS), fc.constantFrom(...ASKED));
    fc.assert(
      fc.property(asked, ([word, other, ask]) => {
        expect(seen(say(ask(word, other)))).not.toContain(ENGLISH);
      }),
      { numRuns: 60 },
    );
  });

  it('a word that is due and has no Portuguese gives way to one that has', () => {
    const due: DueWord[] = [
      { zh: '企鹅', gloss: { en: ENGLISH } },
      { zh: '天气', gloss: { en: 'weather', pt: 'tempo' } },
    ];
    const anna = SITUATIONS.find(([name]) => name === 'anna')?.[1];
    if (anna === undefined) throw new Error('no Anna');
    const setting = settingFor(anna, { locale: 'pt', smallTalk, due, lookup });
    const { say, history } = begin(setting);
    const turns = ['我叫Kate。', '我是英国人。', '我很好。'].map((text) => say(text));
    const said = turns.map(({ text }) => text).join('');
    expect(said).toContain('天气');
    expect(said).not.toContain('企鹅');
    expect(turns.map(seen).join('')).not.toContain(ENGLISH);
    const steps = (['idea', 'start', 'full'] as const).map((step) => hint({ ...setting, history }, step));
    expect(JSON.stringify(steps)).not.toContain(ENGLISH);
  });

  it('whoever reads English is told in English', () => {
    const anna = SITUATIONS.find(([name]) => name === 'anna')?.[1];
    if (anna === undefined) throw new Error('no Anna');
    const { say } = begin(settingFor(anna, { locale: 'en', smallTalk, lookup }));
    expect(seen(say('蹦极是什么意思？'))).toContain(ENGLISH);
  });
});
