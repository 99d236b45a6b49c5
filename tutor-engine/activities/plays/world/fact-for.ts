// Which fact of a play answers what is asked: the one that names the most of it, and tells what it is after.

import type { Ask, WorldFact } from '../../../../content/schema/talks/play-world.ts';
import { saysIt } from '../hearing/asked/asks.ts';
import { namedIn } from '../hearing/asked/on-point.ts';

type Part = readonly string[];

const read = new Map<string, readonly Part[]>();

/** 大碗|大份 多少: all of the parts, of each one of its choices. */
function partsOf(matter: string): readonly Part[] {
  const known = read.get(matter);
  if (known !== undefined) return known;
  const parts = matter.split(' ').map((part) => part.split('|'));
  read.set(matter, parts);
  return parts;
}

/** How many characters of the text a matter names; 0 where one of its parts is missing. */
function namedBy(matter: string, text: string, isTold: boolean): number {
  let named = 0;
  for (const part of partsOf(matter)) {
    const longest = part.reduce(
      (most, word) => (has(text, word, isTold) ? Math.max(most, word.length) : most),
      0,
    );
    if (longest === 0) return 0;
    named += longest;
  }
  return named;
}

/** 他还抽烟吗 asks for no leave. */
const OF_ANOTHER = /[他她]|我的?(?:爸|妈|爷|奶|哥|姐|弟|妹|儿|女|孩|朋|丈|妻|老|先生|太太)/u;

/** 别着急 tells of no hurry. */
function has(text: string, word: string, isTold: boolean): boolean {
  const at = text.indexOf(word);
  return at >= 0 && !(isTold && DENIED.test(text.slice(0, at)));
}

const DENIED = /(?:别|不|没|没有|不用|不要|不太)$/u;

/** Kinds of questions that one answer may serve. */
const SOFT: ReadonlySet<Ask> = new Set(['yes', 'may', 'have', 'what', 'which', 'how']);

/** What was asked outright counts as so many characters more. */
const SAID_FOR_IT = 2;

/** How well a fact fits, 0 where it does not: one that is said for a kind of question answers no other. */
function fit({ about, asks, say }: WorldFact, text: string, after: readonly Ask[]): number {
  const named = about.reduce((most, matter) => Math.max(most, namedBy(matter, text, after[0] === 'told')), 0);
  if (named === 0 || isOfAnother({ about, say }, text, named) || isOfOther({ about, say }, text)) return 0;
  const [first] = after;
  // 几点开门 is answered by an hour, and not by how far it is.
  if (first === 'time' && ASKS_HOUR.test(text) && !say.some(({ zh }) => CLOCK.test(zh))) return 0;
  if (asks?.some((ask) => after.includes(ask)) === true) return named + SAID_FOR_IT;
  if (first === undefined || !say.some(({ zh }) => saysIt(first, zh))) return 0;
  // 还发烧就来找您吗 is answered by what to do then.
  return asks === undefined ||
    (SOFT.has(first) && named >= SHORT && !OF_ANOTHER.test(text) && asks.some((ask) => SOFT.has(ask)))
    ? named
    : 0;
}

const ASKS_HOUR = /几点.{0,6}(?:开|关|上班|下班|营业)|(?:开|关)门.{0,4}几点|开到几点/u;
const CLOCK = /点|二十四小时|天天|整天|晚上也/u;

/** So short a matter may stand in a question about something else. */
const SHORT = 2;
/** A question that names so much, of which a fact speaks of no more than this share, is of something else. */
const NAMES_MUCH = 3;
const LITTLE = 0.34;

/** 可以在墙上装书架吗 is of shelves, and not of what the walls are like. */
function isOfAnother({ about, say }: Pick<WorldFact, 'about' | 'say'>, text: string, named: number): boolean {
  const asked = namedIn(text);
  if (named > SHORT || asked.length < NAMES_MUCH) return false;
  const told = new Set(`${about.join('')}${say.map(({ zh }) => zh).join('')}`);
  return asked.filter((char) => told.has(char)).length <= asked.length * LITTLE;
}

/** Where to, how long and what one may take are asked of many things: the one that is named must be spoken of. */
const OF_MANY = /怎么(?:去|走)(?!上)|(?:吃|用|开)(?:点儿?|些)?什么药|药[^，,。？?]{0,3}(?:吃|用)什么|什么药/u;

/** 长城怎么去 is not answered by how one gets to the pandas, nor 吃什么药 by what to eat. */
function isOfOther({ about, say }: Pick<WorldFact, 'about' | 'say'>, text: string): boolean {
  if (!OF_MANY.test(text)) return false;
  const told = `${about.join('')}${say.map(({ zh }) => zh).join('')}`;
  if (/药/u.test(text)) return !told.includes('药');
  const place =
    /(?<place>\p{Script=Han}{2,4}?)(?:应该|要|得)?怎么(?:去|走)|(?:去|到)(?<to>\p{Script=Han}{2,4}?)(?:应该|要|得)?怎么/u.exec(
      text,
    )?.groups;
  const to = (place?.['to'] ?? place?.['place'] ?? '').replace(
    /^.*(?:去|到)|^(?:请问|那么?|从这儿|明天|我想)/u,
    '',
  );
  return (
    to.length > 1 && !/这儿|那儿|那里|您|你|我/u.test(to) && ![...to].some((char) => told.includes(char))
  );
}

/** So much better a general fact must fit than one of the play. */
const BETTER = 2;

/** Whether what is so anywhere fits what was asked much better than what was written for the play. */
export function fitsBetter(
  common: WorldFact | undefined,
  own: WorldFact | undefined,
  text: string,
  after: readonly Ask[],
): boolean {
  return (
    common !== undefined && own !== undefined && fit(common, text, after) >= fit(own, text, after) + BETTER
  );
}

/** Of equal ones the first; undefined where none fits. */
export function factFor(
  facts: readonly WorldFact[],
  text: string,
  after: readonly Ask[],
): WorldFact | undefined {
  let best: WorldFact | undefined;
  let most = 0;
  for (const fact of facts) {
    const now = fit(fact, text, after);
    if (now > most) [best, most] = [fact, now];
  }
  return best;
}
