// The learner says something to a tutor: an answer to the open question, a question of their own, or neither.

import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Fact } from '../../../content/schema/persona.ts';
import { answerForeign, isForeign } from '../../say/answer-foreign.ts';
import { comeBack, help, NOTHING_FIRST, part, REPHRASED } from '../../say/shared-moves.ts';
import { each, pairs, setLines, wordings } from '../../say/wording.ts';
import { type Draft, forMended } from '../../state/draft.ts';
import { type FoundQuestion, questionsOf } from '../../state/plan.ts';
import { hash } from '../../state/random.ts';
import type { Leads, Scene } from '../../state/turn-context.ts';
import type { TutorSituation } from '../../state/types.ts';
import { factIn, type Intent, type OwnQuestion } from '../../understand/intent.ts';
import { NO } from '../../understand/intent-patterns.ts';
import {
  matchAnswers,
  matchAny,
  onlyByLength,
  type Slots,
  saysWhat,
} from '../../understand/patterns/match.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { topicCalled } from '../../understand/topic-called.ts';
import { isGuess } from '../../understand/understood.ts';
import type { Placed } from '../small-talk/bank.ts';
import { answerRemark, chatAbout, chatTopic, heard, newsHeard } from '../small-talk/chat.ts';
import { ABOUT_ONESELF, takeUpSentence, takeUpTold } from './besides.ts';
import { isWordForName } from './lone-name.ts';
import { namesNoCountry } from './no-country.ts';

/** A scene of a tutor's. */
export type TutorScene = Scene & { readonly tutor: TutorSituation };
type Speech = { readonly statement: Utterance | undefined; readonly question: OwnQuestion | undefined };
type Reaction = { readonly replies: readonly Line[]; readonly slots: Slots };

/** 是红色吗: so short a question that fits is an answer of someone who is not sure. */
const CAREFUL = 6;

/** `meant`: the text with its mistakes mended, where it has any. */
export function answerTutor(
  scene: TutorScene,
  { statement, question }: Speech,
  meant: Utterance | undefined,
): Generator<Draft> {
  const accepted = statement === undefined ? undefined : reactionTo(scene, statement);
  const news = statement === undefined ? undefined : newsHeard({ ...scene, said: statement });
  if (news !== undefined) return answerNews(scene, news, accepted !== undefined && asksHowItGoes(scene));
  if (accepted !== undefined) return praise(scene, accepted, question);
  const mended = meant === undefined || question !== undefined ? undefined : reactionTo(scene, meant);
  if (mended !== undefined) return forMended(praise(scene, mended, question));
  const careful =
    question === 'world' && scene.said.hanzi <= CAREFUL ? reactionTo(scene, scene.said) : undefined;
  if (careful !== undefined) return praise(scene, careful, undefined);
  if (question !== undefined) return answerQuestion(scene, question, statement);
  return neitherOfBoth(scene);
}

function reactionTo(scene: TutorScene, statement: Utterance): Reaction | undefined {
  if (scene.open?.kind !== 'question') return undefined;
  const found = matchAnswers(scene.open.question.answers, statement, scene.words);
  if (found === undefined) return undefined;
  const name = aboutOf(scene) === 'name' ? found.slots.name?.zh : undefined;
  if (name !== undefined && isWordForName(scene.setting.core, statement, name)) return undefined;
  return { replies: found.answer.replies, slots: found.slots };
}

/** Only how one is can be told by news; to other questions it is no answer, whatever its words. */
function asksHowItGoes(scene: TutorScene): boolean {
  const about = aboutOf(scene);
  return about === 'feeling' || about === 'health';
}

/** News is answered as news, though it may have answered what was open as well: that is not asked again. */
function* answerNews(scene: TutorScene, news: Placed, accepted: boolean): Generator<Draft> {
  const [next] = accepted ? scene.goOn(scene, NOTHING_FIRST, { move: 'chat', accepted: true }, {}) : [];
  for (const draft of answerRemark(scene, news))
    yield accepted ? { ...draft, accepted, state: { ...placedBy(next), ...draft.state } } : draft;
}

/** What would be open after a draft, without the chat or the word that it would have begun. */
function placedBy(draft: Draft | undefined): Draft['state'] {
  const { chat: _, drill: __, ...placed } = draft?.state ?? {};
  return placed;
}

type Told = { readonly question: FoundQuestion; readonly replies: readonly Line[]; readonly slots: Slots };

/** 我叫大明，我是巴西人: who makes acquaintance tells at once what would have been asked next. */
function toldBesides({ open, talk, said, state, words }: TutorScene): Told[] {
  if (open?.kind !== 'question' || !open.topic.first) return [];
  const clauses = said.shown.join('').split('，').map(utterance);
  const own = clauses.find((clause) => matchAnswers(open.question.answers, clause, words) !== undefined);
  const others = clauses.filter(
    (clause) => clause !== own && matchAnswers(talk.lines.smalltalk, clause, words) === undefined,
  );
  if (own === undefined || others.length === 0) return [];
  return questionsOf(talk)
    .filter(
      ({ id, topic, question: { about = 'feeling' } }) =>
        topic.id === open.topic.id && ABOUT_ONESELF.has(about) && !state.asked.includes(id) && id !== open.id,
    )
    .flatMap((question) => {
      const found = others
        .map((clause) => matchAnswers(question.question.answers, clause, words))
        .find((hit) => hit !== undefined && saysWhat(hit.slots));
      return found === undefined ? [] : [{ question, replies: found.answer.replies, slots: found.slots }];
    });
}

/** Praise that is given for anything is worth nothing: fewer characters get a reaction only. */
const LEAST_FOR_PRAISE: Readonly<Record<Level, number>> = {
  zero: 1,
  preschool: 1,
  beginner: 2,
  intermediate: 4,
  advanced: 8,
};

/** A good answer: a reaction to what was said, praise now and then (always after help), and the next question. */
function praise(
  scene: TutorScene,
  { replies, slots }: Reaction,
  question: OwnQuestion | undefined,
): Generator<Draft> {
  const { setting, state, voice } = scene;
  const name = aboutOf(scene) === 'name' ? slots.name?.zh : undefined;
  const reactions = each(wordings(scene, replies, slots));
  const earned = !onlyByLength(slots) && scene.said.hanzi >= LEAST_FOR_PRAISE[scene.level];
  // At level zero the reactions themselves say what was good about it.
  const praised =
    scene.level !== 'zero' &&
    earned &&
    (state.step > REPHRASED || hash(`${setting.seed}/${state.turn}/praise`) % 2 === 0);
  const own = question === undefined ? undefined : ownAnswer(scene, question);
  const good = each(wordings(scene, voice.good));
  const leads = reactions.length === 0 || (praised && own === undefined) ? pairs(good, reactions) : reactions;
  const told = toldBesides(scene);
  const besides = told.slice(0, 1).flatMap((one) => each(wordings(scene, one.replies, one.slots)));
  const ends = own === undefined ? besides.slice(0, 2) : own.answers.slice(0, 1);
  const all = ends.length === 0 ? leads : [...pairs(leads, ends), ...leads];
  const way = { name, told: told.map(({ question: { id } }) => id) };
  return scene.goOn(scene, all, { move: 'praise-and-ask', accepted: true }, way);
}

function answerQuestion(
  scene: TutorScene,
  question: OwnQuestion,
  statement: Utterance | undefined,
): Generator<Draft> {
  // 你呢 after something else than an answer asks for the same as that, not as the open question.
  const meant = question === 'same' && statement !== undefined ? (factIn(statement) ?? 'other') : question;
  const { answers, move } = ownAnswer(scene, meant);
  const remark = move === 'cannot' ? heard(scene) : undefined;
  if (remark !== undefined) return answerRemark(scene, remark);
  // Who asks for the way in their own language wants to hear it in Chinese, which comes with every such sentence.
  if (move === 'cannot' && scene.understood?.from === 'own-language')
    return comeBack(scene, NOTHING_FIRST, { move: 'smalltalk', accepted: undefined });
  return comeBack(scene, answers, { move, accepted: undefined });
}

/** What the tutor says about itself: an authored fact, or that it does not know. */
function ownAnswer(
  scene: TutorScene,
  question: OwnQuestion,
): { readonly answers: Line[][]; readonly move: 'smalltalk' | 'cannot' } {
  if (question === 'robot') return { answers: each(setLines(scene, 'robot')), move: 'smalltalk' };
  const fact = factAsked(scene, question);
  if (fact === undefined && question === 'same')
    return { answers: each(setLines(scene, 'yourTurn')), move: 'smalltalk' };
  const known = fact === undefined ? undefined : scene.tutor.persona.facts[fact];
  if (known !== undefined) return { answers: [[known]], move: 'smalltalk' };
  return { answers: each(setLines(scene, question === 'world' ? 'cannot' : 'yourTurn')), move: 'cannot' };
}

/** The same while chatting, where 你呢 asks about what is chatted about; undefined where nothing is known. */
export function ownInChat(
  scene: TutorScene,
  question: OwnQuestion,
  statement: Utterance | undefined,
): Leads | undefined {
  if (question === 'robot') return each(setLines(scene, 'robot'));
  if (question === 'other' || question === 'world') return undefined;
  const like = statement === undefined ? undefined : factIn(statement);
  const fact = question === 'same' ? (like ?? FACT_OF_TOPIC[chatTopic(scene)?.id ?? '']) : question;
  const known = fact === undefined ? undefined : scene.tutor.persona.facts[fact];
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

function factAsked(scene: TutorScene, question: Exclude<OwnQuestion, 'robot'>): Fact | undefined {
  if (question === 'other' || question === 'world') return undefined;
  return question === 'same' ? aboutOf(scene) : question;
}

function aboutOf({ open }: Scene): Fact | undefined {
  return open?.kind === 'question' ? open.question.about : undefined;
}

function* neitherOfBoth(scene: TutorScene): Generator<Draft> {
  const { said, voice, talk, open } = scene;
  const small = matchAnswers(talk.lines.smalltalk, said, scene.words);
  const told = small === undefined ? takeUpTold(scene) : undefined;
  const remark = small === undefined && told === undefined ? heard(scene) : undefined;
  if (small !== undefined) {
    const replies = each(wordings(scene, small.answer.replies, small.slots));
    yield* comeBack(scene, replies, { move: 'smalltalk', accepted: undefined });
  } else if (told !== undefined) {
    yield* told;
  } else if (remark !== undefined) {
    yield* answerRemark(scene, remark);
  } else if (isForeign(scene)) {
    yield* answerForeign(scene);
  } else if (isGuess(scene.understood) && open !== undefined) {
    // Said in Chinese beside it; nothing of it was the learner's to be praised.
    yield* comeBack(scene, NOTHING_FIRST, { move: 'smalltalk', accepted: undefined });
  } else if (open === undefined) {
    yield* scene.goOn(scene, each(setLines(scene, 'back')), { move: 'ask', accepted: undefined }, {});
  } else if (saysMuch(scene) && scene.level !== 'zero') {
    yield* noted(scene);
  } else {
    const taken = takeUpSentence(scene);
    const plain = () => help(scene, each(wordings(scene, voice.retry)), REPHRASED, { accepted: false });
    yield* taken ?? (saysMuch(scene) ? noted(scene) : plain());
  }
}

function noted(scene: TutorScene): Generator<Draft> {
  return scene.goOn(scene, each(setLines(scene, 'noted')), { move: 'ask', accepted: true }, {});
}

/** In characters: who says so much has answered in words that nobody foresaw; to ask again would be deaf. */
const LEAST_TO_NOTE: Readonly<Record<Level, number>> = {
  zero: 6,
  preschool: 5,
  beginner: 6,
  intermediate: 6,
  advanced: 8,
};

/** A name cannot be taken on trust. */
function saysMuch(scene: TutorScene): boolean {
  if (namesNoCountry(scene.setting.core, scene.said.raw)) return false;
  return scene.said.hanzi >= LEAST_TO_NOTE[scene.level] && aboutOf(scene) !== 'name';
}

/** All topics are done: "no" or goodbye ends the talk, anything else starts it over in other words. */
export function startOver(scene: TutorScene, intent: Intent): Generator<Draft> {
  if (intent.kind === 'goodbye' || matchAny(NO, scene.said, {}) !== undefined) return part(scene);
  const goal = { move: 'ask', accepted: undefined } as const;
  return scene.goOn(scene, each(setLines(scene, 'restart')), goal, { round: scene.state.round + 1 });
}

/** The learner names a topic: one of ours; else it may have been an answer; else what there is to talk about. */
export function* turnTo(scene: TutorScene, wanted: string): Generator<Draft> {
  const { topics } = scene.talk;
  const topic = topicCalled(topics, wanted);
  const asking = { move: 'ask', accepted: undefined } as const;
  if (topic !== undefined && scene.open?.kind === 'question' && topic.id === scene.open.topic.id) {
    yield* comeBack(scene, NOTHING_FIRST, asking);
    return;
  }
  if (topic !== undefined) {
    yield* scene.goOn(scene, NOTHING_FIRST, asking, { topicId: topic.id });
    return;
  }
  const accepted = reactionTo(scene, scene.said);
  if (accepted !== undefined) {
    yield* praise(scene, accepted, undefined);
    return;
  }
  yield* chatAbout(scene, wanted);
  const slots = { topics: titles(topics.map(({ title }) => title)) };
  const unknown = each(setLines(scene, 'topicUnknown', slots));
  yield* comeBack(scene, unknown, { move: 'cannot', accepted: undefined });
}

function titles(lines: readonly Line[]): Line {
  return {
    zh: lines.map(({ zh }) => zh).join('、'),
    en: lines.map(({ en }) => en).join(', '),
    pt: lines.map(({ pt }) => pt).join(', '),
  };
}
