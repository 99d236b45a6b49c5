// Tells where a learner objects: they were misheard, their question was passed over, they were asked what they had said.
// What is left of the text besides the objection is what they mean.

import { type Utterance, utterance } from '../text/utterance.ts';
import { ALONE, MAYBE, type ObjectionKind, YOU } from './objecting-clauses.ts';
import { asksBack, isBesideAskingBack, wordAskedBack } from './unclear.ts';

export type Objection = {
  /** `told`: what was asked had been told; `unanswered`: their question was passed over; `unclear`: the tutor was not understood; `slip`: the tutor’s own words were wrong; `dropped`: what was asked makes no sense. */
  readonly kind: ObjectionKind;
  /** What they say instead; undefined where it is the objection alone. */
  readonly rest: string | undefined;
  /** What it is not: 不是女儿，是儿子. */
  readonly denied?: string | undefined;
  /** Whether it objects only where what it denies was said just now: 不是因为贵，是因为远 tells a reason. */
  readonly isIfSaid?: boolean;
  /** The same of a word that the teacher has used: 什么妻子？ */
  readonly isIfHeard?: boolean;
  /** What they say that they had told; it objects only where they had. */
  readonly again?: string;
  /** What of theirs was passed over: 你怎么没问我的蛋糕; empty for what they told last. */
  readonly matter?: string;
};

/** What stands before the right words: 我是说, I mean. Only behind a no or an objection do they object. */
const INSTEAD =
  /^(?:我(?:刚才|刚刚)?(?:是|的意思是|想|想说的是|要|说的是|指的是|在)?(?:是)?(?:说|讲|指|说的是|想说)(?:的是|的|过了?|了(?=我|没|不))?|我的意思(?:是|是说)|我(?:问|想问|是问|在问|是在问|是想问|要问)(?:的是)?|我想说的是|应该是|而是|是)(?:，|：|:)?/u;
const INSTEAD_FOREIGN =
  /^(?:no |nao )?(?:i (?:mean|meant|said|asked|am asking|was (?:asking|talking|saying))(?: that| about| if)?|eu (?:quis dizer|quero dizer|disse|falei|perguntei|estou falando|estava falando)(?: que| de| sobre)?|quero dizer)(?: |$)/u;
const NO =
  /^(?:不|不不+|不是|不是的|不是啊|不对|不对不对|错|错了|不是这样|没有|no|nope|nao|wrong|errado)(?:的|啊|呀|哦|吧|了)*$/u;
const CALLED_NO = new RegExp(`^(?:不|不是|不对|no|nao)${YOU}$`, 'u');
const CALL =
  /^(?:哎|哎呀|唉|啊|嗯|喂|老师|奶奶|爷爷|对不起|不好意思|等等|等一下|那个|可是|但是|不过|hey|sorry|oi|desculpa)$/u;
/** What such a clause begins with besides. */
const LINK = /^(?:可是|但是|不过|其实|因为|哎呀?|唉|啊|嗯|老师|那)+(?=.)/u;
const PART = /([^，,。.！!？?；;：:\n]+)([，,。.！!？?；;：:\n]*)/gu;

/** Something they told was passed over. */
const OVERLOOKED: readonly RegExp[] = [
  new RegExp(
    `^${YOU}(?:怎么|为什么|就)(?:都|也|还)?(?:没有?|不)(?:问|说|提|接|理|管|听|关心)(?:问|说)?(?:我说的|我的|我|关于)?(?<matter>\\p{Script=Han}{0,6}?)(?:的事)?(?:呢|啊)?$`,
    'u',
  ),
  /^(?:我们|咱们)(?:刚才|刚刚)?不是(?:还)?(?:在|正在)?(?:聊|说|谈|讲)(?:着)?(?<matter>\p{Script=Han}{1,8}?)(?:的事)?(?:吗|嘛)?$/u,
  new RegExp(
    `^我(?:刚才|刚刚)?(?:说|讲)的(?<matter>\\p{Script=Han}{0,6}?)${YOU}?(?:是不是)?没(?:有)?(?:听出来|听见|听懂|看见|注意到?|明白)(?:吗|吧|啊)?$`,
    'u',
  ),
  new RegExp(`^${YOU}?(?:是不是)?没(?:有)?(?:看见|听见|听出来|注意到?|看到)(?<matter>)(?:吗|吧|啊)$`, 'u'),
  new RegExp(
    `^${YOU}?(?:是不是)?没(?:有)?(?:看见|听见|听到|注意到?|看到)我(?:刚才)?(?:说|讲)(?:的)?(?<matter>\\p{Script=Han}{2,8}?)(?:吗|吧|啊)$`,
    'u',
  ),
  new RegExp(
    `^${YOU}(?:怎么)?不(?:想)?问问?(?:一下)?我?(?<matter>\\p{Script=Han}{0,3}?)(?:结果)?(?:吗|呢|啊)$`,
    'u',
  ),
  // 你没有听我！我想说女朋友的爸爸: what they wanted to tell stands behind it.
  new RegExp(
    `^(?:但是|可是|不过)?${YOU}*${MAYBE}没(?:有)?(?:在)?(?:好好|认真)?听我(?:说话?|讲话?|的话|说的话?|在说什么)?(?<matter>)(?:啊|呀|吧|呢)?$`,
    'u',
  ),
  new RegExp(`^(?:你|您)(?:没|没有|不)听懂我的(?<matter>笑话|玩笑)(?:吗|吧|啊|呢)?$`, 'u'),
];
/** Fine words are not wanted. */
const STYLE =
  /^(?:你|您)?(?:能不能|可不可以|能|可以|请|就)?(?:别|不要)(?:再|老|总|光)?(?:安慰我|讲大道理|讲道理|说空话|说教)(?:了)?(?:吗|吧)?$|^(?:你|您)?(?:能不能|可不可以)(?:换一?[句个]|说点儿?(?:人话|新鲜的|实在的|具体的))(?:话|说法)?(?:吗|吧)?$|^(?:[你您](?:说的|这话|这么说)|这话|这)?(?:我听着|听起来|说得)?(?:有点儿?|太|很)(?:空|笼统|抽象)(?:了)?(?:吧)?$|^(?:说得|讲得|能不能|请|能)*(?:再)?具体(?:一)?(?:点儿?|些)(?:吗|吧)?$/u;

const FUN = /^.*(?:说|讲|聊)[点些]儿?(?:好笑|有趣|好玩|有意思|开心|高兴)的.*$/u;

type Part = { readonly text: string; readonly mark: string; readonly folded: string };

export function objectionIn({ raw }: Utterance): Objection | undefined {
  const parts = [...raw.matchAll(PART)]
    .map(([, text = '', mark = '']) => ({ text: text.trim(), mark, folded: foldedOf(text) }))
    .filter(({ folded }) => folded !== '');
  const kinds = parts.map(
    ({ folded, text }) => ALONE.find(([, pattern]) => pattern.test(folded) || pattern.test(text))?.[0],
  );
  const passed = overlookedIn(parts) ?? unclearIn(parts) ?? askedOnceMore(parts);
  if (passed !== undefined) return passed;
  // No奶奶！Mimi是小猫！
  const [first, ...others] = parts;
  if (first !== undefined && CALLED_NO.test(first.folded) && others.length > 0)
    return { kind: 'misheard', rest: textOf(others) };
  const styled = parts.findIndex(({ folded }) => STYLE.test(folded));
  if (styled >= 0)
    return {
      kind: 'style',
      rest: textOf(parts.filter((_, at) => at > styled))?.replace(FUN, '讲个笑话吧。'),
    };
  const found = kinds.find((kind) => kind !== undefined);
  if (found !== undefined) {
    const left = parts.filter(
      (part, at) =>
        kinds[at] === undefined &&
        !isFiller(part) &&
        !isThrownBack(part) &&
        !((found === 'slip' || found === 'dropped') && QUOTES_IT.test(part.folded)),
    );
    // 你听错了，我没有生病: what was misheard is denied once more.
    const isDeniedAgain = (part: Part) =>
      isDenying(part) || (found === 'misheard' && DENIED.test(part.folded));
    const meant = left.filter((part) => !isDeniedAgain(part));
    const asked = parts.flatMap(askedAgain);
    return {
      kind: found,
      rest: textOf([...(meant.length > 0 ? meant : left).map(withoutInstead), ...asked]),
    };
  }
  return (
    saidInstead(parts) ?? saidAgain(parts) ?? notThisButThat(parts) ?? saidBefore(parts) ?? echoed(parts)
  );
}

/** “我选为了”是什么意思, 听什么: of the slip itself. */
const QUOTES_IT = /是什么意思$|^["“'].*["”']$|^\p{Script=Han}{1,2}什么$/u;

/** “这话”是哪句话？我问的是…: what is left besides is what they mean. */
function unclearIn(parts: readonly Part[]): Objection | undefined {
  const isMarked = ({ mark }: Part) => /[?？]/u.test(mark);
  const word = parts.map((part) => wordAskedBack(part.folded, isMarked(part))).find(Boolean);
  const isSure = parts.some((part) => asksBack(part.folded, isMarked(part)));
  if (!isSure && word === undefined) return undefined;
  const left = parts.filter(
    (part) =>
      !asksBack(part.folded, isMarked(part)) &&
      wordAskedBack(part.folded, isMarked(part)) === undefined &&
      !isBesideAskingBack(part.folded, isMarked(part)) &&
      !isFiller(part),
  );
  return {
    kind: 'unclear',
    rest: textOf(left.map(withoutInstead)),
    ...(!isSure && { denied: word, isIfHeard: true }),
  };
}

/** 我问的是客人喜欢什么菜, 我在问你：怎么洗: what was asked before, in so many words. */
const ASKS_AGAIN =
  /^我(?:刚才|刚刚|是|想|就是)*(?:在)?(?:问的(?:可)?是|(?:在|是)问[你您]?(?:的是)?|问[你您](?:的是)?)(?!不|了|过)/u;
const QUESTION = /什么|谁|哪|几|多[少久大长]|怎么|为什么|[吗么呢]$|(\p{Script=Han})[不没]\1|还是/u;

/** 我问的不是周末, 不是怎么学中文: it was misheard. */
const NOT_ASKED = /^(?:我(?:刚才)?(?:问|说|讲)的(?:可)?)?不是/u;

function askedOnceMore(parts: readonly Part[]): Objection | undefined {
  const at = parts.findIndex(({ folded }) => ASKS_AGAIN.test(folded));
  const part = parts[at];
  if (part === undefined || parts.some(({ folded }) => NOT_ASKED.test(folded))) return undefined;
  const own = part.text.replace(LINK, '').replace(ASKS_AGAIN, '').trim();
  const asked: Part[] = QUESTION.test(own) ? [{ ...part, text: own, mark: '？' }] : [];
  // 我问你：鱼怎么做？ The question may stand behind it.
  const isBehind = parts
    .slice(at + 1)
    .some(({ folded, mark }) => QUESTION.test(folded) || /[?？]/u.test(mark));
  if (asked.length === 0 && (own !== '' || !isBehind)) return undefined;
  const others = parts.filter(
    (one, index) => index !== at && !isFiller(one) && !ALONE.some(([, pattern]) => pattern.test(one.folded)),
  );
  return {
    kind: 'unanswered',
    rest: textOf([...asked, ...others.filter(({ folded }) => !WAVED_OFF.test(folded))]),
  };
}

/** 不过没关系, 哈哈: said beside the question, and nothing by itself. */
const WAVED_OFF = /^(?:不过|但是|可是)?(?:也)?(?:没关系|没事|算了|无所谓|哈+)(?:了|的|啊|吧)*$/u;

/** 你没说你的店开了多久 asks it once more. */
function askedAgain({ text, folded }: Part): Part[] {
  const asked = /^(?:你|您)(?:还|都|刚才)*没(?:有)?(?:告诉我|说|讲|回答)(?<asked>(?:你|您)的?.{3,})$/u.exec(
    text,
  )?.groups?.['asked'];
  return asked === undefined ? [] : [{ text: asked, mark: '？', folded }];
}

/** 我想说女朋友的爸爸: what they told of that is the message. */
const WANTS_TO_TELL =
  /^我(?:只是|只|就|还|一直)*(?:想|要|在)(?:跟你|和你|跟您)?(?:说|聊|谈|讲)(?:说|聊|谈)?(?:的是)?(?<what>\p{Script=Han}{2,10})$/u;

function overlookedIn(parts: readonly Part[]): Objection | undefined {
  for (const pattern of OVERLOOKED) {
    const at = parts.findIndex(({ folded }) => pattern.test(folded));
    const part = parts[at];
    if (part === undefined) continue;
    const left = parts.filter((one, index) => index !== at && !isFiller(one));
    const wanted = left.map(({ folded }) => WANTS_TO_TELL.exec(folded)?.groups?.['what']).find(Boolean);
    if (wanted !== undefined) return { kind: 'overlooked', rest: undefined, matter: wanted.slice(-2) };
    return {
      kind: 'overlooked',
      rest: textOf(left),
      matter: pattern.exec(part.folded)?.groups?.['matter'] ?? '',
    };
  }
  return undefined;
}

/** 我说过二十九岁, 我刚才说没有啊: what was told is told once more. */
const TOLD_BEFORE =
  /^我(?:已经|刚才|刚刚|刚|早就|都|明明|上次)*(?:说过|跟你说过|告诉过你|告诉你了|(?<=刚才|刚刚|已经|明明)(?:说|告诉你)(?!的)|说了(?=我|没|不))(?:是|了)?(?<rest>.+)$/u;

function saidBefore(parts: readonly Part[]): Objection | undefined {
  const at = parts.findIndex(({ folded }) => TOLD_BEFORE.test(folded));
  const part = parts[at];
  const told = part && TOLD_BEFORE.exec(part.text.replace(LINK, ''))?.groups?.['rest'];
  if (part === undefined || told === undefined || /[?？]/u.test(part.mark)) return undefined;
  const rest = [
    ...parts.slice(0, at).filter((one) => !isFiller(one)),
    { ...part, text: told },
    ...parts.slice(at + 1),
  ];
  return { kind: 'told', rest: textOf(rest), again: told };
}

/** 什么妻子？我还没结婚呢: a word of the answer is thrown back. */
const ECHOED = /^什么(?<denied>\p{Script=Han}{1,12})(?:啊|呀)?$/u;
const NOT_UNDERSTOOD = /^我?(?:听|看)?不(?:太)?(?:懂|明白)$/u;

const isThrownBack = ({ folded, mark }: Part) => ECHOED.test(folded) && /[?？]/u.test(mark);

function echoed(parts: readonly Part[]): Objection | undefined {
  const [first, ...all] = parts.filter((part) => !isFiller(part));
  const others = all.filter(({ folded }) => !NOT_UNDERSTOOD.test(folded)).map(withoutInstead);
  const denied = first === undefined ? undefined : ECHOED.exec(first.folded)?.groups?.['denied'];
  if (first === undefined || denied === undefined || others.length === 0) return undefined;
  return { kind: 'misheard', rest: textOf(others), denied, isIfHeard: true };
}

const NOT_THIS =
  /^(?:我(?:刚才|刚刚)?(?:说|问|指|讲)的)?(?:可)?(?:而)?(?:不是|没有|没说)(?<denied>[^，]{1,8})$|^(?:i (?:did not|didnt) (?:say|mean) |not |nao (?:e|foi|era) )(?<abroad>[a-z ]{2,20})$/u;
const BUT_THAT = /^(?:而|应该)?是(?=.{1,10}$)/u;
const BUT_THAT_ABROAD = /^(?:but |mas |e sim |e |its |it is )?(?=[a-z ]{2,24}$)/u;

/** 不是地方，是时间. */
function notThisButThat(parts: readonly Part[]): Objection | undefined {
  const own = parts.filter((part) => !isFiller(part) && !/[?？]/u.test(part.mark));
  const [first, second] = own;
  const found = NOT_THIS.exec(first?.folded ?? '')?.groups;
  const denied = found?.['denied'] ?? found?.['abroad'];
  if (denied === undefined || second === undefined) return thatNotThis(own);
  const head = (found?.['denied'] === undefined ? BUT_THAT_ABROAD : BUT_THAT).exec(second.folded);
  if (head === null) return undefined;
  const right = { ...second, text: second.text.slice(head[0].length) };
  return { kind: 'misheard', rest: textOf([right, ...own.slice(2)]), denied, isIfSaid: true };
}

/** 猫吃药，不是医生: what it is stands before what it is not. */
function thatNotThis(own: readonly Part[]): Objection | undefined {
  const at = own.findIndex((part, index) => index > 0 && isDenying(part));
  const denied = own[at]?.folded.replace(/^(?:而)?不是/u, '');
  if (denied === undefined || denied.length > LONGEST_DENIED) return undefined;
  return { kind: 'misheard', rest: textOf(own.filter((_, index) => index !== at)), denied, isIfSaid: true };
}

/** In characters. */
const LONGEST_DENIED = 8;

const isDenying = ({ folded, mark }: Part) => /^(?:而)?不是/u.test(folded) && !/[?？]/u.test(mark);

/** 我说的是新闻，不是看书: what they had said, and as what it was taken. */
function saidAgain(parts: readonly Part[]): Objection | undefined {
  const at = parts.findIndex(
    (part, index) => SAID_BEFORE.test(part.folded) && parts.slice(index + 1, index + 2).some(isDenying),
  );
  const said = parts[at];
  if (said === undefined) return undefined;
  const rest = [said, ...parts.slice(at + 2)].map(withoutInstead);
  const denied = parts[at + 1]?.folded.replace(/^(?:而)?不是/u, '');
  return { kind: 'misheard', rest: textOf(rest), denied };
}

const SAID_BEFORE = /^我(?:刚才|刚刚)?(?:说|问|讲|指|聊)的(?:可)?是./u;

/** 不是，我是说我自己: a no and what was meant. */
function saidInstead(parts: readonly Part[]): Objection | undefined {
  const no = parts.findIndex(({ folded }) => NO.test(folded) || FOLLOWS_NOT.test(folded));
  const isMeant = (part: Part) =>
    withoutInstead(part).text !== part.text && !/^(?:是|应该是)/u.test(part.folded);
  const first = parts.findIndex((part, at) => at > no && isMeant(part));
  const between = parts.slice(no + 1, Math.max(first, 0)).filter((part) => !isFiller(part));
  const isAlone = no < 0 && first === 0 && MEANT_ABROAD.test(parts[0]?.folded ?? '');
  // 不是，我不是护士，我是说我妹妹: what stands between denies it once more.
  if (first < 0 || (no < 0 && !isAlone) || !between.every((part) => DENIED.test(part.folded)))
    return undefined;
  return { kind: 'misheard', rest: textOf(parts.slice(first).map(withoutInstead)) };
}

/** 我没听懂，我问的是改稿子. */
const FOLLOWS_NOT = /^我?(?:没|不|没太|不太)(?:听|看)?(?:太)?(?:懂|明白)(?:[你您](?:的意思|说的|的话)?)?$/u;
const DENIED = /^我?(?:并|可)?(?:不是|没)/u;
/** In these words nobody goes on, they take back. */
const MEANT_ABROAD = /^(?:i meant|eu quis dizer|quis dizer) /u;

const isFiller = ({ folded }: Part) => NO.test(folded) || CALL.test(folded);

function withoutInstead(part: Part): Part {
  const head = INSTEAD.exec(part.text)?.[0] ?? (INSTEAD_FOREIGN.exec(part.folded)?.[0] || undefined);
  if (head === undefined || head.length >= part.text.length) return part;
  const text = part.text.slice(head.length).trim();
  return { ...part, text };
}

function textOf(parts: readonly Part[]): string | undefined {
  const text = parts.map(({ text: words, mark }) => `${words}${mark}`).join('');
  return text === '' ? undefined : text;
}

function foldedOf(text: string): string {
  return utterance(text).folded.join('').trim().replace(LINK, '');
}
