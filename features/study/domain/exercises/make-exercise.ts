// Which exercise a card gets: one that tests its skill, fits how well it is known, and can be asked fairly.

import type { Skill } from '../../../learning-events/domain/index.ts';
import type { CardExercise, DialogueLine, ExerciseKind, Sentence } from './exercise.ts';
import { chooseHanzi, chooseHeard, chooseMeaning } from './kinds/choose.ts';
import { clozeExercise, dialogueExercise } from './kinds/gap.ts';
import type { CardParams } from './kinds/options.ts';
import { orderExercise } from './kinds/sentence-order.ts';
import { toneExercise } from './kinds/tones.ts';
import { typeWord } from './kinds/type-word.ts';
import { shuffled } from './seeded-random.ts';
import { isFunctionWord } from './words/function-word.ts';
import { meaningOf } from './words/study-word.ts';

/** `new`: to be looked at first; `young`: met, and soon forgotten; `known`: remembered for days. */
export type Stage = 'new' | 'young' | 'known';

type Material = {
  /** At the learner's level, the best first. */
  readonly sentences: readonly Sentence[];
  readonly dialogues: readonly DialogueLine[];
  /** Whether this browser can say Chinese. */
  readonly hasVoice: boolean;
};

export type MakeParams = Omit<CardParams, 'isYoung'> &
  Material & {
    readonly skill: Skill;
    readonly stage: Stage;
    /** The kinds of the last exercises, the latest last: a session mixes. */
    readonly recent?: readonly ExerciseKind[];
    /** The card has its day in a plan; elsewhere another skill of the word is asked in its place. */
    readonly isPlanned?: boolean | undefined;
    /** False for who does not practise words in sentences: what a talk has missed is then told from its meaning. */
    readonly isInSentences?: boolean | undefined;
  };

type Kind = CardExercise['kind'];

/** For each skill what tests it; the first of them that can be asked is the one to fall back on. */
const KINDS: Readonly<Partial<Record<Skill, Readonly<Record<'young' | 'known', readonly Kind[]>>>>> = {
  recognise: { young: ['meaning', 'hanzi'], known: ['meaning', 'hanzi'] },
  recall: { young: ['type'], known: ['type'] },
  tone: { young: ['tones'], known: ['tones'] },
  listening: { young: ['listen'], known: ['listen'] },
  writing: { young: ['write'], known: ['write'] },
  use: { young: ['cloze', 'dialogue'], known: ['cloze', 'order', 'dialogue'] },
};

/** A word that was missed in a talk comes back, though none of our sentences has it: it is told from its meaning. */
const LAST_RESORT: Readonly<Partial<Record<Skill, readonly Kind[]>>> = { use: ['type'] };

/** Of a word that only works in sentences its place in one is asked; a gloss that describes it stands in where there is none. */
const BY_SENTENCE: readonly Kind[] = ['cloze', 'dialogue'];

function kindsFor({ skill, stage, target, isInSentences = true }: MakeParams): readonly Kind[] {
  if (stage === 'new' || (skill === 'use' && !isInSentences)) return [];
  return skill === 'recognise' && isFunctionWord(target) ? BY_SENTENCE : (KINDS[skill]?.[stage] ?? []);
}

function lastResortFor({ skill, target, isPlanned = false }: MakeParams): readonly Kind[] {
  if (skill === 'recognise' && isFunctionWord(target)) return ['meaning', 'hanzi'];
  return isPlanned ? (LAST_RESORT[skill] ?? []) : [];
}

/** Undefined where nothing fair can be asked of this skill; the card then waits. */
export function makeExercise(params: MakeParams): CardExercise | undefined {
  const { skill, stage, target, sentences, random, recent = [] } = params;
  if (stage === 'new') return { kind: 'meet', skill, target, example: sentences[0] };
  const last = recent.at(-1);
  const mixed = shuffled(kindsFor(params), random);
  // What was just asked comes last, so that a session changes where it can.
  const order = [
    ...mixed.filter((kind) => kind !== last),
    ...mixed.filter((kind) => kind === last),
    ...lastResortFor(params),
  ];
  for (const kind of order) {
    const made = MAKERS[kind](params, { ...params, isYoung: stage === 'young' });
    if (made !== undefined) return { ...made, skill };
  }
  return undefined;
}

type Maker = (params: MakeParams, card: CardParams) => CardExercise | undefined;

const MAKERS: Readonly<Record<Kind, Maker>> = {
  meaning: (_, card) => chooseMeaning(card),
  hanzi: (_, card) => chooseHanzi(card),
  listen: ({ hasVoice }, card) => (hasVoice ? chooseHeard(card) : undefined),
  type: ({ sentences }, card) => typeWord(card, sentences),
  write: ({ target, skill, language }) =>
    meaningOf(target, language) === undefined ? undefined : { kind: 'write', skill, target },
  tones: ({ target }) => toneExercise(target),
  cloze: ({ sentences, random }, card) => clozeExercise(card, shuffled(sentences, random)),
  dialogue: ({ dialogues, random }, card) => dialogueExercise(card, shuffled(dialogues, random)),
  order: ({ sentences, random }, card) => orderExercise(card, shuffled(sentences, random)),
  meet: ({ skill, target, sentences }) => ({ kind: 'meet', skill, target, example: sentences[0] }),
};
