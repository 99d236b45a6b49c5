// Reads what a text tells: the frames of its clauses, in their order.

import type { Lexicon } from '../../../chinese/words/index.ts';
import type { Frames } from '../../../content/schema/content.ts';
import type { Stance } from '../../../content/schema/listening/frame.ts';
import {
  isDeniedAt,
  isEndedWell,
  isJoking,
  isPastStay,
  moodIn,
  moodOf,
  stanceOf,
  tellsIn,
  timeIn,
} from './circumstances.ts';
import type { Clause } from './clauses.ts';
import { departureIn, withDeparture } from './departed.ts';
import { type FoundWords, findWords, type PredicateMention } from './find-words.ts';
import type { Frame, NounMention, Who } from './frame.ts';
import { isFoundAgain, isTakenBack, takenBackAt, withBereaved, withOrigin } from './meant-otherwise.ts';
import { isTrade } from './mentions.ts';
import { isOnlyClaimed, OF_THE_EYES } from './nobody-here.ts';
import { toldClauses } from './told-clauses.ts';
import { hasNoSubject, isOfWhoIsSeen, OF_ME, OF_THEIRS } from './whose-clause.ts';
import { type WordIndex, wordIndexOf } from './word-index.ts';

const SINGULAR = /[他她它](?!们)/u;
const WOMEN = /[妈母奶姥婆姐妹女姨妻太娘姑]/u;
const MEN = /[爸父爷哥弟男叔舅夫公儿]/u;
/** Whose likes and wishes say nothing of whether it is so: 我不喜欢吃辣 does not tell that somebody eats. */
const MATRIX: ReadonlySet<string> = new Set([
  'like',
  'dislike',
  'prefer',
  'want-to',
  'plan',
  'hope',
  'dream',
  'think',
  'afraid',
  'can-do',
  'cannot-do',
]);

/** 怕被骗 has not happened. */
const FEARED: ReadonlySet<string> = new Set(['afraid', 'worried']);

const COMES: ReadonlySet<string> = new Set(['come', 'arrive', 'move-abroad', 'go']);
const isSomebodyBehind = (text: string, { start, end }: PredicateMention) =>
  SOMEBODY.test(text.slice(end)) && !text.slice(0, start).includes('我');
const SOMEBODY = /^了?(?:一|两|三|几|很多|\d+)[个位只群些]?\p{Script=Han}/u;

/** 是关于地震的: it is what something is about. */
const SPOKEN_ABOUT = /关于[^，]{0,8}$/u;
/** 外孙出生的时候可能还没织完: that is still to come. */
const WHEN_IT_COMES =
  /^了?(?:的时候|的那天|以前|之前|前|以后)[^，]{0,8}(?:可能|也许|恐怕|应该|会|要|能|还没)/u;
/** 邻居以为着火了: there was no fire. */
const TAKEN_FOR = /以为/u;

type Reader = { readonly lexicon: Lexicon; readonly frames: Frames };
/** Who was spoken of before this text, by the noun; `isAsked`: the tutor has just asked about them. */
export type SpokenOf = { readonly noun: string; readonly isAsked: boolean };

/** What is asked tells nothing: questions have no frames. */
export function readFrames({ lexicon, frames }: Reader, text: string, before?: SpokenOf): Frame[] {
  const mood = moodIn(text);
  const isJoke = isJoking(text);
  const isWell = isEndedWell(text);
  const departure = departureIn(text);
  const back = takenBackAt(text);
  let mentioned = before && whoOf(wordIndexOf(frames), before.noun);
  let person = isPerson(mentioned) ? mentioned : undefined;
  let pronoun: string | undefined;
  let last: Who = before?.isAsked === true && mentioned !== undefined ? mentioned : { role: 'learner' };
  const index = wordIndexOf(frames);
  const laughed = frames.predicates.find(({ id }) => isJoke && id === LAUGHED);
  return toldClauses(frames, text)
    .flatMap((clause, at, all) => {
      if (hasNoSubject(clause.text) && isOfWhoIsSeen(clause.text, all[at - 1]?.text ?? '')) last = LEARNER;
      // 她妈妈摔倒了，骨头断了: neither is of her.
      if (OF_THEIRS.test(clause.text)) {
        mentioned = undefined;
        person = undefined;
        last = OTHER;
      }
      // 奶奶给我讲兔子的故事，她去年走了: she is no rabbit.
      const isShe = /^[他她]/u.test(clause.text) && person !== undefined && mayStandFor(clause.text, person);
      if (isShe) mentioned = person;
      const isNobody = pronoun !== undefined && clause.text.startsWith(pronoun) && !isShe;
      // 我父亲是工人，去年走了: who is not named again has gone.
      const implied = hasNoSubject(clause.text) ? nounOf(last) : undefined;
      const words = withDeparture(
        index,
        findWords(lexicon, index, clause.text, isNobody ? undefined : nounOf(mentioned), implied),
        departure,
      );
      const found = framesIn(
        clause,
        words,
        {
          whole: mood,
          own: moodOf(clause.text, text),
          isJoke,
          isWell,
          isPast: isPastStay(clause.text, text),
        },
        last,
      );
      // 光是挂号就排了两个钟头 is of whoever was spoken of before.
      const isBare = found.every(({ predicate }) => predicate === undefined) && !clause.text.includes('我');
      const isOfLast = isBare && last.role === 'noun' && hasNoSubject(clause.text);
      const isOfThem = isBare && SINGULAR.test(clause.text);
      const subject = isOfLast ? last : isOfThem ? (mentioned ?? OTHER) : found.at(-1)?.who;
      const persons = words.nouns.filter((noun) => !noun.isOfOthers && !isTrade(words.text, noun));
      const named = persons.findLast(
        ({ kind, start }) => PERSONS.has(kind) && !COMPARED.test(words.text.slice(0, start)),
      );
      last =
        subject ?? (/^[他她它](?!们)/u.test(clause.text) ? OTHER : OF_ME.test(clause.text) ? LEARNER : last);
      // 我姑姑来了，她教书，最爱花: the last clause is of her, too.
      if (last.role === 'other' && !isNobody && isPerson(mentioned) && mayStandFor(clause.text, mentioned))
        last = mentioned;
      if (named !== undefined && last.role !== 'noun') mentioned = { role: 'noun', noun: named };
      // 我的导师走了，八十九岁: a clause of which only the person is known is of them.
      if (named !== undefined && subject?.role === 'learner' && isOfNobodyElse(words, named))
        last = { role: 'noun', noun: named };
      if (last.role === 'noun') mentioned = last;
      const human = persons.findLast(({ kind }) => kind === 'person');
      if (human !== undefined) person = { role: 'noun', noun: human };
      else if (isPerson(mentioned)) person = mentioned;
      pronoun = pronounBesideAnimal(words) ?? pronoun;
      if (isNobody) return found;
      return found.map((frame) =>
        frame.who.role === 'other' && mentioned !== undefined && mayStandFor(clause.text, mentioned)
          ? { ...frame, who: mentioned }
          : frame,
      );
    })
    .filter((frame) => !isTakenBack(text, back, frame) && !isFoundAgain(text, frame) && !isOfTheEyes(frame))
    .map((frame) => withOrigin(frames, withBereaved(frames, frame)))
    .map((frame) =>
      laughed && isForFun(frame) ? { ...frame, predicate: laughed, stance: 'good' as const } : frame,
    );
}

const isOfTheEyes = ({ predicate, clause }: Frame) => predicate?.id === 'cry' && OF_THE_EYES.test(clause);

/** It was so spicy, 我哭了 haha: who laughs about it has neither wept nor died. */
const LAUGHED = 'laughing-tears';
function isForFun({ predicate, who, isDenied }: Frame): boolean {
  return who.role === 'learner' && !isDenied && (predicate?.id === 'cry' || predicate?.id === 'die');
}

/** 我太太是中国人, 他的狗很大: of whom the clause is that begins with them. */
function namedFirst({ text, nouns }: FoundWords): Who {
  const first = nouns.find(({ kind, isOfOthers }) => PERSONS.has(kind) && !isOfOthers);
  const isFirst = first !== undefined && /^我们?家?的?$/u.test(text.slice(0, first.start));
  return isFirst && !/^[的和跟、]/u.test(text.slice(first.end))
    ? { role: 'noun', noun: first }
    : { role: 'learner' };
}

/** Nothing is known of what is told, and whoever is named stands first. */
function isOfNobodyElse({ text, predicates }: FoundWords, { start, kind }: NounMention): boolean {
  return predicates.length === 0 && kind === 'person' && /^(?:.{0,4}我的?)?$/u.test(text.slice(0, start));
}

/** In 她给我讲兔子的故事 she is somebody else than the rabbit. */
function pronounBesideAnimal({ text, nouns }: FoundWords): string | undefined {
  const animal = nouns.find(({ kind }) => kind === 'animal');
  return animal && /[他她](?!们)/u.exec(text.slice(0, animal.start))?.[0];
}

const isPerson = (who: Who | undefined): boolean => who?.role === 'noun' && who.noun.kind === 'person';

/** Somebody who was named in another text. */
function whoOf({ nouns }: WordIndex, zh: string): Who | undefined {
  const entry = nouns.get(zh);
  if (entry === undefined) return undefined;
  const { id: classId, kind } = entry.nounClass;
  const noun = { start: 0, end: 0, zh, classId, kind, noun: entry.noun, isOfOthers: false };
  return { role: 'noun', noun };
}

const OTHER: Who = { role: 'other' };
const LEARNER: Who = { role: 'learner' };
/** How the whole text is told, and the clause alone. */
type Mood = {
  readonly whole: Stance | undefined;
  readonly own: Stance | undefined;
  readonly isJoke: boolean;
  /** Of what might have been bad, all has ended well. */
  readonly isWell: boolean;
  /** Told as past, and nothing says that it lasts. */
  readonly isPast: boolean;
};

const GRAVEST = 8;
const MAY_END_WELL: ReadonlySet<string> = new Set([
  'operation',
  'hospital',
  'ill',
  'accident',
  'injured',
  'cancer',
]);

function framesIn({ isSupposed, isReason }: Clause, words: FoundWords, mood: Mood, before: Who): Frame[] {
  const { text, nouns } = words;
  const predicates = words.predicates.filter(({ start }) => !SPOKEN_ABOUT.test(text.slice(0, start)));
  const shared = { clause: text, tells: withReason(tellsIn(text), isReason) };
  if (predicates.length === 0) {
    if (nouns.length === 0) return [];
    const at = { start: 0, end: 0 };
    const parts = partsOf(words, at.start, at.end, text.length);
    const who = namedFirst(words);
    const time = timeIn(text, at);
    const stance = mood.own ?? 'neutral';
    return [
      {
        ...shared,
        isSupposed,
        ...parts,
        predicate: undefined,
        word: '',
        at,
        who,
        time,
        isDenied: false,
        stance,
      },
    ];
  }
  let who = before;
  let underDenied = false;
  return predicates.map((mention, index) => {
    const previous = predicates[index - 1];
    const next = predicates[index + 1];
    who =
      whoBefore(words, previous?.end ?? 0, mention.start) ??
      (index === 0 && hasNoSubject(text) ? before : who);
    who = withLearner(who, mention, text);
    // 昨天来了一个中国客人: whoever came stands behind.
    if (COMES.has(mention.predicate.id) && isSomebodyBehind(text, mention)) who = { role: 'other' };
    const isDenied = isDeniedAt(text, mention) || underDenied;
    underDenied = isDenied && MATRIX.has(mention.predicate.id);
    const reach = next === undefined || MATRIX.has(mention.predicate.id) ? text.length : next.start;
    // What has no feeling of its own takes that of its clause: 妈妈担心 in another one does not make my day bad.
    const own = mention.predicate.stance;
    // Whatever else is felt: nobody dies well, unless it is a joke.
    const isGravest = mention.predicate.salience >= GRAVEST && !mood.isJoke;
    const felt = own === 'neutral' ? mood.own : isGravest ? undefined : mood.whole;
    const isOver = mood.isWell && MAY_END_WELL.has(mention.predicate.id);
    const isPast = mention.predicate.id === 'hospital' && who.role === 'learner' && mood.isPast;
    const told = isOver ? 'good' : isPast ? 'neutral' : stanceOf(mention.predicate, isDenied, felt);
    // Of a king or a poet whom nobody knew, nobody is bereaved.
    const stance = isGravest && who.role === 'noun' && who.noun.classId === 'celebrity' ? 'neutral' : told;
    return {
      ...shared,
      isSupposed:
        isSupposed ||
        TAKEN_FOR.test(text.slice(0, mention.start)) ||
        WHEN_IT_COMES.test(text.slice(mention.end)) ||
        isOnlyClaimed(text, mention) ||
        (previous !== undefined && FEARED.has(previous.predicate.id)),
      ...partsOf(words, mention.start, mention.end, reach),
      predicate: mention.predicate,
      word: mention.word,
      at: { start: mention.start, end: mention.end },
      who,
      time: timeIn(text, mention),
      isDenied,
      stance,
    };
  });
}

/** 他 is not the mother who was named last. */
function mayStandFor(clause: string, who: Who | undefined): who is Who {
  const pronoun = SINGULAR.exec(clause)?.[0];
  if (pronoun === undefined || who?.role !== 'noun') return pronoun !== undefined && who !== undefined;
  const { zh } = who.noun;
  const isWoman = WOMEN.test(zh);
  return pronoun === '他' ? !isWoman : pronoun !== '她' || isWoman || !MEN.test(zh);
}

function nounOf(who: Who | undefined): NounMention | undefined {
  return who?.role === 'noun' ? who.noun : undefined;
}

/** What two do together is the learner's as well: 我女朋友跟我分手了. */
const MUTUAL: ReadonlySet<string> = new Set(['break-up', 'quarrel', 'marry']);

function withLearner(who: Who, { predicate }: PredicateMention, text: string): Who {
  const isPartner = who.role === 'noun' && who.noun.classId === 'partner' && !who.noun.isOfOthers;
  const isOurs =
    MUTUAL.has(predicate.id) && (isPartner || /[跟和与同]我(?!的|们)|生我的?气|生气我|骂我/u.test(text));
  return isOurs ? { role: 'learner' } : who;
}

function withReason(tells: Frame['tells'], isReason: boolean): Frame['tells'] {
  return isReason ? new Set([...tells, 'why' as const]) : tells;
}

const BESIDE = /(?:跟|和|与|同|给|对|向|帮|陪|为|比|被|替)(?:我的?|我们的?|一[个只位]|[两三几]个)?$/u;
/** 一个比我女儿还小: the daughter is only compared with. */
const COMPARED = /(?:比|像|不如)(?:我的?|我们的?)?$/u;
const PERSONS: ReadonlySet<string> = new Set(['person', 'animal']);
/** Nobody, or people of whom nothing is known: 家里没人教我, 有的人每个星期都来. */
const SOMEONE =
  /没(?:有)?人|谁[都也]|(?:有的|有些|很多|不少|许多|别的)人|有[个位一](?:个|位)?\p{Script=Han}{1,3}$/u;

/** Mia 哭了: a name in letters is of somebody, where it is not of a place, and the learner does not stand there too. */
const NAMED = /^[^我在去到从叫是住]*(?<!\p{L})\p{Lu}\p{Ll}+[^我]*$/u;

/** The last person named between two places who is not beside somebody: 我妈妈跟医生说 is of the mother. */
function whoBefore({ text, nouns }: FoundWords, from: number, to: number): Who | undefined {
  const persons = nouns.filter(({ kind, start, end }) => PERSONS.has(kind) && start >= from && end <= to);
  const subject = persons.findLast(({ start }) => !BESIDE.test(text.slice(0, start)));
  const between = text.slice(from, to);
  // 我给了他及格: he has passed.
  if (/给了[他她它]们?$/u.test(between)) return { role: 'other' };
  if (subject !== undefined) {
    if (subject.isOfOthers) return /[你您]/u.test(between) ? { role: 'tutor' } : { role: 'other' };
    // 老师 as a form of address is the tutor.
    if (
      subject.classId === 'teacher' &&
      !/我/u.test(text.slice(Math.max(0, subject.start - 2), subject.start))
    )
      return from === 0 && subject.start === 0 ? undefined : { role: 'tutor' };
    return { role: 'noun', noun: subject };
  }
  if (NAMED.test(between)) return OTHER;
  // 学费让我发愁: whoever was spoken of before, it is the learner who feels it.
  if (/[让令使害]我(?:很|真|特别|非常|有点儿?)?$/u.test(between)) return { role: 'learner' };
  const bare = between.replaceAll(/(?:跟|和|与|给|对|向|帮|陪|为|比|被|替|让)[我你您他她它]们?/gu, '');
  // 有一个房子着火了 befell nobody here.
  if (SOMEONE.test(between) || (from === 0 && /^有[一两三几\d]?[个家位只座辆条].*[^我]$/u.test(between)))
    return { role: 'other' };
  if (/我们|咱们|我和|我跟|大家/u.test(between)) return { role: 'we' };
  // 我怀疑他们都不上班 is of them: who stands last does it.
  const last = [...bare.matchAll(/我|[你您]|[他她它]|别人|有人|人家/gu)].at(-1)?.[0];
  if (last === undefined) return undefined;
  return { role: last === '我' ? 'learner' : /[你您]/u.test(last) ? 'tutor' : 'other' };
}

/** What stands around a predicate: objects behind it, or before it with 把, places, and who is beside. */
function partsOf(
  { text, nouns }: FoundWords,
  start: number,
  end: number,
  reach: number,
): Pick<Frame, 'objects' | 'places' | 'companions'> {
  const isBeside = (noun: NounMention) => PERSONS.has(noun.kind) && BESIDE.test(text.slice(0, noun.start));
  const places = nouns.filter((noun) => noun.kind === 'place');
  const companions = nouns.filter((noun) => noun.start < reach && isBeside(noun) && !noun.isOfOthers);
  const behind = nouns.filter(
    (noun) => noun.kind !== 'time' && noun.start >= end - 1 && noun.start < reach && !isBeside(noun),
  );
  const before = nouns.filter(
    (noun) => noun.end <= start && !PERSONS.has(noun.kind) && noun.kind !== 'place' && noun.kind !== 'time',
  );
  return { objects: behind.length > 0 ? behind : before, places, companions };
}
