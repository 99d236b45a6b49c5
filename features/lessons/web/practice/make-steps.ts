// Makes the exercise of a step from the sentences of its lesson.

import type { LanguageCore } from '../../../../kit/web/language-core/core.ts';
import {
  createRandom,
  type DialogueLine,
  type Exercise,
  type ExerciseKind,
  type Sentence,
} from '../../../study/domain/index.ts';
import { type Card, cutSentence, plainCard, prepareExercise } from '../../../study/web/api.ts';
import {
  type ChooseRight,
  chooseRight,
  type LessonFile,
  type LessonStep,
  orderExample,
  type TaughtPoint,
  withNames,
} from '../../domain/index.ts';

/** With its options cut into words, so that they can be read aloud. */
export type ShownChoice = ChooseRight & { readonly sentences: readonly Sentence[] };
export type Shown = Exercise | ShownChoice;

export type MakeContext = {
  readonly lesson: LessonFile;
  readonly material: LessonMaterial;
  /** The band up to which the learner knows words. */
  readonly known: number | undefined;
  readonly hasVoice: boolean;
  readonly recent: readonly ExerciseKind[];
  /** How often the step was asked before in its round: each time in another order, among other options. */
  readonly asked: number;
};

export type LessonMaterial = {
  readonly sentences: readonly Sentence[];
  readonly dialogues: readonly DialogueLine[];
  readonly core: LanguageCore;
};

export function materialOf(
  { dialogue, characters, grammar }: LessonFile,
  core: LanguageCore,
): LessonMaterial {
  const nameOf = (speaker: string) => characters.find(({ id }) => id === speaker)?.name.zh ?? '';
  const names = characters.map(({ name }) => name.zh);
  const cut = (line: (typeof dialogue)[number] | TaughtPoint['examples'][number]) =>
    withNames(cutSentence(core, line), names);
  const lines = dialogue.map((line) => ({ ...cut(line), speaker: nameOf(line.speaker) }));
  const examples = grammar.flatMap((point) => point.examples);
  return {
    core,
    sentences: [...examples.map(cut), ...lines],
    dialogues: lines.slice(1).flatMap((line, index) => {
      const before = lines[index];
      return before ? [{ ...line, before }] : [];
    }),
  };
}

/** Whether all words of a sentence are the lesson's, or of the easiest band up to which its learner knows words. */
const readableIn =
  ({ material: { core, sentences }, known = 1 }: MakeContext) =>
  (zh: string): boolean => {
    const met = new Set(sentences.flatMap(({ pieces }) => pieces));
    const isKnown = ({ text, kind }: ReturnType<LanguageCore['annotate']>[number]) =>
      kind !== 'word' || met.has(text) || (core.levelOf(text)?.band ?? Infinity) <= Math.max(1, known);
    return core.annotate(zh).every(isKnown);
  };

/** Undefined where nothing fair can be asked. Rejects when what is needed cannot be had. */
export async function makeStep(step: LessonStep, context: MakeContext): Promise<Shown | undefined> {
  const { lesson, material, asked } = context;
  const seed = asked === 0 ? lesson.id : `${lesson.id} ${asked}`;
  if (step.kind === 'words') {
    const cards = step.step.cards.map((card) => toCard(card, lesson));
    const familiar = new Set(lesson.words.map(({ zh }) => zh));
    const own = {
      ...context,
      sessionId: seed,
      material,
      familiar,
      met: metBefore(cards[0], lesson),
      isTaught: true,
    };
    return prepareExercise({ kind: step.step.kind, cards }, own);
  }
  const point = lesson.grammar.find(({ id }) => id === step.point);
  if (!point) return undefined;
  const random = createRandom(`${seed} ${step.point} ${step.kind}`);
  if (step.kind === 'choose') {
    const made = chooseRight(point, random, readableIn(context));
    return made && shownChoice(made, material.core);
  }
  const examples = material.sentences.filter(({ zh }) => point.examples.some((line) => line.zh === zh));
  return orderExample(examples, lesson.words.map(toWord), random);
}

/** The words of the lesson before this one. */
function metBefore(card: Card | undefined, { words }: LessonFile): ReadonlySet<string> {
  const at = words.findIndex(({ zh, pinyin }) => zh === card?.word && pinyin === card.reading);
  return new Set(words.slice(0, Math.max(0, at)).map(({ zh }) => zh));
}

export const shownChoice = (made: ChooseRight, core: LanguageCore): ShownChoice => ({
  ...made,
  sentences: made.options.map((zh) => cutSentence(core, { zh, en: '', pt: '' })),
});

type HeldWord = Pick<Card, 'word' | 'reading' | 'skill' | 'isNewWord'>;

/** A word of the lesson as the exercises know cards: nobody has asked for it before. */
export function toCard({ word, reading, skill, isNewWord }: HeldWord, { words }: LessonFile): Card {
  const gloss = words.find(({ zh, pinyin }) => zh === word && pinyin === reading);
  return {
    ...plainCard({ word, reading, gloss: gloss ? { en: gloss.en, pt: gloss.pt } : null }),
    skill,
    isNewWord,
    stage: 'new',
    reason: 'new_word',
  };
}

const toWord = ({ zh, pinyin, en, pt }: LessonFile['words'][number]) => ({
  word: zh,
  reading: pinyin,
  senses: { en: [en], pt: [pt] },
  band: undefined,
  pos: '',
  synonyms: [],
  isReadOtherwise: false,
});
