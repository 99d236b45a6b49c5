// What the embedded teacher talks about at one level: topics with questions, its set lines, and word lists.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from '../line.ts';
import { factSchema } from '../people/persona.ts';
import { vocabularySchema } from '../word.ts';
import { debateSchema } from './debate.ts';
import { idiomSchema } from './idiom.ts';
import { inMannerSchema } from './manner.ts';
import { worldsSchema } from './play-world.ts';
import { readingSchema } from './reading.ts';
import { toldThemeSchema } from './told.ts';
import { urgentSchema } from './urgent.ts';

const lines = (least: number) => z.array(lineSchema).min(least);

/** One kind of answer: patterns that recognise it (see tutor-engine/understand/patterns/pattern.ts) and reactions to it. */
export const answerSchema = z.strictObject({ match: z.array(z.string().min(1)).min(1), replies: lines(1) });
export type Answer = Readonly<z.infer<typeof answerSchema>>;

/** Help in three steps: an idea, the first words, a whole sentence. */
export const hintSchema = z.strictObject({
  idea: lineSchema,
  start: lineSchema,
  full: lineSchema,
  /** Other whole sentences that are right answers too, to be chosen from. */
  others: z.array(lineSchema).max(3).optional(),
});

export const questionSchema = z.strictObject({
  id: slugSchema,
  /** The tutor's own fact that answers "and you?". */
  about: factSchema.optional(),
  /** New words, at level zero: shown with sound, pinyin and meaning when the question is asked. */
  teaches: z.array(vocabularySchema).max(3).optional(),
  ask: lineSchema,
  /** The same question in other words: to rephrase, and for a second round. */
  again: lineSchema,
  answers: z.array(answerSchema).min(1),
  hint: hintSchema,
});
export type Question = Readonly<z.infer<typeof questionSchema>>;

/** What learners call a topic besides its title, in any of the languages: 旅游, trip. */
export const topicNamesSchema = z.array(z.string().min(1)).default([]);

export const topicSchema = z.strictObject({
  id: slugSchema,
  title: lineSchema,
  names: topicNamesSchema,
  /** The topic a first conversation begins with: one per level. */
  first: z.boolean().default(false),
  /** Topics that build on one another come in this order; those without come as chance has it. */
  order: z.number().int().min(1).optional(),
  /** Said when the talk turns to this topic. */
  open: lines(2),
  questions: z.array(questionSchema).min(4).max(12),
});
export type Topic = Readonly<z.infer<typeof topicSchema>>;

/** What the teacher says when something other than an answer happens; kind → least number of wordings. */
export const LINE_KINDS = {
  next: 4,
  repeat: 4,
  slow: 4,
  /** To who says that they do not understand, or speak no Chinese; the note says it in the learner's language. */
  lost: 3,
  /** To who says that they were misheard, as what ({word}), and asks to be told again. */
  misheard: 3,
  heardAs: 2,
  sayAgain: 2,
  /** To who was asked what they had told, and whose question was passed over. */
  alreadyTold: 2,
  unanswered: 2,
  /** To who had told something that was passed over, and to who has enough of fine words. */
  overlooked: 2,
  plainly: 1,
  /** Before a question of the teacher's own, after something else. */
  turnTo: 2,
  /** To who has told something grave and goes on: listens, and asks whether to go on about it. */
  stay: 4,
  stayAsk: 2,
  /** To who tells of somebody who has died, as they were; asks for more of it. */
  mourn: 3,
  mournAsk: 3,
  /** To a longer story that is good or bad news; asks on about a story, or about an opinion. */
  storyGood: 2,
  storyBad: 2,
  storyAsk: 3,
  opinionAsk: 3,
  /** The same of what is told in words that nobody foresaw: what happened or is so, what is thought, a joke, a plan. */
  storyHeard: 3,
  opinionHeard: 2,
  laughHeard: 2,
  planHeard: 2,
  /** Asked on about how things are, bad news, good news, and a plan. */
  badAsk: 3,
  goodAsk: 2,
  planAsk: 2,
  /** The learner's own words in Chinese: {right}. */
  inChinese: 1,
  silence: 4,
  foreign: 4,
  foreignWord: 2,
  pinyin: 3,
  /** Beside the lines, in the learner’s language: how {word} is spelled, {pinyin}. */
  spelling: 1,
  swear: 4,
  tooLong: 3,
  offRole: 4,
  /** To a question about the world: that it is not known. */
  cannot: 3,
  /** To who asks what to do: nobody decides that for them; then what they think themselves. */
  advice: 2,
  /** To who asks whether they may, and to who asks for what the teacher may not be able to do. */
  permission: 3,
  favour: 2,
  adviceAsk: 2,
  /** To who doubts themselves, and who asks what the tutor thinks, where nobody wrote it down. */
  reassure: 2,
  think: 3,
  /** To an answer that no kind of answer knows: claims to have understood nothing, asks nothing. */
  noted: 4,
  /** To who says that they have taken something in, and that they will try it. */
  acknowledged: 2,
  willTry: 1,
  /** To "and you?" where the tutor has no fact of its own to tell. */
  yourTurn: 2,
  meaning: 2,
  meaningSentence: 2,
  meaningUnknown: 2,
  say: 2,
  sayUnknown: 2,
  /** Of a sentence that nobody can put into Chinese, its {words}. */
  sayPieces: 2,
  /** How {word} is used, or how such words differ: {gloss}. */
  use: 2,
  /** Where there is no note on them. */
  useUnknown: 2,
  robot: 2,
  back: 3,
  /** Says what can be talked about: {topics}. */
  topicUnknown: 2,
  over: 4,
  restart: 3,
  close: 4,
  /** Repeats in passing what the learner meant, said right: {right}. */
  recast: 3,
  /** Offers a whole sentence and asks to say it: {sentence}. */
  demonstrate: 3,
  /** Goes before the first words that are offered in a play. */
  lead: 3,
  /** A character in a play: to swearing, to what they do not know, asked whether they are human, letting a goal go. */
  rude: 3,
  /** To who says that they were misheard, and to who goes on after the end. */
  sorry: 2,
  parted: 4,
  unsure: 3,
  /** A character takes note of what gets nothing done; what was ordered: is taken back, is changed for another, stands so far. */
  taken: 3,
  cancelled: 3,
  changed: 3,
  recap: 2,
  /** To who cannot stand {thing}, to who asks whether it is in there, and to who orders {thing} on top. */
  allergy: 3,
  allergySafe: 2,
  added: 2,
  /** Who was misheard means {right}; what is asked about is named by its {word}, and not known. */
  rightly: 2,
  unsureOf: 3,
  /** Whether there is what is asked for: {things} are, {thing} is not. */
  have: 2,
  haveNot: 2,
  /** To who wants nothing of what was offered. */
  declined: 3,
  /** A character in a play says who they are: {partner}. */
  ownName: 1,
  program: 2,
  moveOn: 3,
  /** A word that is due: asks for a sentence with {word} ({gloss}), asks again, praises, lets it go. */
  drill: 3,
  drillAgain: 2,
  drillGood: 3,
  drillPass: 2,
  /** Help with {word} ({gloss}): what to say of a thing or a person, a deed, a quality, anything else; and first words. */
  drillThing: 1,
  drillAction: 1,
  drillQuality: 1,
  drillOther: 1,
  drillStart: 2,
  /** From small talk back to what was open. */
  toTalk: 3,
  /** Before goodbye, by why they go: that it will be remembered, sleep, something ahead, a journey, a hurry, work; to who grieves. */
  partRemember: 1,
  partSleep: 1,
  partLuck: 1,
  partTrip: 1,
  partHurry: 1,
  partBusy: 1,
  partSad: 1,
  /** A goodbye that fits any mood. */
  partQuiet: 1,
  /** To who is back soon, and to who is back; they ask nothing. */
  waits: 2,
  isBack: 1,
  /** Wishes that a word fulfils: luck, a word to take along, to speak another language. */
  wishLuck: 2,
  wishWord: 2,
  keepChinese: 1,
  /** Of a correction that the learner objects to. */
  takenBack: 2,
} as const;
export type LineKind = keyof typeof LINE_KINDS;

const setLinesOf = (leastOf: (kind: LineKind) => number) =>
  z.strictObject({
    // fromEntries forgets the keys, and entries their type
    ...(Object.fromEntries(
      Object.keys(LINE_KINDS).map((kind) => [kind, lines(leastOf(kind as LineKind))]),
    ) as Record<LineKind, ReturnType<typeof lines>>),
    /** Help with an answer to `over`. */
    overHint: hintSchema,
    /** Things people say that are no answer: thanks, tired, haha. */
    asides: z.array(answerSchema).min(8),
  });

export const setLinesSchema = setLinesOf((kind) => LINE_KINDS[kind]);
/** Some of them, a wording each at least: what a level says in words of its own. */
export const fewSetLinesSchema = setLinesOf(() => 1).partial();

/** A word that a slot such as {food} recognises. `inText`: the form inside a sentence, e.g. a plural. */
export const wordSchema = z.strictObject({
  zh: z.string().min(1),
  also: z.array(z.string().min(1)).default([]),
  en: z.string().min(1),
  pt: z.string().min(1),
  inText: z.strictObject({ en: z.string().min(1), pt: z.string().min(1) }).optional(),
  /** A country in Portuguese after “sou” and “gosto”, with its article: do Brasil, de Portugal. */
  from: z.string().min(1).optional(),
  /** What else learners call it in English or Portuguese, without accents. */
  said: z.array(z.string().min(1)).optional(),
  /** What one costs in a play, in yuan. */
  price: z.number().int().min(0).max(9999).optional(),
});
export type Word = Readonly<z.infer<typeof wordSchema>>;

export const wordListsSchema = z.record(z.string().regex(/^[a-z]+$/), z.array(wordSchema).min(1));
export type WordLists = Readonly<z.infer<typeof wordListsSchema>>;

/** What anybody in a part is asked and told, whatever is played: `talks/in-role.json`. */
export const inRoleSchema = z.strictObject({ id: slugSchema, answers: z.array(answerSchema).min(1) });

export const talkSchema = z
  .strictObject({
    level: levelSchema,
    topics: z.array(topicSchema).min(1),
    lines: setLinesOf(() => 1),
    /** The same at every level. */
    inRole: z.array(answerSchema).default([]),
    /** What a character says where nobody wrote an answer; the same at every level. */
    inManner: inMannerSchema.optional(),
    /** What is so where plays take place, by the kind of place; the same at every level. */
    worlds: worldsSchema.optional(),
    /** What is said to what a learner tells beside the play; the same at every level. */
    told: z.array(toldThemeSchema).default([]),
    /** What is said to what changes the situation; the same at every level. */
    urgent: urgentSchema.optional(),
    /** To play with, at levels that have them. */
    idioms: z.array(idiomSchema).default([]),
    readings: z.array(readingSchema).default([]),
    debates: z.array(debateSchema).default([]),
    words: wordListsSchema,
  })
  .refine((talk) => talk.topics.filter((topic) => topic.first).length === 1, 'exactly one topic comes first');
export type Talk = Readonly<z.infer<typeof talkSchema>>;
