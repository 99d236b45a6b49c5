// Who has no words yet is asked to say nothing without its sound and its meaning, and is answered when they ask for them.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../content/load.ts';
import { teachingOf } from './index.ts';
import type { Turn } from './state/types.ts';
import { begin, settingFor, tutorTalks } from './testing/stages.ts';

const { smallTalk } = shippedContent();
const ZERO = tutorTalks().filter(({ stage }) => stage.level === 'zero');

const SAID = {
  pt: [
    'nihao',
    'oi, sou a Ana',
    'tenho dois gatos',
    'minha irmã mora em Recife',
    'estou cansado hoje',
    'não entendi',
    'como se diz irmão?',
    'meu irmão é médico',
    'xiexie',
    'hen hao',
    'como eu leio isso?',
    'não tenho teclado chinês',
    'o que você lembra de mim?',
    'você gosta do Brasil?',
    'me ajuda',
    '',
  ],
  en: [
    'ni hao',
    "hi, I'm Beth",
    'I have two cats',
    'my sister lives in Leeds',
    'I am tired today',
    'I don’t understand',
    'how do I say brother?',
    'my brother is a doctor',
    'xiexie',
    'hen hao',
    'how do I read that?',
    'I don’t have a Chinese keyboard',
    'what do you remember of me?',
    'do you like tea?',
    'help',
    '',
  ],
} as const;

/** 跟我说：谢谢。 */
const TO_BE_SAID = /说：/u;
const TONE = /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]/u;

/** Whether its sound stands there, in the note, on a card or in the translation; and something in the learner's language. */
function isHelped(turn: Turn, locale: 'en' | 'pt'): boolean {
  const { note, words = [] } = teachingOf(turn) ?? {};
  const told = note?.[locale] ?? '';
  const sounds = words.length > 0 || TONE.test(told) || TONE.test(turn.translation[locale]);
  return sounds && (told !== '' || words.length > 0);
}

describe.each(['pt', 'en'] as const)('whatever is said in %s', (locale) => {
  it.each(ZERO.map((one) => [one.stage.name, one.situation] as const))(
    'what %s asks to have said comes with its sound and its meaning',
    (_, situation) => {
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...SAID[locale]), { minLength: 1, maxLength: 12 }), (said) => {
          const { first, say } = begin(settingFor(situation, { locale, smallTalk }));
          const turns = [first, ...said.map((text) => say(text))].filter(({ text }) => TO_BE_SAID.test(text));
          expect(turns.filter((turn) => !isHelped(turn, locale)).map(({ text }) => text)).toEqual([]);
        }),
        { numRuns: 25 },
      );
    },
  );
});

const after = (locale: 'pt' | 'en', ...said: string[]) => {
  const [zero] = ZERO;
  if (zero === undefined) throw new Error('no tutor of level zero');
  const { say } = begin(settingFor(zero.situation, { locale, smallTalk }));
  const turn = said.map((text) => say(text)).at(-1);
  return { text: turn?.text ?? '', note: (turn && teachingOf(turn)?.note?.[locale]) ?? '' };
};

describe('who asks', () => {
  it.each([
    ['pt', ['nihao', 'como eu leio isso?'], /nǐhǎo/u],
    ['pt', ['nihao', 'como eu digito isso?'], /letras comuns/u],
    ['pt', ['não tenho teclado chinês'], /letras comuns/u],
    ['en', ["hi, I'm Beth", 'nihao', 'wo jiao Beth', 'how do you pronounce that?'], /jiào is like/u],
    ['en', ['I don’t have a Chinese keyboard'], /plain letters/u],
    ['en', ['nihao', 'why is there a 吗?'], /question/u],
  ] as const)('in %s how to read or type it is told: %j', (locale, said, told) => {
    expect(after(locale, ...said).note).toMatch(told);
  });

  it.each([
    ['en', "hi, I'm Beth", /Beth/u],
    ['pt', 'oi, sou a Ana', /Ana/u],
  ] as const)('and tells a name in %s, is not asked for it: %s', (locale, said, name) => {
    const { text } = after(locale, said);
    expect(text).toMatch(name);
    expect(text).not.toContain('叫什么');
  });

  it('tells of somebody, and hears no news in their name', () => {
    expect(after('en', 'nihao', 'my sister is called Anne').note).not.toMatch(/moment|wonderful/iu);
    expect(after('pt', 'nihao', 'meu gato ficou doente ontem').note).toMatch(/seu gato/u);
  });
});
