// Whether an answer is about what a question asks: 墙上黑黑的是不是发霉了 is not answered by what speaks of walls.

import { LITTLE } from '../../../../understand/patterns/pattern.ts';
import { clausesOf } from '../clauses.ts';
import { isQuestion } from '../speech-acts.ts';

/** Words of asking and of courtesy, which say nothing of the matter. */
const ASKING =
  /请问|附近|告诉|是不是|有没有|能不能|可不可以|会不会|要不要|好不好|行不行|对不对|多少|什么|怎么样?|为什么|哪(?:个|种|些|里|儿|边)?|几(?:点|个|号|天|次)?|谁|可以|应该|需要|知道|觉得|认为|如果|要是|还是|或者|一下|一共|一般|大概|到底|已经|平时|时候|东西|地方|师傅|老师|老板|医生|大夫|阿姨|经理|先生|小姐|您好|你好|谢谢|不好意思|对不起|(?:啊|呀|哦|哎|嗯|喂|那|和|跟|把|被|给|让|从|到|用|里|上|下|再|更|才|又|请|问|说|看|做|点|钱|块|只|比|收|付|交|次|条|瓶|杯|件|张|本)/gu;
const HAN = /\p{Script=Han}/u;

/** The least share of what a question names that an answer speaks of. */
const LEAST_NAMED = 0.34;

/** 您这茶多少钱: a price of what is there may be told without naming it. */
const LEAST_OF_PRICE = 1;

/** `told`: all that the answer and what found it speak of. Of a statement, and of what names nothing, anything is. */
export function isOnPoint(text: string, told: string, isPrice = false): boolean {
  const named = namedIn(text);
  if (named.length <= (isPrice ? LEAST_OF_PRICE : 0)) return true;
  const known = new Set(told);
  return named.filter((char) => known.has(char)).length / named.length >= LEAST_NAMED;
}

/** The characters of a question that say what it is about. */
export function namedIn(text: string): string[] {
  const asking = clausesOf(text).filter((clause) => isQuestion(clause));
  return [...new Set(asking.join('').replace(ASKING, ''))].filter(
    (char) => HAN.test(char) && !LITTLE.has(char),
  );
}
