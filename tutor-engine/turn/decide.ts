// What a turn comes to, whoever speaks: how the text is taken, what is corrected, what is done, what is noted.

import type { Line } from '../../content/schema/line.ts';
import { withDueWord } from '../activities/drill/due-back.ts';
import { activitiesIn, keepsGame, mainActivity } from '../activities/index.ts';
import { takenAsAsked } from '../activities/topics/known/life.ts';
import { analyse } from '../analysis/analyse.ts';
import { aidedBy } from '../say/aided-by.ts';
import { sentenceTagged } from '../say/asked/judge-sentence.ts';
import { isAnswered } from '../say/asked/language/answer-language.ts';
import { countryTold } from '../say/own-name.ts';
import { withoutStop } from '../say/shared-moves.ts';
import { withSpelling } from '../say/spelling-note.ts';
import { choose, joined, same, setLines } from '../say/wording.ts';
import type { Draft } from '../state/draft.ts';
import { memoryOf } from '../state/memory.ts';
import type { Move } from '../state/move.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { Aided, Correction, Decision, RespondInput, Setting } from '../state/types.ts';
import { withoutNameInLetters } from '../understand/frames/calls.ts';
import { isJoking } from '../understand/frames/circumstances.ts';
import { type Intent, intentBesideLanguage, intentOf } from '../understand/intent.ts';
import { withoutSlip } from '../understand/replies/repair.ts';
import { isGuess, type Understood } from '../understand/understood.ts';
import { awaitedIn } from './awaited.ts';
import { contextFor } from './context-for.ts';
import { correctionsOf, keyOf, mistakesIn, recastOf } from './corrections.ts';
import { draftsFor } from './drafts.ts';
import { heardIn } from './heard.ts';
import { meantBy } from './meaning/meant.ts';
import { withKnownBefore } from './meaning/own-facts.ts';
import { takenAsAnswer } from './meaning/taken-as-answer.ts';
import { withoutThrownBack } from './meaning/thrown-back.ts';
import { understoodIn } from './meaning/understand-text.ts';
import { objectedIn, returnedIn } from './objected.ts';
import { notesOf } from './record.ts';
import { renamedIn } from './renamed.ts';
import { withToldOpen } from './told-open.ts';
import { wishedOfTalk } from './wished-of-talk.ts';

/** Moves that may begin with the learner's sentence said right: it was taken for what it was meant to be. */
const RECASTING: ReadonlySet<Move> = new Set<Move>([
  'praise-and-ask',
  'goal',
  'partly',
  'aside',
  'small-talk',
]);

/** What is said in Chinese of one's own, and so may have mistakes. */
const MEANT: ReadonlySet<Intent['kind']> = new Set(['speech', 'topic', 'judge']);
/** What stands in a question about Chinese is talked about, not used. */
const ABOUT_WORDS: ReadonlySet<Intent['kind']> = new Set(['meaning', 'say', 'grammar', 'language']);

/** The first turn. */
export function decideOpening(setting: Setting): Decision {
  const context = contextFor({ ...setting, history: [], learnerText: '' });
  return decisionOf(context, choose(context, mainActivity(setting.situation).begin(context)), NOTHING_FOUND);
}

/** The decision on a learner's text. */
export function decide(written: RespondInput): Decision {
  const input = withoutCall(written);
  const asWritten = contextFor(input);
  const isPlain = activitiesIn(asWritten).some(({ takesAsWritten }) => takesAsWritten?.(asWritten) === true);
  const renamed = isPlain ? undefined : renamedIn(input, asWritten);
  const wished = isPlain || renamed !== undefined ? undefined : wishedOfTalk(input, asWritten);
  const heard =
    isPlain || renamed !== undefined || wished !== undefined ? undefined : heardIn(input, asWritten);
  const whole = heard?.context ?? (isPlain ? asWritten : withToldOpen(inChinese(input, asWritten)));
  const understood = whole.understood;
  const objected =
    renamed ??
    (isPlain || heard !== undefined
      ? undefined
      : (wished ?? returnedIn(input, whole) ?? objectedIn(input, whole)));
  const context = objected?.context ?? whole;
  const analysis = analyse(input.core, whole.said.raw, context.level);
  const taken = takenAsAsked(
    context,
    // 你是不是说错了？ is answered as an objection, and asks for no story of mistakes.
    objected === undefined ? asWritten.said : context.said,
    takenAsAnswer(context, ofWords(context, intentOf(context.said))),
  );
  const intent = griefFirst(context, withoutThrownBack(context, taken));
  const isMeant = MEANT.has(intent.kind);
  const mistakes =
    isMeant && !isGuess(understood) && understood?.part === undefined
      ? mistakesIn(analysis.text, analysis.findings, understood === undefined ? input.input : 'speech')
      : [];
  const corrections = correctionsOf(analysis.text, mistakes, context.level, lately(context));
  const meant = objected === undefined ? meantBy(context, analysis) : undefined;
  const told = heard === undefined ? toldIn(input, context, meant?.said.raw) : context.told;
  const answer = () => draftsFor({ ...context, told }, intent, meant?.said);
  const drafts = (heard ?? objected)?.answered(answer) ?? answer();
  const draft = choose(
    context,
    withDueWord(context, drafts, (each) => keepsGame(context, each)),
  );
  if (draft.isNoLesson === true) return decisionOf(context, draft, NOTHING_FOUND);
  const isOwn = understood?.from === 'own-language';
  // A foreign word was understood only where the sentence with its Chinese was what got something done.
  const mendedText = draft.isMended === true ? meant?.inChinese : undefined;
  const recast = RECASTING.has(draft.move)
    ? isOwn
      ? withoutStop(understood.part ?? understood.text)
      : recastOf({
          text: analysis.text,
          corrections,
          inChinese: mendedText,
          isRight: mainActivity(input.situation).isRight(context),
        })
    : undefined;
  const lacked = mendedText === undefined ? [] : (meant?.lacked ?? []);
  const notes = [...(draft.notes ?? []), ...lacked];
  // What was said in another language is no Chinese that was learnt.
  const wrong = mistakes.filter(({ tier }) => tier === 'wrong');
  const recorded = isOwn
    ? []
    : notesOf(context, { ...draft, notes, isSaid: !ABOUT_WORDS.has(intent.kind) }, wrong, aidOf(context));
  return decisionOf(context, draft, { corrections, recast, recorded, understood });
}

/** At level zero letters may be pinyin; the name of who is called is none. */
function withoutCall(input: RespondInput): RespondInput {
  const { situation, learnerText } = input;
  if (situation.kind !== 'tutor' || situation.persona.level !== 'zero') return input;
  return { ...input, learnerText: withoutNameInLetters(learnerText, situation.persona.name.en) };
}

/** Of words asked about without a sign that words are meant, those count on which something is written. */
function ofWords(context: TurnContext, intent: Intent): Intent {
  const tagged = intent.kind === 'speech' ? sentenceTagged(context) : undefined;
  if (tagged !== undefined) return { kind: 'judge', of: tagged };
  if (intent.kind !== 'language') return intent;
  const asks = intent.asks.filter((asked) => isAnswered(context, asked));
  return asks.length === 0 ? intentBesideLanguage(context.said) : { kind: 'language', asks };
}

/** Who does not want to talk about a death is not simply asked something else. */
const AVOIDS: ReadonlySet<Intent['kind']> = new Set(['skip', 'other-topic']);

/** Asks for Chinese in so many words. */
const ASKS_CHINESE = /[“"「『]|[中汉]文|汉语|in chinese|em chin[eê]s/iu;

/** 我父亲已经走了。医生还能怎么说？ Who tells of a death asks for no lesson. */
function griefFirst(context: TurnContext, intent: Intent): Intent {
  if (!(ABOUT_WORDS.has(intent.kind) || AVOIDS.has(intent.kind)) || ASKS_CHINESE.test(context.said.raw))
    return intent;
  const isDeath = context.told.some(
    ({ predicate, isDenied, isSupposed }) => predicate?.id === 'die' && !isDenied && !isSupposed,
  );
  return isDeath ? { kind: 'speech', statement: context.said, question: undefined } : intent;
}

/** Pinyin, and at level zero the own language, as the Chinese that it is taken for. */
function inChinese(input: RespondInput, asWritten: TurnContext): TurnContext {
  const understood = understoodIn(asWritten, intentOf(asWritten.said));
  return understood === undefined
    ? asWritten
    : {
        ...withKnownBefore(
          contextFor({ ...input, learnerText: withLaughter(understood.text, asWritten.said.raw) }),
          asWritten,
        ),
        understood: { ...understood, written: asWritten.said.raw },
      };
}

/** Laughter is no word, and tells that nobody who 哭了 is sad. */
function withLaughter(text: string, written: string): string {
  return /[哭死]|\b(?:cry|cried|crying|died|chor\w+|morri)\b/iu.test(text) &&
    isJoking(written) &&
    !isJoking(text)
    ? `${text.replace(/[。！，]+$/u, '')}，哈哈`
    : text;
}

/** 我工作在医院 is no stay in hospital: what is told is read from what was meant, and not from what was taken back. */
function toldIn(input: RespondInput, context: TurnContext, meant: string | undefined): TurnContext['told'] {
  const right = meant ?? context.said.raw;
  const learnerText = withoutSlip(right) ?? meant;
  return learnerText === undefined ? context.told : contextFor({ ...input, learnerText }).told;
}

/** Mistakes that were corrected in the last turns; after a whole sentence was shown, they count anew. */
function lately(context: TurnContext): ReadonlySet<string> {
  return new Set(awaitedIn(context)?.step === 'full' ? [] : context.state.corrected.map(({ key }) => key));
}

/** Help with what was asked last; that on a question says nothing of what is answered to small talk. */
function aidOf(context: TurnContext): Aided {
  const awaited = awaitedIn(context);
  return awaited === undefined
    ? 'none'
    : aidedBy(awaited.step, context.said.raw, awaited.help.full?.zh ?? '');
}

type Found = Pick<Decision, 'corrections' | 'recast' | 'recorded'> & {
  readonly understood: Understood | undefined;
};

const NOTHING_FOUND: Found = { corrections: [], recast: undefined, recorded: [], understood: undefined };

function decisionOf(context: TurnContext, draft: Draft, found: Found): Decision {
  const { setting, state } = context;
  const next = {
    ...state,
    stay: state.stay + 1,
    country: countryTold(context) ?? state.country,
    ...eachTurn(context),
    ...draft.state,
    corrected: [
      ...found.corrections.map((correction) => ({ key: keyFor(correction), ago: 0 })),
      ...state.corrected.map(({ key, ago }) => ({ key, ago: ago + 1 })),
    ],
  };
  const { understood, ...kept } = found;
  const script = scriptOf(context, draft, found);
  return {
    move: draft.move,
    ask: next.ask,
    accepted: draft.accepted,
    ...kept,
    understood: inHanzi(understood),
    teaches: taughtWith(draft, mainActivity(setting.situation).teaches(context, draft, next.ask)),
    recast: script === draft.lines ? undefined : found.recast,
    goals: draft.goals ?? [],
    aided: aidOf(context),
    end: draft.end,
    script: withSpelling(context, script),
    memory: memoryOf(next, draft.move),
  };
}

/** What was only left out of it, is not shown as understood. */
function inHanzi(understood: Understood | undefined): string | undefined {
  const text = understood?.part ?? understood?.text;
  return text !== undefined && /\p{Script=Han}/u.test(text) ? text : undefined;
}

/** Each word once. */
function taughtWith({ teaches = [] }: Draft, ofQuestion: Decision['teaches']): Decision['teaches'] {
  return [...teaches, ...ofQuestion.filter(({ zh }) => !teaches.some((word) => word.zh === zh))];
}

function eachTurn(context: TurnContext): Draft['state'] {
  return Object.assign({}, ...activitiesIn(context).map((activity) => activity.eachTurn?.(context)));
}

function keyFor({ point, right }: Correction): string {
  return keyOf({ point, correction: right });
}

/** The draft's lines, with the learner's sentence said right before them where that makes no speech of it. */
function scriptOf(context: TurnContext, { lines }: Draft, { recast, understood }: Found): readonly Line[] {
  if (recast === undefined) return lines;
  const kind = understood?.from === 'own-language' ? 'inChinese' : 'recast';
  const [said] = setLines(context, kind, { right: same(recast) });
  if (said === undefined) return lines;
  if (understood?.from !== 'own-language' && isSaidIn(recast, lines)) return lines;
  if (context.state.recent.includes(joined([said, ...lines]).zh)) return lines;
  return [said, ...lines.filter((line) => !isPartOf(line, recast))];
}

const bare = (text: string) => text.replaceAll(/[我你您]/gu, '').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** 你不喜欢买衣服啊 says 我不喜欢买衣服 already. */
function isSaidIn(recast: string, lines: readonly Line[]): boolean {
  const told = bare(recast);
  return told.length >= LEAST_SAID && bare(joined(lines).zh).includes(told);
}

/** 唉，你女儿哭了, beside the whole sentence said right, is said twice. */
function isPartOf({ zh }: Line, recast: string): boolean {
  const told = bare(zh.replace(/^[哦嗯唉]，|啊?[。！]$/gu, ''));
  return told.length >= LEAST_SAID && bare(recast).includes(told);
}

/** In characters. */
const LEAST_SAID = 4;
