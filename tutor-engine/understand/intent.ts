// What the learner wants with what they said: to answer, to ask, to be helped, to leave.

import type { Fact } from '../../content/schema/people/persona.ts';
import { latest } from '../../kit/core/caching/latest.ts';
import { isAnnounced } from './asked/announced.ts';
import { ASKED_LAST, joinedQuestions, REPORTED, RHETORICAL, withoutReported } from './asked/clause-joins.ts';
import { FACT_QUESTIONS, OF_A_JOB } from './asked/fact-patterns.ts';
import * as requests from './asked/intent-patterns.ts';
import { isLost } from './asked/lost.ts';
import * as pleas from './asked/plea-patterns.ts';
import { A_NOT_A, EITHER_ONE, QUESTION_WORDS } from './asked/question-words.ts';
import { type ScreenPart, screenAsked } from './asked/screen-asked.ts';
import { thingAsked } from './asked/thing-asked.ts';
import { judgementAsked } from './language/judgement-asked.ts';
import { type LanguageAsked, languageAsked } from './language/language-asked.ts';
import { meaningAsked, wordCalled } from './language/meaning-asked.ts';
import { RELATIVE_ASKED } from './language/relative-asked.ts';
import { isWordSaid, quotedSaid, sayingAsked } from './language/saying-asked.ts';
import { signsAsked } from './language/signs-asked.ts';
import { toneAsked } from './language/tone-asked.ts';
import { usesAsked } from './language/usage-questions.ts';
import { matchAny, wasGivenUp } from './patterns/match.ts';
import { breaksOffInTears, pauses, takesLeave } from './replies/parting.ts';
import { isPinyinWord, latinWords } from './text/foreign.ts';
import { LEADS_TO } from './text/leads-to.ts';
import { type Utterance, utterance } from './text/utterance.ts';

/**
 * A question of the learner's. A fact: it is about the tutor; 'same': 你呢, the same as the open question;
 * 'other': something else about the tutor; 'world': not about the tutor at all; 'advice': what the learner should do;
 * 'permission', 'favour': whether the learner may, and whether the teacher would.
 */
export type OwnQuestion = Fact | 'robot' | 'same' | 'other' | 'world' | 'advice' | 'permission' | 'favour';

export type Intent =
  | { readonly kind: 'silence' | 'too-long' | 'swear' | 'out-of-role' }
  | {
      readonly kind:
        | 'hint'
        | 'slow'
        | 'slower'
        | 'lost'
        | 'repeat'
        | 'skip'
        | 'other-topic'
        | 'goodbye'
        | 'pause'
        | 'meaning-of-all';
    }
  | { readonly kind: 'say' | 'topic'; readonly of: string }
  /** `part`: of the page, asked about in the same breath. */
  | { readonly kind: 'meaning'; readonly of: string; readonly part?: ScreenPart | undefined }
  /** Whether a sentence is right; without one, the last that was said. */
  | { readonly kind: 'judge'; readonly of: string | undefined }
  /** What stands on the page, and how to use it. */
  | { readonly kind: 'screen'; readonly part: ScreenPart }
  /** What is asked of the language, several things perhaps. */
  | { readonly kind: 'language'; readonly asks: readonly LanguageAsked[] }
  /** How words are used, or how they differ; there are notes on them. */
  | { readonly kind: 'grammar'; readonly of: readonly string[] }
  | {
      readonly kind: 'speech';
      readonly statement: Utterance | undefined;
      readonly question: OwnQuestion | undefined;
      /** The clause that asks. */
      readonly asked?: Utterance | undefined;
      /** What is asked besides. */
      readonly others?: readonly QuestionAsked[];
    };

export type QuestionAsked = {
  readonly question: OwnQuestion;
  /** The clause that asks. */
  readonly asked: Utterance | undefined;
};

/** Longer sentences that hold a request's words are answers: 很多人听不懂方言. */
const LONGEST_REQUEST = 12;

/** 你能不能用简单一点的话再说一遍: a plea that is put politely is longer. */
const LONGEST_PLEA = 20;

/** The same of English and Portuguese, in words. */
const MOST_REQUEST_WORDS = 12;

type Request = 'hint' | 'slow' | 'slower' | 'repeat' | 'skip' | 'other-topic' | 'goodbye';
const REQUESTS: readonly (readonly [Request, readonly string[]])[] = [
  ['goodbye', requests.GOODBYE],
  ['hint', requests.HINT],
  ['slower', requests.SLOWER],
  ['repeat', requests.REPEAT],
  ['slow', requests.SLOW],
  ['other-topic', requests.OTHER_TOPIC],
  ['skip', requests.SKIP],
];

/** A turn asks for the intent of the same few texts again and again. */
const MOST_KEPT = 200;
const intentOfText = latest(
  (raw) => {
    const text = utterance(raw);
    return { intent: read(text), wasGivenUp: wasGivenUp(text) };
  },
  MOST_KEPT,
  ({ wasGivenUp: isCut }) => !isCut,
);

export function intentOf(text: Utterance): Intent {
  return intentOfText(text.raw).intent;
}

/** The same for who turns out to ask of no word: 北京和上海有什么区别. */
export function intentBesideLanguage(text: Utterance): Intent {
  return plainWordRequest(text) ?? request(text) ?? speech(text);
}

function read(text: Utterance): Intent {
  if (text.hanzi + text.latin === 0 && !text.folded.some((char) => /\p{N}/u.test(char)))
    return { kind: isLost(text) ? 'lost' : 'silence' };
  if (fits(requests.OUT_OF_ROLE, text)) return { kind: 'out-of-role' };
  if (isSwearing(text)) return { kind: 'swear' };
  if (text.tooLong) return { kind: 'too-long' };
  // Whatever else is said: who goes is not held.
  if (pauses(text)) return { kind: 'pause' };
  if (takesLeave(text)) return { kind: 'goodbye' };
  return wordRequest(text) ?? (isLost(text) ? { kind: 'lost' } : undefined) ?? request(text) ?? speech(text);
}

function fits(patterns: readonly string[], text: Utterance): boolean {
  return matchAny(patterns, text, {}) !== undefined;
}

function isSwearing(text: Utterance): boolean {
  return fits(requests.SWEARING, text) || latinWords(text).some((word) => requests.SWEAR_WORDS.has(word));
}

/** One thing asked of a sentence or of a meaning is answered as ever. */
function ofLanguage(asks: readonly LanguageAsked[]): Intent | undefined {
  const [first, second] = asks;
  if (first === undefined) return undefined;
  if (second === undefined && first.kind === 'judge') return { kind: 'judge', of: first.sentence };
  if (second === undefined && first.kind === 'meaning') return { kind: 'meaning', of: first.word };
  return { kind: 'language', asks };
}

function wordRequest(text: Utterance): Intent | undefined {
  const signs = signsAsked(text.raw);
  if (signs !== undefined) return { kind: 'language', asks: [signs] };
  const language = RELATIVE_ASKED.test(text.raw) ? undefined : ofLanguage(languageAsked(text.raw));
  return language ?? plainWordRequest(text);
}

function plainWordRequest(text: Utterance): Intent | undefined {
  const relative = RELATIVE_ASKED.exec(text.raw)?.groups?.['of'];
  if (relative !== undefined) return { kind: 'say', of: relative };
  const judged = judgementAsked(text.raw);
  if (judged !== undefined) return { kind: 'judge', of: judged.sentence };
  if (ASKS_SOUND.test(text.raw)) {
    const sounded = quotedAsked(text);
    if (sounded !== undefined) return { kind: 'meaning', of: sounded };
  }
  const used = usesAsked(text);
  if (used !== undefined) return { kind: 'grammar', of: used };
  if (fits(requests.MEANING_OF_ALL, text)) return { kind: 'meaning-of-all' };
  const tone = toneAsked(text.raw);
  if (tone !== undefined) return { kind: 'language', asks: [{ kind: 'tone', ...tone }] };
  const part = screenAsked(text);
  const ofWord = meaningAsked(text);
  if (ofWord !== undefined) return { kind: 'meaning', of: ofWord, part };
  const quoted = quotedAsked(text) ?? ABROAD.exec(text.raw)?.[1];
  if (quoted !== undefined) return { kind: 'meaning', of: quoted };
  const meaning = matchAny(requests.MEANING_OF, text, {})?.any?.zh;
  const called = wordCalled(text);
  if (called !== undefined) return { kind: 'meaning', of: called };
  // 没什么意思 asks of no word.
  if (meaning !== undefined && !/[没有]$/u.test(meaning)) return { kind: 'meaning', of: meaning };
  const word = matchAny(requests.MEANING_OF_CHINESE, text, {})?.any?.zh;
  if (word !== undefined && isChineseWord(utterance(word))) return { kind: 'meaning', of: word };
  // And how do you say grandmother? I’m going to be one! The sentence that asks is meant, where it is whole by itself.
  const asked =
    sentencesOf(text)
      .map(sayingAsked)
      .find((one) => one !== undefined) ?? sayingAsked(text);
  if (asked !== undefined) return { kind: 'say', of: asked };
  // Who cannot read the characters wants the letters, and no hint.
  if (part === 'pinyin' && /[?？]/u.test(text.raw)) return { kind: 'screen', part };
  if (isHint(text)) return { kind: 'hint' };
  const say = quotedSaid(text.raw) ?? matchAny(requests.HOW_TO_SAY, text, {})?.any?.zh;
  if (say !== undefined && isWordSaid(say, text.raw)) return { kind: 'say', of: say };
  return part === undefined ? undefined : { kind: 'screen', part };
}

/** 如果我忘了怎么说，怎么办 asks for advice. */
const AT_SUCH_TIMES = /\bwhen (?:i|you|we)\b|\bquando (?:eu |nao |não )/iu;
const SUPPOSED = /^(?:那|老师|[，,])*(?:如果|要是|万一)|怎么办|\bwhen (?:i|you|we)\b|\bquando\b/iu;

function isHint(text: Utterance): boolean {
  return text.hanzi <= LONGEST_REQUEST && !SUPPOSED.test(text.raw) && fits(requests.HINT, text);
}

/** Of several that are asked about, the last: “亲”是什么？不对，“正常”是什么？ */
function quotedAsked({ raw }: Utterance): string | undefined {
  return [...raw.matchAll(QUOTED_MEANING)].at(-1)?.slice(1).find(Boolean);
}

const ASKS_SOUND = /[”"」』]怎么(?:读|念|发音)/u;

/** “零下”的“下”是什么意思: of what is quoted, the last is meant. */
const QUOTED_MEANING =
  /[“"「『]([\p{Script=Han}]{1,6})[”"」』](?:这个(?:词|字))?[，,]?\s*(?:是什么|是啥)(?:东西|意思|词)?(?:呢|啊|呀)?(?:[？?]|$)|[“"「『]([\p{Script=Han}]{1,6})[”"」』](?:[^“”"「」『』。！!]{0,8}(?:什么意思|啥意思|解释|换个说法|指的?是什么|是什么东西|怎么(?:读|念|发音))|[^“”"。!]{0,12}\b(?:mean|meaning|significa|quer dizer)\b)/giu;

/** “夜班”在葡萄牙语怎么说, 骂英语怎么说. */
const ABROAD =
  /[“"「『]?((?![这那用在]|[句个]?(?:话|词|句子))\p{Script=Han}{1,6}?)[”"」』]?(?:这个词)?(?:用|在|的)?(?:英语|英文|葡萄牙语|葡萄牙文|葡语|西班牙语)(?:里|里面|中)?(?:怎么|怎样|咋)(?:说|讲|翻译)/u;

/** The sentences of a longer text, the last first; a text of one sentence has none. */
function sentencesOf({ raw }: Utterance): Utterance[] {
  const all = raw.split(/(?<=[。！？!?.；;\n])/u).filter((sentence) => sentence.trim() !== '');
  return all.length < 2 ? [] : all.toReversed().slice(0, MOST_SENTENCES).map(utterance);
}

/** Earlier ones are not looked at. */
const MOST_SENTENCES = 4;

function isChineseWord(text: Utterance): boolean {
  if (text.latin === 0) return text.hanzi > 0;
  return text.hanzi === 0 && latinWords(text).every(isPinyinWord);
}

function request(text: Utterance): Intent | undefined {
  // Você já ouviu falar de Machado de Assis? No topic is wished for.
  if (text.hanzi === 0 && /[?？]/u.test(text.raw) && thingAsked(text) !== undefined) return undefined;
  // 不想聊别的 stays with what is talked about.
  if (fits(pleas.NOTHING_ELSE, text)) return undefined;
  const clauses = text.folded.join('').split('，');
  if (clauses.some((clause) => ASKED_LAST.test(clause))) return { kind: 'repeat' };
  if (isConfused(text)) return { kind: 'slow' };
  if (clauses.some((clause) => pleas.SOMETHING_ELSE.test(clause))) return { kind: 'other-topic' };
  if (text.hanzi > LONGEST_REQUEST) return requestAtEnd(text);
  // Ele repetiu dez vezes tells; what is wished for at such length stands last.
  if (text.hanzi === 0 && latinWords(text).length > MOST_REQUEST_WORDS) {
    const [last] = sentencesOf(text);
    return last === undefined || latinWords(last).length > MOST_REQUEST_WORDS ? undefined : request(last);
  }
  const found = REQUESTS.find(
    ([kind, patterns]) =>
      fits(patterns, text) &&
      !(kind === 'goodbye' && breaksOffInTears(text)) &&
      !(kind === 'hint' ? SUPPOSED : AT_SUCH_TIMES).test(text.raw),
  );
  if (found !== undefined) return { kind: found[0] };
  if (fits(requests.NO_TOPIC, text)) return undefined;
  const taught = requests.TOPIC_TAUGHT.exec(text.folded.join(''))?.[1];
  if (taught !== undefined) return { kind: 'topic', of: taught };
  const topic = matchAny(requests.TOPIC_WANTED, text, {})?.any?.zh;
  return topic === undefined ? undefined : { kind: 'topic', of: topic };
}

/** “他们同意”是谁同意？我不太明白您的意思。 */
function isConfused({ folded, hanzi }: Utterance): boolean {
  return (
    hanzi <= LONGEST_CONFUSED &&
    folded
      .join('')
      .split('，')
      .some((clause) => pleas.CONFUSED.test(clause))
  );
}

/** In characters; who says more means something besides. */
const LONGEST_CONFUSED = 24;

/** What is wished for in the last clause: 这个问题你昨天问过了，换一个行不行？ */
function requestAtEnd(text: Utterance): Intent | undefined {
  const last = utterance(text.folded.join('').split('，').at(-1) ?? '');
  if (last.hanzi <= LONGEST_PLEA && fits(pleas.SIMPLER_AT_END, last)) return { kind: 'slow' };
  if (last.hanzi <= LONGEST_PLEA && fits(pleas.AGAIN_AT_END, last)) return { kind: 'repeat' };
  return fits(requests.CHANGE_AT_END, last) ? { kind: 'other-topic' } : undefined;
}

const CLAUSE = /([^，,。.！!？?；;：:\n]+)([？?]?)/gu;
/** So many questions are answered besides the first. */
const MOST_OTHERS = 2;
type Clause = { readonly text: Utterance; readonly asked: OwnQuestion | undefined };

function speech(text: Utterance): Intent {
  const clauses = clausesOf(text);
  const all = clauses.flatMap(({ asked, text: clause }) =>
    asked === undefined ? [] : [{ question: asked, asked: clause }],
  );
  // 你呢，你是做什么的: what is asked in words says what the short question meant.
  const inWords = all.filter(({ question }) => question !== 'same');
  const [first, ...others] = inWords.length > 0 ? inWords : all;
  if (first === undefined) return { kind: 'speech', statement: text, question: undefined };
  const rest = clauses
    .filter(({ asked, text: clause }) => asked === undefined && !LEADS_TO.test(clause.folded.join('')))
    .map((clause) => clause.text.raw);
  return {
    kind: 'speech',
    statement: rest.length === 0 ? undefined : utterance(rest.join('，')),
    ...first,
    ...(others.length > 0 && { others: others.slice(0, MOST_OTHERS) }),
  };
}

function clausesOf({ raw }: Utterance): Clause[] {
  const joined = joinedQuestions(withoutReported(raw));
  const parts = [...joined.matchAll(CLAUSE)].map(([, words = '', mark = '']) => ({
    text: utterance(words),
    isMarked: mark !== '',
  }));
  return parts
    .map(({ text, isMarked }, at) => {
      const isReported = REPORTED.test(parts[at - 1]?.text.shown.join('') ?? '');
      return isReported ? { text, asked: undefined } : clauseOf(text, isMarked);
    })
    .filter(({ text }) => text.folded.length > 0);
}

/** 红色吗 may be a careful answer; a longer 吗 is a question even without its mark. */
const PLAIN_QUESTION = 5;

/** What a text is about, of what a tutor can tell about themselves: 我喜欢音乐，你呢 asks about music. */
export function factIn(text: Utterance): Fact | undefined {
  const isOfThem = text.hanzi > LONGEST_HOW_ARE_YOU || OF_OTHER_PEOPLE.test(text.raw);
  return FACT_QUESTIONS.find(
    ([fact, patterns]) => (fact !== 'feeling' || !isOfThem) && fits(patterns, text),
  )?.[0];
}

/** 你觉得中国的年轻人幸福吗: how others are. */
const OF_OTHER_PEOPLE = /(?:觉得|认为|看|说)[^你您我]*(?:人|们|孩子|[他她])[^你您我]+/u;

/** In characters; 你做生意的时候，第三年怎么样 asks after the third year. */
const LONGEST_HOW_ARE_YOU = 9;

/** 你知道是哪里吗: the tutor is asked, and not about itself. */
export function asksWhatIsKnown(text: Utterance): boolean {
  return fits(requests.KNOWN_TO_TUTOR, text);
}

/** Of the tutor itself; how old its daughter is, is no question of its age. */
const OF_OTHERS: ReadonlySet<Fact> = new Set(['family', 'animal']);

function factAskedIn(text: Utterance): Fact | undefined {
  if (!fits(requests.OF_THE_TUTORS_OWN, text)) return factIn(text);
  return FACT_QUESTIONS.find(([fact, patterns]) => OF_OTHERS.has(fact) && fits(patterns, text))?.[0];
}

function clauseOf(text: Utterance, marked: boolean): Clause {
  const isTold =
    isAnnounced(text.folded.join(''), marked) ||
    (RHETORICAL.test(text.raw) && !/^(?:那|老师)?[你您]/u.test(text.raw));
  return { text, asked: isTold ? undefined : questionIn(text, marked) };
}

/** Laughter behind a question is none of it: 你喝啤酒吗哈哈. */
const LAUGHTER = /(?:哈|呵|嘻|嘿|啦|呀)+$|\s+(?:ha|kk|rs)\w*$/iu;

/** 你是程序员吧？ */
const SURELY = /^(?:那|所以|对了)?[你您](?!说|看|想|猜|放心|听|等).{2,12}吧[？?]?$/u;

const ASKED_BY_MARK =
  /^(?:那|老师)?[你您](?:也|还|家)?(?:知道|认识|听说过|听过|喜欢|会|吃过|喝过|去过|看过|有|是|爱|住|想|要|能)(?!吧).{1,16}$/u;

function questionIn(whole: Utterance, marked: boolean): OwnQuestion | undefined {
  const clause = LAUGHTER.test(whole.raw) ? utterance(whole.raw.replace(LAUGHTER, '')) : whole;
  if (fits(pleas.OPINION_ASKED, clause)) return 'other';
  if (fits(requests.AND_YOU, clause)) return 'same';
  if (fits(requests.RHETORICAL, clause) || fits(requests.ECHOED, clause)) return undefined;
  if (fits(requests.ADVICE, clause)) return 'advice';
  const asksLeave = fits(requests.PERMISSION, clause) && (marked || clause.folded.at(-1) === '吗');
  if (asksLeave) return 'permission';
  if (fits(pleas.FAVOUR_WISHED, clause)) return 'favour';
  if (fits(requests.FAVOUR, clause) && (marked || clause.folded.at(-1) === '吗')) return 'favour';
  const isTag = marked && SURELY.test(clause.raw);
  // 你知道 feijoada? The mark alone asks.
  const isByMark = marked && clause.hanzi > 0 && ASKED_BY_MARK.test(clause.raw.trim()) && !isTag;
  const isInLatin = marked && clause.hanzi === 0 && fits(requests.WORLD_IN_LATIN, clause);
  const text = clause.folded.join('');
  const isChoice = marked && EITHER_ONE.test(text);
  if (!isInLatin && !isTag && !isByMark && !isChoice && !fits(QUESTION_WORDS, clause) && !A_NOT_A.test(text))
    return undefined;
  if (fits(requests.TO_THE_TUTOR, clause)) {
    if (fits(pleas.ROBOT, clause)) return 'robot';
    if (asksWhatIsKnown(clause)) return marked || clause.folded.at(-1) === '吗' ? 'world' : undefined;
    return factAskedIn(clause) ?? (isTag && OF_A_JOB.test(clause.raw) ? 'job' : 'other');
  }
  if (clause.hanzi === 0) return isInLatin ? 'world' : undefined;
  const asks = marked || (clause.hanzi >= PLAIN_QUESTION && clause.folded.at(-1) === '吗');
  return asks ? 'world' : undefined;
}
