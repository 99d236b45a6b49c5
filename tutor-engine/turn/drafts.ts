// What a learner's wish is answered with: the same for a tutor and a character, but for what is their own.

import type { Level } from '../../content/schema/levels.ts';
import { afterDistress, answerDistress, distressOf } from '../activities/distress/care.ts';
import { answerGoals, answerPlay } from '../activities/plays/answer.ts';
import type { PlayScene } from '../activities/plays/go-on.ts';
import { type Hit, hitsOf } from '../activities/plays/hits.ts';
import {
  answerChat,
  chatHelp,
  explainBack,
  helpChat,
  isChatting,
  repeatBack,
} from '../activities/small-talk/chat.ts';
import { answerTutor, ownInChat, startOver, type TutorScene, turnTo } from '../activities/topics/answer.ts';
import { answerDrill, repeatWord, wordAsked } from '../activities/word-drill/drill.ts';
import { helpDrill } from '../activities/word-drill/help.ts';
import { explainAll, explainUse, explainWord, howToSay } from '../say/explain-words.ts';
import {
  comeBack,
  FIRST_WORDS,
  help,
  IDEA,
  leave,
  NOTHING_FIRST,
  part,
  REPHRASED,
  repeatAsked,
  WHOLE_SENTENCE,
} from '../say/shared-moves.ts';
import { each, setLines, wordings } from '../say/wording.ts';
import { type Draft, forMended } from '../state/draft.ts';
import { OVER } from '../state/move.ts';
import type { Leads, Scene } from '../state/turn-context.ts';
import type { Intent, OwnQuestion } from '../understand/intent.ts';
import type { Utterance } from '../understand/text/utterance.ts';

type Speech = Extract<Intent, { readonly kind: 'speech' }>;

/** How far help goes at once for who is lost. */
const EASIER: Readonly<Record<Level, number>> = {
  zero: WHOLE_SENTENCE,
  preschool: FIRST_WORDS,
  beginner: FIRST_WORDS,
  intermediate: REPHRASED,
  advanced: REPHRASED,
};
/** Asked about a word or about grammar while a word is being asked for, the teacher explains first. */
const ABOUT_WORDS: ReadonlySet<Intent['kind']> = new Set(['meaning', 'say', 'grammar']);
/** What is answered for itself, whatever had been asked. */
const ALWAYS: ReadonlySet<Intent['kind']> = new Set([
  'silence',
  'too-long',
  'swear',
  'out-of-role',
  'goodbye',
]);

/** Drafts for a turn. `meant`: the text with its mistakes mended, where it has any. */
export function draftsFor(scene: Scene, intent: Intent, meant: Utterance | undefined): Iterable<Draft> {
  const { situation } = scene.setting;
  const distress = distressOf(scene);
  if (distress !== undefined) return answerDistress(scene, distress);
  const after = intent.kind === 'goodbye' ? undefined : afterDistress(scene);
  if (after !== undefined) return after;
  if (situation.kind === 'play') return draftsInPlay({ ...scene, playing: situation }, intent, meant);
  const tutored = { ...scene, tutor: situation };
  if (scene.state.ask === OVER && !standsAlone(intent)) return startOver(tutored, intent);
  const own: Own = (question, statement) => ownInChat(tutored, question, statement);
  const between = ALWAYS.has(intent.kind) ? undefined : besideTheTalk(scene, intent, own);
  return between ?? draftsInTalk(tutored, intent, meant);
}

/** What the speaker tells about themselves; undefined where nothing is known. */
type Own = (question: OwnQuestion, statement: Utterance | undefined) => Leads | undefined;

/** A word that is due and small talk are answered before what is open. */
function besideTheTalk(scene: Scene, intent: Intent, own: Own): Iterable<Draft> | undefined {
  const word = wordAsked(scene);
  if (word !== undefined && (intent.kind === 'repeat' || intent.kind === 'slower'))
    return repeatWord(scene, word);
  if (word !== undefined && !ABOUT_WORDS.has(intent.kind)) {
    const answered = answerDrill(scene, word, (leads, outcome) => comeBack(scene, leads, outcome));
    return intent.kind === 'hint' ? helpDrill(scene, word, answered) : answered;
  }
  if (!isChatting(scene)) return undefined;
  if (intent.kind === 'hint' && chatHelp(scene) !== undefined) return helpChat(scene, NOTHING_FIRST);
  if ((intent.kind === 'slow' || intent.kind === 'lost') && chatHelp(scene) !== undefined)
    return helpChat(scene, each(setLines(scene, intent.kind)));
  if (intent.kind === 'repeat' || intent.kind === 'slower') return repeatBack(scene);
  if (intent.kind === 'meaning-of-all') return explainBack(scene);
  if (intent.kind === 'speech' && scene.said.hanzi > 0) {
    const { question, statement } = intent;
    return answerChat(scene, question, question === undefined ? undefined : own(question, statement));
  }
  return undefined;
}

function draftsInTalk(scene: TutorScene, intent: Intent, meant: Utterance | undefined): Iterable<Draft> {
  if (intent.kind === 'topic') return leaving(scene, turnTo(scene, intent.of));
  return leaving(
    scene,
    isSpeech(intent) ? answerTutor(scene, intent, meant) : draftsForRequest(scene, intent),
  );
}

function isSpeech(intent: Intent): intent is Speech {
  return intent.kind === 'speech';
}

function draftsInPlay(scene: PlayScene, intent: Intent, meant: Utterance | undefined): Iterable<Draft> {
  if (!isSpeech(intent) && intent.kind !== 'goodbye' && ALWAYS.has(intent.kind))
    return leaving(scene, draftsForRequest(scene, intent));
  const { hits, isMended } = hitsWith(scene, meant);
  const got = (some: readonly Hit[]) =>
    leaving(scene, isMended ? forMended(answerGoals(scene, some)) : answerGoals(scene, some));
  const sure = hits.filter(({ isSure }) => isSure);
  if (sure.length > 0) return got(sure);
  const between = ALWAYS.has(intent.kind) ? undefined : besideTheTalk(scene, intent, () => undefined);
  if (between !== undefined) return between;
  if (!isSpeech(intent) && intent.kind !== 'topic') return leaving(scene, draftsForRequest(scene, intent));
  if (hits.length > 0) return got(hits.slice(0, 1));
  return leaving(scene, answerPlay(scene, isSpeech(intent) ? intent.question : undefined));
}

/** Whatever else is wanted ends a chat, and lets a word that was asked for go. */
function* leaving(scene: Scene, drafts: Iterable<Draft>): Generator<Draft> {
  const { chat, drill } = scene.state;
  const beside = {
    ...(isChatting(scene) ? { chat: { turns: 0, used: chat.used } } : {}),
    ...(wordAsked(scene) === undefined ? {} : { drill: { tries: 0, done: drill.done, since: 0 } }),
  };
  for (const draft of drafts) yield { ...draft, state: { ...beside, ...draft.state } };
}

/** What the text reaches as it stands; with its mistakes mended where that reaches more. */
function hitsWith(scene: PlayScene, meant: Utterance | undefined): { hits: Hit[]; isMended: boolean } {
  const hits = hitsOf(scene);
  const more = meant === undefined ? [] : hitsOf({ ...scene, said: meant });
  const worth = (all: readonly Hit[]) =>
    all.reduce((sum, { state }) => sum + (state === 'reached' ? 2 : 1), 0);
  return worth(more) > worth(hits) ? { hits: more, isMended: true } : { hits, isMended: false };
}

function draftsForRequest(scene: Scene, intent: Exclude<Intent, Speech>): Generator<Draft> {
  switch (intent.kind) {
    case 'silence':
      return help(scene, each(setLines(scene, 'silence')), IDEA);
    case 'too-long':
      return help(scene, each(setLines(scene, 'tooLong')), REPHRASED, { accepted: false });
    case 'swear':
      return comeBack(scene, each(setLines(scene, 'swear')), { move: 'retry', accepted: undefined });
    case 'out-of-role':
      return comeBack(scene, each(setLines(scene, 'offRole')), { move: 'cannot', accepted: undefined });
    case 'slow':
      return help(scene, each(setLines(scene, 'slow')), REPHRASED);
    case 'lost':
      return help(scene, each(setLines(scene, 'lost')), EASIER[scene.level]);
    case 'hint':
      return help(scene, scene.level === 'zero' ? each(setLines(scene, 'lost')) : NOTHING_FIRST, IDEA);
    case 'repeat':
    case 'slower':
      return repeatAsked(scene, each(setLines(scene, 'repeat')));
    case 'skip':
      return leave(scene, undefined);
    case 'other-topic':
      return leave(scene, undefined, { otherTopic: true });
    case 'goodbye':
      return part(scene);
    case 'topic':
      return comeBack(scene, each(wordings(scene, scene.voice.retry)), { move: 'ask', accepted: undefined });
    case 'meaning':
      return explainWord(scene, intent.of);
    case 'meaning-of-all':
      return explainAll(scene);
    case 'say':
      return howToSay(scene, intent.of);
    case 'grammar':
      return explainUse(scene, intent.of);
  }
}

/** What is answered as usual even while the teacher asks whether to start over. */
function standsAlone(intent: Intent): boolean {
  if (intent.kind === 'speech') return intent.question !== undefined && intent.statement === undefined;
  return ['meaning', 'say', 'grammar', 'repeat', 'slower', 'out-of-role', 'swear'].includes(intent.kind);
}
