// What a tutor answers to a learner's own question: from what is remembered, from the tutor's life, or that it does not know.

import type { Line } from '../../../content/schema/line.ts';
import type { BiographyEntry } from '../../../content/schema/listening/biography.ts';
import type { Fact } from '../../../content/schema/people/persona.ts';
import { each, pairs, setLines } from '../../say/wording.ts';
import type { Leads, TurnContext } from '../../state/turn-context.ts';
import type { TutorSituation } from '../../state/types.ts';
import { asksWhatIsKnown, factIn, type OwnQuestion, type QuestionAsked } from '../../understand/intent.ts';
import { matchAny } from '../../understand/patterns/match.ts';
import { DOUBTS, THINKS } from '../../understand/plea-patterns.ts';
import { indexQuestions, type QuestionIndex, retrieve } from '../../understand/retrieval/similarity.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { openTopic } from '../small-talk/small-talk.ts';

/** A context of a tutor's. */
export type TutorContext = TurnContext & { readonly tutor: TutorSituation };

/** Asked about the talk and what can be done in it: there are set lines for each. */
const OF_THE_TALK = ['robot', 'advice', 'permission', 'favour'] as const;
type OfTheTalk = (typeof OF_THE_TALK)[number];

function isOfTheTalk(question: OwnQuestion): question is OfTheTalk {
  return OF_THE_TALK.some((one) => one === question);
}

export type OwnQuestionAsked = QuestionAsked & { readonly others?: readonly QuestionAsked[] | undefined };

/** At this likeness two wordings ask the same; below it nothing of the tutor's life is told. */
const ALIKE = 0.55;
/** Where a fact of the tutor fits as well, the life must fit clearly better. */
const CLEARLY_ALIKE = 0.68;

type Answered = { readonly answers: Line[][]; readonly move: 'aside' | 'cannot' };

/** What the tutor answers to all that was asked: what it knows, and that it does not know only where it knows nothing. */
export function ownAnswer(context: TutorContext, own: OwnQuestionAsked): Answered {
  const all = [own, ...(own.others ?? [])].map((one) => answerToOne(context, one));
  const known = all.filter(({ move }) => move === 'aside').map(({ answers }) => answers);
  const [first, second] = known;
  if (first === undefined) return all[0] ?? { answers: [], move: 'cannot' };
  const isOther = second?.[0]?.[0]?.zh !== first[0]?.[0]?.zh;
  return { answers: second === undefined || !isOther ? first : pairs(first, second), move: 'aside' };
}

/** An authored fact, or that it does not know. */
function answerToOne(context: TutorContext, { question, asked }: QuestionAsked): Answered {
  if (isOfTheTalk(question)) return { answers: each(setLines(context, question)), move: 'aside' };
  const fact = factAsked(context, question);
  const life = asked && lifeAnswer(context, asked, fact === undefined ? ALIKE : CLEARLY_ALIKE);
  if (life !== undefined) return { answers: [[life]], move: 'aside' };
  if (fact === undefined && question === 'same')
    return { answers: each(setLines(context, 'yourTurn')), move: 'aside' };
  const known = fact === undefined ? undefined : context.tutor.persona.facts[fact];
  if (known !== undefined) return { answers: [[known]], move: 'aside' };
  const general = asked && generalAnswer(context, asked);
  if (general !== undefined) return general;
  return { answers: each(setLines(context, question === 'world' ? 'cannot' : 'yourTurn')), move: 'cannot' };
}

/** Nobody needs to know anything to say that somebody is right to feel so, or that there are two sides. */
function generalAnswer(context: TutorContext, asked: Utterance): Answered | undefined {
  const asks = (patterns: readonly string[]) => matchAny(patterns, asked, {}) !== undefined;
  if (asks(DOUBTS)) return { answers: each(setLines(context, 'reassure')), move: 'aside' };
  return asks(THINKS) ? { answers: each(setLines(context, 'think')), move: 'cannot' } : undefined;
}

const indexes = new WeakMap<readonly BiographyEntry[], QuestionIndex<BiographyEntry>>();

function lifeAnswer({ tutor, setting }: TutorContext, asked: Utterance, least: number): Line | undefined {
  const entries = tutor.biography?.entries;
  if (entries === undefined || asksWhatIsKnown(asked)) return undefined;
  const { lexicon } = setting.core;
  const index =
    indexes.get(entries) ?? indexQuestions(lexicon, entries, ({ asks, foreign }) => [...asks, ...foreign]);
  indexes.set(entries, index);
  const [best] = retrieve(lexicon, index, asked.raw);
  return best !== undefined && best.score >= least ? best.document.answer : undefined;
}

/** The same while chatting, where 你呢 asks about what is chatted about; undefined where nothing is known. */
export function ownInChat(
  context: TutorContext,
  { question, asked }: OwnQuestionAsked,
  statement: Utterance | undefined,
): Leads | undefined {
  if (isOfTheTalk(question)) return each(setLines(context, question));
  const life = asked && lifeAnswer(context, asked, CLEARLY_ALIKE);
  if (life !== undefined) return [[life]];
  if (question === 'other' || question === 'world') return undefined;
  const like = statement === undefined ? undefined : factIn(statement);
  const fact = question === 'same' ? (like ?? FACT_OF_TOPIC[openTopic(context)?.id ?? '']) : question;
  const known = fact === undefined ? undefined : context.tutor.persona.facts[fact];
  return known && [[known]];
}

/** Topics of small talk on which every tutor has something of their own to tell. */
const FACT_OF_TOPIC: Readonly<Record<string, Fact>> = {
  food: 'food',
  cooking: 'food',
  fruit: 'food',
  breakfast: 'food',
  drinks: 'drink',
  colours: 'color',
  pets: 'animal',
  sports: 'sport',
  football: 'sport',
  swimming: 'sport',
  music: 'music',
  books: 'book',
  seasons: 'season',
  weather: 'season',
  weekend: 'weekend',
  holidays: 'travel',
  travel: 'travel',
  shopping: 'shopping',
  health: 'health',
  sleep: 'health',
  work: 'job',
  family: 'family',
  city: 'home',
  home: 'home',
  languages: 'language',
};

function factAsked(context: TutorContext, question: Exclude<OwnQuestion, OfTheTalk>): Fact | undefined {
  if (question === 'other' || question === 'world') return undefined;
  if (question !== 'same') return question;
  return context.state.listening.seeks === undefined
    ? aboutOf(context)
    : factIn(utterance(context.state.recent.at(-1) ?? ''));
}

export function aboutOf({ open }: TurnContext): Fact | undefined {
  return open?.kind === 'question' ? open.question.about : undefined;
}
