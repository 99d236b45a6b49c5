// Small talk: answers a remark and asks back, for a few turns, then comes back to what was open.

import type { Line } from '../../../content/schema/line.ts';
import type { Exchange, SmallTalk } from '../../../content/schema/small-talk.ts';
import { comeBack, FIRST_WORDS, IDEA, WHOLE_SENTENCE } from '../../say/shared-moves.ts';
import { each, pairs, same, setLines, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import { hash } from '../../state/random.ts';
import type { Leads, Outcome, Pause, Scene } from '../../state/turn-context.ts';
import { withoutBareReplies } from '../../understand/bare-reply.ts';
import type { OwnQuestion } from '../../understand/intent.ts';
import { matchAnswers } from '../../understand/patterns/match.ts';
import { topicCalled } from '../../understand/topic-called.ts';
import { heardIn, newsIn, openingsOf, type Placed, reactionsOf, unusedOf } from './bank.ts';

/** So many questions on one topic, then something else. */
const MOST_TURNS = 3;
/** So many used exchanges are remembered. */
const MOST_USED = 60;
const CHAT: Outcome = { move: 'chat', accepted: undefined };

/** The exchange that answers what was said, if there is one. */
export function heard(scene: Scene): Placed | undefined {
  const { setting, level, said, state } = scene;
  return heardIn(setting.smallTalk, level, said, { ...state.chat, asked: openPlaced(scene) });
}

/** News in what was said, which goes before an answer to anything else. */
export function newsHeard({ setting, level, said, state }: Scene): Placed | undefined {
  return newsIn(setting.smallTalk, level, said, state.chat.used);
}

/** Whether the last thing asked was small talk. */
export function isChatting({ state }: Scene): boolean {
  return state.chat.topic !== undefined;
}

/** A reply to a remark and a question back. */
export function* answerRemark(scene: Scene, found: Placed): Generator<Draft> {
  const { chat } = scene.state;
  const turns = chat.topic === found.topic.id ? chat.turns + 1 : 1;
  const reply: Line[][] = [[found.exchange.reply]];
  if (turns > MOST_TURNS) {
    yield* leaveChat(scene, reply);
    return;
  }
  if (!chat.used.includes(found.id)) yield backDraft(scene, reply[0] ?? [], found, turns);
  yield* goOnChatting(scene, reply, found, turns);
}

/** The topic that is chatted about. */
export function chatTopic({ setting, state }: Scene): SmallTalk | undefined {
  return setting.smallTalk.find(({ id }) => id === state.chat.topic);
}

/**
 * To an answer that no exchange knows: a reaction, and another question on the topic, or back to the talk. `own`: what
 * is answered to a question of the learner's, where that is known.
 */
export function* answerChat(
  scene: Scene,
  question: OwnQuestion | undefined,
  own: Leads | undefined,
): Generator<Draft> {
  const { chat } = scene.state;
  const found = own === undefined ? heard(scene) : undefined;
  // Who answers in the words of the question is not told again what led to it.
  if (found !== undefined && !wasSaid(scene, found.exchange.reply)) {
    yield* answerRemark(scene, found);
    return;
  }
  const topic = chatTopic(scene);
  const reactions =
    question === undefined
      ? (courtesies(scene) ?? wordings(scene, topic === undefined ? [] : reactionsOf(topic, scene.level)))
      : setLines(scene, question === 'world' ? 'cannot' : 'yourTurn');
  const leads = own ?? (reactions.length === 0 ? [[]] : each(reactions));
  const [last] = chat.used.slice(-1);
  const placed = topic && { id: last ?? '', topic };
  if (placed === undefined || chat.turns >= MOST_TURNS) yield* leaveChat(scene, leads);
  else yield* goOnChatting(scene, leads, placed, chat.turns + 1);
}

/** 谢谢, 哈哈 and the like have replies of their own; a bare yes is an answer. */
function courtesies(scene: Scene): Line[] | undefined {
  const { said, talk, words } = scene;
  if (withoutBareReplies(said) === undefined) return undefined;
  const found = matchAnswers(talk.lines.smalltalk, said, words);
  return found && wordings(scene, found.answer.replies, found.slots);
}

function* goOnChatting(
  scene: Scene,
  leads: Leads,
  { topic }: Pick<Placed, 'topic'>,
  turns: number,
): Generator<Draft> {
  const { setting, level, state } = scene;
  // News is the learner's: nobody asks about a wedding at a funeral, nor the next thing about China after advice.
  const more =
    topic.kind === undefined ? unusedOf(topic, setting.smallTalk, level, state.chat.used, setting.seed) : [];
  for (const next of more) {
    for (const lead of leads) yield backDraft(scene, lead, next, turns);
  }
  yield* leaveChat(scene, leads);
}

/** Ends the chat: with what is open, else with another topic of small talk. */
function* leaveChat(scene: Scene, leads: Leads): Generator<Draft> {
  const chat = { turns: 0, used: scene.state.chat.used };
  if (scene.open === undefined) yield* openChat(scene, leads);
  const lead =
    scene.open === undefined ? leads : [...pairs(leads, each(setLines(scene, 'toTalk'))), ...leads];
  for (const draft of comeBack(scene, lead, CHAT)) yield { ...draft, state: { chat, ...draft.state } };
}

/** A question of small talk for its own sake. */
function* openChat(scene: Scene, leads: Leads, outcome: Outcome = CHAT): Generator<Draft> {
  const { setting, level, state } = scene;
  const seed = `${setting.seed}/${state.turn}`;
  for (const next of openingsOf(setting.smallTalk, level, state.chat.used, seed)) {
    for (const lead of leads) yield backDraft(scene, lead, next, 1, outcome);
  }
}

/** A little chat between two topics, now and then, and after the last goal. `placed`: what is open afterwards. */
export function* chatFirst(
  scene: Scene,
  pause: Pause,
  leads: Leads,
  outcome: Outcome,
  placed: Draft['state'],
): Generator<Draft> {
  const isTime = hash(`${scene.setting.seed}/${scene.state.turn}/chat`) % 2 === 1;
  if (pause === 'question' || (pause === 'topic' && !isTime)) return;
  const asked = pause === 'end' ? { ...outcome, move: CHAT.move } : outcome;
  for (const draft of openChat(scene, leads, asked)) yield { ...draft, state: { ...placed, ...draft.state } };
}

/** What the learner is asked for by name: 我们聊聊天气. */
export function* chatAbout(scene: Scene, wanted: string): Generator<Draft> {
  const { setting, level, state } = scene;
  const topic = topicCalled(setting.smallTalk, wanted);
  if (topic === undefined) return;
  for (const next of unusedOf(topic, setting.smallTalk, level, state.chat.used, setting.seed))
    yield backDraft(scene, [], next, 1);
}

function backDraft(
  scene: Scene,
  lead: readonly Line[],
  { id, topic, exchange }: Placed,
  turns: number,
  outcome: Outcome = CHAT,
): Draft {
  const used = [...scene.state.chat.used, id].slice(-MOST_USED);
  return { lines: [...lead, exchange.back], ...outcome, state: { chat: { topic: topic.id, turns, used } } };
}

/** The exchange whose question is open. */
function openExchange(scene: Scene): Exchange | undefined {
  return openPlaced(scene)?.exchange;
}

function openPlaced(scene: Scene): Placed | undefined {
  const id = scene.state.chat.used.at(-1);
  const topic = chatTopic(scene);
  const exchange = topic?.exchanges.find((one) => `${topic.id}/${one.id}` === id);
  return topic && exchange && { id: id ?? '', topic, exchange };
}

function wasSaid({ state }: Scene, { zh }: Line): boolean {
  return state.recent.some((text) => text.includes(zh));
}

/** Help with the question of small talk, where it was really put: a model may have asked something else. */
export function chatHelp(scene: Scene): Exchange['hint'] | undefined {
  const exchange = openExchange(scene);
  if (exchange === undefined) return undefined;
  const { back, hint } = exchange;
  const put = [withoutMark(back.zh), hint.idea.zh, hint.start.zh, hint.full.zh];
  return put.some((text) => scene.state.recent.at(-1)?.includes(text)) ? hint : undefined;
}

function withoutMark(question: string): string {
  return question.replace(/[？?]$/u, '');
}

/** One step more of help with the question of small talk; past the whole sentence the chat goes on. */
export function* helpChat(scene: Scene, leads: Leads): Generator<Draft> {
  const { chat } = scene.state;
  const hint = chatHelp(scene);
  const topic = chatTopic(scene);
  if (hint === undefined || topic === undefined) return;
  for (let help = Math.max(IDEA, (chat.help ?? 0) + 1); help <= WHOLE_SENTENCE; help += 1) {
    const ready = help === FIRST_WORDS ? hint.start : hint.full;
    const ends =
      help === IDEA ? [[hint.idea]] : wordings(scene, scene.voice.hint).map((line) => [line, ready]);
    for (const lines of pairs(leads, ends))
      yield { lines, move: 'hint', accepted: undefined, state: { chat: { ...chat, help } } };
  }
  yield* goOnChatting(scene, each(setLines(scene, 'next')), { topic }, chat.turns + 1);
}

/** 再说一遍 while chatting. */
export function* repeatBack(scene: Scene): Generator<Draft> {
  const back = openExchange(scene)?.back;
  if (back !== undefined)
    for (const lead of setLines(scene, 'repeat'))
      yield { lines: [lead, back], move: 'repeat', accepted: undefined, state: {} };
  yield* leaveChat(scene, [[]]);
}

/** 什么意思 while chatting. */
export function* explainBack(scene: Scene): Generator<Draft> {
  const back = openExchange(scene)?.back;
  if (back !== undefined) {
    const gloss = { ...back, zh: scene.setting.locale === 'pt' ? back.pt : back.en };
    // With its mark: the question still waits for its answer.
    const slots = { sentence: same(back.zh), gloss };
    for (const line of setLines(scene, 'meaningSentence', slots))
      yield { lines: [line], move: 'explain', accepted: undefined, state: {} };
  }
  yield* leaveChat(scene, [[]]);
}
