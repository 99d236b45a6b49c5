// Who was misheard says what they mean: 不是肺，是肚子; 我问的是洗头多少钱.

import type { TurnContext } from '../../../state/turn-context.ts';
import { type Objection, objectionIn } from '../../../understand/replies/objection.ts';

import { isQuestion } from './speech-acts.ts';

type Turned = Pick<TurnContext, 'said' | 'state'>;

export type Protest = {
  /** What they mean instead; undefined where there is only the protest. */
  readonly rest: string | undefined;
  /** What it was taken for. */
  readonly not?: string | undefined;
  readonly isAsked: boolean;
  /** The character had said it, and says sorry. */
  readonly isOurs: boolean;
};

const END = '[，,。！!]*$';
const WORD = '[^，,。！!？?]{1,12}';
/** What is denied, and what was meant. */
const CONTRADICTIONS: readonly RegExp[] = [
  new RegExp(
    `^(?:不对?[，,。！!]+)?我?(?:说|问|要|点|想要)?的?不是(?<not>${WORD})[，,。！!]+我?(?:是|要的?是?|说的是|问的是)(?<rest>.+)$`,
    'u',
  ),
  new RegExp(
    `^(?:不对?[，,。！!]+)?我?(?:说的?|要的?|点的?|想要的?)(?:是)?(?<rest>${WORD})[，,](?:可)?不是(?<not>${WORD}?)了?${END}`,
    'u',
  ),
];
/** I meant two, not three; 我是说两个，不是三个. */
const MEANT =
  /^(?:不对?[，,。！!]+|no[,.]? |n[aã]o[,.]? )?(?:我(?:是说|的意思是|想说的是)|i (?:said|meant|mean|asked for|want(?:ed)?) |eu (?:disse|quis dizer|quero|pedi) )(?<rest>[^，,]{1,24})[，,] ?(?:(?:可)?不是|(?:and )?not |n[aã]o )(?<not>[^，,。.!！]{1,24})[。.!！]*$/iu;
/** 我问的是剪一次多少钱，不是卡: asked before, and not answered. */
const ASKED =
  /^(?:不是[，,]?|可是|但是)?我(?:刚才|是)?(?:问的是|问的|在问|想问的是|问(?=[您你]))[您你]?(?<rest>.+?)(?:[，,]不是[^，,]+)?$/u;

/** 我说了啤酒: said before, and not heard. */
const SAID =
  /^(?:可是|但是|不是[，,]?)?我(?:刚才|刚刚|已经|前面)?(?:不是)?说(?:过?了|过)(?:吗)?[，,！!？?]?(?<rest>(?!什么|吗).{2,})$/u;

/** 你没回答我的问题：防水吗？ goes on with the question; so does 你一直不说防水不防水. */
const UNANSWERED =
  /^.{0,12}?[你您](?:还|又|一直|根本|都)*(?:没有?回答|不回答|没理|不说)(?:我(?:的)?(?:问题)?)?(?:呢|啊)?[：:，,。！!]*(?<rest>.*[？?吗呢].*)$/u;
/** 盒子厚不厚没关系。我问的是：水会不会进去？ */
const ASKED_AFTER =
  /[。！!？?；;\n]\s*我(?:刚才|是)?(?:问的是|在问|想问的是)(?:[你您](?=[：:，,]))?[：:，,]*(?<rest>.+)$/u;

/** 我还没给你护照呢，你怎么说证件没问题？ */
const WHY_SAID =
  /[^。！!？?；;]*[你您](?:怎么|为什么)(?:就|又|还|会|能|要|现在)*(?:说|写|算|问)(?!.*(?:中文|汉语|这个词|才好))[^。！!？?；;]*[。！!？?；;]*/u;

export function protestIn({ said, state }: Turned): Protest | undefined {
  const raw = said.raw.trim();
  if (WHY_SAID.test(raw)) {
    const rest = raw.replace(WHY_SAID, '').trim();
    return { rest: rest === '' ? undefined : rest, isAsked: isQuestion(rest), isOurs: true };
  }
  const open = (UNANSWERED.exec(raw) ?? ASKED_AFTER.exec(raw))?.groups?.['rest'];
  if (open !== undefined && isQuestion(open)) return { rest: open, isAsked: true, isOurs: true };
  const asked = ASKED.exec(raw)?.groups?.['rest'];
  if (asked !== undefined) return { rest: asked, isAsked: true, isOurs: true };
  const told = SAID.exec(raw)?.groups?.['rest'];
  if (told !== undefined) return { rest: told, isAsked: isQuestion(told), isOurs: true };
  const meant = MEANT.exec(raw)?.groups;
  if (meant?.['rest'] !== undefined)
    return { rest: meant['rest'], not: meant['not'], isAsked: false, isOurs: true };
  const contradicted = contradictionIn(raw, state.recent.slice(-2).join(''));
  if (contradicted !== undefined) return contradicted;
  const objection = objectionIn(said);
  if (objection !== undefined && isOfWhatWasSaid(objection, state))
    return {
      rest: objection.rest,
      isAsked: isQuestion(objection.rest ?? ''),
      isOurs: objection.isIfSaid !== true || wasSaid(objection, state),
    };
  return undefined;
}

/** 什么时候能发货？ throws back nothing that was said. */
function isOfWhatWasSaid(objection: Objection, state: Turned['state']): boolean {
  return objection.isIfHeard !== true || wasSaid(objection, state);
}

function wasSaid({ denied }: Objection, { recent }: Turned['state']): boolean {
  return denied !== undefined && recent.slice(-2).join('').includes(denied);
}

function contradictionIn(raw: string, lately: string): Protest | undefined {
  for (const pattern of CONTRADICTIONS) {
    const { not, rest } = pattern.exec(raw)?.groups ?? {};
    if (not === undefined || rest === undefined) continue;
    return { rest, not, isAsked: isQuestion(rest), isOurs: lately.includes(not) };
  }
  return undefined;
}
