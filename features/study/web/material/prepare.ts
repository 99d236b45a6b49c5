// Makes the exercise of a step: fetches what it needs, and lets the rules of the domain choose.

import { bySense } from '../../../../kit/web/language-core/by-sense.ts';
import { loadLanguageCore } from '../../../../kit/web/language-core/load.ts';
import {
  asGlossed,
  createRandom,
  type DialogueLine,
  type Exercise,
  type ExerciseKind,
  isFunctionWord,
  isReadAs,
  makeExercise,
  notedAs,
  pairsExercise,
  type Sentence,
  type Stage,
  type StudyWord,
  taughtAs,
} from '../../domain/exercises/index.ts';
import type { Step } from '../../domain/session/session.ts';
import type { Card } from '../queries.ts';
import { easiestFirst } from './easiest-first.ts';
import { GLOSS_LANGUAGE } from './gloss-language.ts';
import { dialoguesWith, sentencesWith } from './sentences.ts';
import { loadWordPool, type WordPool } from './word-pool.ts';

export type PrepareContext = {
  /** The same on every device, so that a session shows the same exercises. */
  readonly sessionId: string;
  /** The band up to which the learner knows words. */
  readonly known: number | undefined;
  readonly hasVoice: boolean;
  readonly recent: readonly ExerciseKind[];
  /** The cards have their day in a plan. */
  readonly isPlanned?: boolean;
  /** Words that the learner has met: the first to take wrong options from. */
  readonly familiar?: ReadonlySet<string>;
  /** Words that were met before the one that is asked, where these are not all familiar ones: by them examples are easy. */
  readonly met?: ReadonlySet<string>;
  /** Sentences of one's own, as a lesson has them; without them they are our examples. */
  readonly material?: Material;
  /** The glosses of the cards say in which senses the words are taught here; else the lists say it. */
  readonly isTaught?: boolean;
};

type Material = {
  readonly sentences: readonly Sentence[];
  readonly dialogues: readonly DialogueLine[];
};

/** Undefined where nothing fair can be asked. Rejects when what is needed cannot be had. */
export async function prepareExercise(
  step: Step<Card>,
  context: PrepareContext,
): Promise<Exercise | undefined> {
  const pool = await loadWordPool(context.known);
  const [first] = step.cards;
  if (!first) return undefined;
  const random = createRandom(`${context.sessionId} ${seedOf(first)}`);
  if (step.kind === 'pairs') {
    const words = step.cards.map((card) => wordOf(card, pool, context));
    // What only works in a sentence is asked by itself.
    if (words.some(isFunctionWord)) return undefined;
    const pairs = pairsExercise(words, GLOSS_LANGUAGE, random);
    return pairs?.words.length === words.length ? pairs : undefined;
  }
  const target = wordOf(first, pool, context);
  return makeExercise({
    target,
    skill: first.skill,
    stage: step.kind === 'meet' ? 'new' : stageOf(first),
    pool: pool.usual,
    language: GLOSS_LANGUAGE,
    random,
    confusedWith: first.confusables.map(({ word }) => word),
    recent: context.recent,
    familiar: context.familiar,
    known: context.known,
    hasVoice: context.hasVoice,
    isPlanned: context.isPlanned,
    isInSentences: first.isPractised,
    translations: translationsOf(first.word, context.material),
    ...readAs(await sentencesFor(first, step.kind, context, isFunctionWord(target)), target),
  });
}

const seedOf = ({ word, reading, skill, evidence }: Card): string =>
  `${word} ${reading} ${skill} ${evidence.reviews}`;

const stageOf = ({ stage }: Card): Stage => (stage === 'review' ? 'known' : 'young');

const withWord = ({ sentences, dialogues }: Material, word: string): Material => ({
  sentences: sentences.filter(({ pieces }) => pieces.includes(word)),
  dialogues: dialogues.filter(({ pieces }) => pieces.includes(word)),
});

const translationsOf = (word: string, material: Material | undefined): readonly string[] =>
  material ? withWord(material, word).sentences.map((sentence) => sentence[GLOSS_LANGUAGE]) : [];

const readAs = ({ sentences, dialogues }: Material, target: StudyWord): Material => ({
  sentences: bySense(
    sentences.filter((sentence) => isReadAs(sentence, target)),
    target.senses[GLOSS_LANGUAGE],
    GLOSS_LANGUAGE,
  ),
  dialogues: dialogues.filter((line) => isReadAs(line, target)),
});

const NONE = { sentences: [], dialogues: [] } as const;

/** Sentences where the exercise shows any; dialogues for use alone. What it can do without, it does without. */
async function sentencesFor(
  { word, skill, isPractised }: Card,
  kind: Step['kind'],
  { known, material, familiar = new Set(), met = familiar }: PrepareContext,
  isOfSentences: boolean,
): Promise<Material> {
  const isAskedInOne = (skill === 'use' && isPractised) || (skill === 'recognise' && isOfSentences);
  const isNeeded = isAskedInOne && kind !== 'meet';
  if (!isNeeded && skill !== 'recall' && kind !== 'meet') return NONE;
  if (material) {
    const { sentences, dialogues } = withWord(material, word);
    if (kind !== 'meet') return { sentences, dialogues };
    return { sentences: easiestFirst(sentences, { word, isKnown: (each) => met.has(each) }), dialogues };
  }
  try {
    const core = await loadLanguageCore();
    const [sentences, dialogues] = await Promise.all([
      sentencesWith(word, core, { known, met }),
      isNeeded ? dialoguesWith(word, core, known) : [],
    ]);
    return { sentences, dialogues };
  } catch (error) {
    if (!isNeeded) return NONE;
    throw error;
  }
}

/** As our lists have it; else as the server glosses it. */
function wordOf(
  { word, reading, gloss, ownMeaning, alsoRead, picture }: Card,
  pool: WordPool,
  { isTaught = false }: PrepareContext,
): StudyWord {
  const listed = pool.find(word, reading);
  const plain = asGlossed({ word, reading }, gloss);
  const note = ownMeaning === '' ? undefined : ownMeaning;
  const withOwn = (found: StudyWord) => ({ ...found, alsoRead, ...(picture === null ? {} : { picture }) });
  if (listed) return withOwn(notedAs(isTaught && gloss ? taughtAs(listed, plain.senses) : listed, note));
  return withOwn(notedAs(plain, note));
}
