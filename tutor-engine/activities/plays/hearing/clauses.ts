// A message in its parts, and what of it was meant: without pauses to think, and without what was taken back.

import { withoutSlip } from '../../../understand/replies/repair.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';

/** With their marks. */
export function sentencesOf(text: string): string[] {
  // 我订了房间. 有没有……: a full stop of another keyboard.
  const marked = text.replaceAll(/(?<=\p{Script=Han})\s*\.(?=\s|$)/gu, '。');
  return marked.match(/[^。！!？?；;\n]+[。！!？?；;\n]*/gu)?.map((sentence) => sentence.trim()) ?? [text];
}

/** With their marks. */
export function clausesOf(sentence: string): string[] {
  return sentence.match(/[^，,]+[，,]?/gu) ?? [sentence];
}

const CALL = '那|嗯|呃|啊|哦|那个|先|请|您|你|师傅|老板|老师|经理|让我|不好意思|对不起';
const THINKS =
  '想想|想一想|想一下|看看|看一看|看一下|找找|找一找|找一下|考虑|考虑一下|考虑考虑|再想想|再看看|查一下';
const PAUSE = new RegExp(
  `^(?:(?:${CALL})*(?:等一下|等一会儿|等会儿|等等|等一等|等我|稍等|慢着|别急).{0,4}` +
    `|(?:那|嗯|呃|让|请让)*(?:我|我们)?(?:要|得|先|再|可以|先去)*(?:${THINKS})(?:.{0,4})?(?:吧|再说)?` +
    '|(?:我|我们)?还?没(?:有)?(?:想好|决定|想清楚)(?:呢|啊)?.{0,6}|wait|espera)$',
  'iu',
);

/** Whether somebody only wants a moment: 等一下，我看看. */
export function isPause(said: Utterance): boolean {
  const parts = partsOf(said.raw);
  return (
    parts.some(isPausing) && parts.every((part) => isPausing(part) || part.endsWith('…') || FILLER.test(part))
  );
}

const FILLER = /^(?:嗯|呃|啊|哦|那个|um|hmm)+[，,…。]*$/iu;

/** Clauses with their marks; what breaks off ends with one. */
function partsOf(text: string): string[] {
  return text.match(/[^。！!？?；;，,…\n]+[。！!？?；;，,…\n]*/gu)?.map((part) => part.trim()) ?? [];
}

function isPausing(part: string): boolean {
  return PAUSE.test(part.replace(/[。！!？?；;，,…\s]+$/u, ''));
}

/** 门口不安全，放快递柜: what will not do was only the reason. */
const WILL_NOT_DO = /不(?:行|好|安全|方便|可以|合适)[，,]$/u;

const NOT_ANY_MORE = /(?:不要|不想要|别要|不点|取消)(?<off>\p{Script=Han}{1,5}?)了/u;

/** 我要鱼和豆腐。等一下，不要鱼了: what the same message takes back was not ordered. */
function withoutTakenBack(text: string): string {
  const found = NOT_ANY_MORE.exec(text);
  const off = found?.groups?.['off'];
  if (found === null || off === undefined || !text.slice(0, found.index).includes(off)) return text;
  const before = text.slice(0, found.index).replaceAll(new RegExp(`${off}[和跟、]?`, 'gu'), '');
  return `${before}${text.slice(found.index + found[0].length).replace(/^[，,。！!]+/u, '')}`;
}

/** 放门口吧。不，等一下，昨天丢过，放快递柜: what comes behind it is meant instead. */
const THOUGHT_BETTER =
  /(?<=[。！!？?；;])\s*(?:啊|哦|嗯|唉|哎)?[，,]?(?:不(?:对|行|好)?|等(?:一下|等)|算了)[，,。！!]+(?:等(?:一下|等)[，,。！!]*)?(?<rest>.+)$/u;
const CHOOSES = /^(?:那|就|还是|我|我们)*(?:放|坐|改|换|选|点|喝|吃|住|要(?!付|走|问|去|知道))/u;

function withBetterChoice(text: string): string {
  const found = THOUGHT_BETTER.exec(text);
  const last = clausesOf(found?.groups?.['rest'] ?? '').at(-1) ?? '';
  if (found === null || !CHOOSES.test(last)) return text;
  const before = sentencesOf(text.slice(0, found.index)).slice(0, -1);
  return `${before.join('')}${last}`;
}

/** What was meant in the end: 放门口。啊不，放快递柜 is the locker, and 等一下，多少钱 asks the price. */
export function settled(whole: Utterance): Utterance {
  const left = withBetterChoice(withoutTakenBack(whole.raw));
  const said = left === whole.raw ? whole : utterance(left);
  const repaired = withoutSlip(said.raw);
  const parts = partsOf(repaired ?? said.raw);
  const kept = parts.filter((part) => repaired === undefined || !WILL_NOT_DO.test(part));
  const rest = kept.filter((part, at) => !isThinking(kept, part, at));
  if (rest.length === 0) return repaired === undefined ? said : utterance(repaired);
  return rest.length === parts.length && repaired === undefined ? said : utterance(rest.join(''));
}

const LAST_CHOICE =
  /(?:^|[，,。！!])(?:啊|哦|嗯|算了|那|我)*[，,]?(?:还是|改成)(?<last>[^，,。？?吗]+)[。！!]*$/u;

/** 在这儿吃。啊，还是带走吧 takes it away in the end. */
export function lastChoice({ raw }: Utterance): Utterance | undefined {
  const last = LAST_CHOICE.exec(raw)?.groups?.['last'];
  return last === undefined || last.length + 3 > raw.length ? undefined : utterance(last);
}

/** Thinks aloud: breaks off, or asks for a moment before anything else or after breaking off. */
function isThinking(parts: readonly string[], part: string, at: number): boolean {
  if (BROKEN_OFF.test(part)) return at < parts.length - 1;
  const before = parts[at - 1];
  return (
    (isPausing(part) || FILLER.test(part)) && (before === undefined || isThinking(parts, before, at - 1))
  );
}

const BROKEN_OFF = /[^…]…+$/u;
