// English or Portuguese words put into Chinese one by one, and what stands behind the verb there put before it.

import type { Line } from '../../../content/schema/line.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { foreignWords } from './gloss.ts';
import { nounCalled, otherwiseCalled } from './noun-called.ts';

/** `link`: says how what follows belongs to the rest; `raw`: not known here. */
export type Part = { readonly zh: string; readonly kind: 'word' | 'link' | 'be' | 'time' | 'how' | 'raw' };

const LONGEST = 4;
const read = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('|').flatMap((pair) => {
      const [zh = '', ways = ''] = pair.split(':');
      return ways.split(',').map((way) => [way.trim(), zh] as const);
    }),
  );
/** They are put before the verb, with what follows them. */
const LINKS = read(
  '跟:with,together with,com,junto com|给:for,pra,para,pro|在:at,in,inside,on,em,no,na,num,numa,nos,nas|从:from|用:by',
);
/** When it is stands before the verb. */
const TIMES = read(
  '今天:today,hoje|昨天:yesterday,ontem|明天:tomorrow,amanha|每天:every day,everyday,todo dia,todos os dias|每天早上:every morning,toda manha|' +
    '每天晚上:every night,every evening,toda noite|每个星期:every week,toda semana|现在:now,agora|早上:in the morning,de manha|晚上:at night,in the evening,a noite,de noite|' +
    '一起:together,juntos,juntas|周末:on the weekend,on weekends,no fim de semana|今天早上:this morning|今天晚上:tonight',
);
const BE: ReadonlySet<string> = new Set(
  'is are am was were im hes shes its e sou ta era esta estao sao foi ficou'.split(' '),
);
const ALSO = read(
  '我:i,me,eu,mim|你:you,voce|他:he,him,his,ele,dele|她:she,her,ela,dela|我们:we,us|他们:they,them|我的:my,meu,minha|和:and|可是:but,mas|' +
    '也:too,also,tambem|很多:many,much,a lot of,lots of,very many,so many,muito,muita,muitos,muitas|' +
    '一:one|两:two,dois,duas|三:three,tres|四:four,quatro|五:five,cinco|六:six|七:seven|八:eight,oito|九:nine|十:ten|' +
    '每个星期:a week|整天:all day|很久:for a long time,a long time|做:make,makes,made|做:do|' +
    '买:buy,bought|看:watch,watched,see,saw|说:say,said|用:use,used|晚:late|大:big|小:small|新:new|旧:old|最好的:best,melhor|' +
    '电影:movie,film,filme,movies|公共汽车:bus,onibus|自行车:bike,bicycle,bicicleta|车:car,carro|火车:train,trem|飞机:plane,airplane,aviao|地铁:subway,metro|医院:hospital|海边:beach,praia|哥哥:brother,irmao|姐姐:sister,irma|不:sem,without|好:good,nice,bom,boa|菜:food,comida|商店:store,shop,loja|这个:this,that,isso,isto,este,esta coisa|' +
    '不要:dont want,do not want,doesnt want,nao quero,nao queria,no need|不喜欢:dont like,didnt like,do not like,nao gosto,nao gostei,hate it,odiei,detestei|' +
    '很难看:horrible,horrivel,awful,terrible,terrivel,ugly,feio,feia|太:too|太多:too much,demais|短:short,curto,curta,curtinho|长:longo,longa,comprido|' +
    '剪:cut,cortar,cortou,cortei,corte|洗:wash,lavar,lavou|颜色:color,colour,cor|坏:bad,rotten,ruim,podre|咸:salty,salgado,salgada|甜:sweet,doce|' +
    '酸:sour,azedo,azeda|只:only,so|等:wait,waited,waiting,espero,esperei,esperando|久:long time|热:quente|冷:fria,gelado,gelada|错:wrong,errado,errada|' +
    '不好:not good,nao e bom,nao ta bom|不行:no way|老人:old man,old woman,old lady,old guy,velho,velha,velhinha,velhinho|摔倒:fall,falls,fall down,fell,fell down,caiu|赢:win,won,ganhamos|晚了:late,atrasado|下雪:snow,snows,snowing,neve|下雨:rain,rains,raining,chuva|男孩:boy,menino|女孩:girl,menina|年:years,year,anos|小时:hours,hour,horas|分钟:minutes,minutos|人:people,person|搞笑:funny',
);
/** What anybody wants to say in the first year, by the forms in which it is said. */
const MORE = read(
  '年轻:young,jovem|快:fast,rapido,rapida|慢:slow,lento,devagar|健康:healthy,saudavel|有空:free|重要:important,importante|奇怪:strange,weird,estranho,estranha|' +
    '脏:dirty,sujo,suja|穷:poor,pobre|重:heavy,pesado,pesada|轻:light,leve|长:long|高:tall,alto,alta|满:full,cheio,cheia|空的:empty,vazio,vazia|对:right,correct,certo,certa|苦:bitter,amargo,amarga|' +
    '总是:always,sempre|有时候:sometimes,as vezes|已经:already,ja|还:still,ainda|再:again,de novo|可能:maybe,talvez|一个人:alone,sozinho,sozinha|差不多:almost,quase|马上:soon,logo|以后:later,depois|' +
    '晚上:night,noite|星期:week,semana|月:month,mes|说:speak,speaks,spoke,falar,falo,fala|听:listen,listen to,hear,ouvir,escutar|带:bring,brought,trazer|寄:send,sent,enviar,mandar|收到:receive,received,receber,recebi|' +
    '找到:find,found,encontrar,achei|做完:finish,finished,terminar,terminei|停:stop,parar|住:stay,stayed,ficar|回来:come back,came back,return,voltar,voltei|到:arrive,arrived,chegar,cheguei|飞:fly,voar|坐:sit,sentar|' +
    '起床:get up,got up,wake up,woke up,acordar,acordei|问:ask,asked,perguntar|告诉:tell,told,contar|搬家:move house,move,mudar|长大:grow up,crescer|穿:wear,vestir|休息:rest,take a break,descansar|选:choose,chose,escolher|决定:decide,decided,decidir|' +
    '笑:laugh,smile,rir,sorrir|地方:place,lugar|门:door,porta|窗户:window,janela|太阳:sun,sol|男人:man,homem|女人:woman,mulher|问题:problem,question,problema,pergunta|办法:way,jeito|原因:reason,motivo|课:class,lesson,aula|' +
    '回家:go home,going home,went home,ir para casa,ir pra casa|上班:go to work,ir trabalhar|放假:have a day off,on vacation,de ferias|值得:worth it,worth,vale a pena|准备好:ready,pronto,pronta|结婚:get married,married,casar|迟到:be late,atrasar',
);
/** How it is done stands before what is done: 早点儿回家. */
const HOW = read(
  '早点儿:early,earlier,cedo|慢慢:slowly,devagarinho|快点儿:quickly,rapidamente|好好:well,properly,direito',
);
const LEFT_OUT: ReadonlySet<string> = new Set(
  'a an the of to some it do does did been be just really o os as um uma de do da dos das'.split(' '),
);

/** The words of a text in their order. */
export function partsOf(text: string, context: TurnContext): Part[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const folded = words.map((word) => utterance(word).folded.join(''));
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestAt(at);
    const said = folded.slice(at, at + Math.max(1, length)).join(' ');
    const known =
      length > 0 ? (nameOf(words[at] ?? '', at, length, context) ?? partFor(said, context)) : undefined;
    if (known !== undefined) parts.push(known);
    else if (!LEFT_OUT.has(said)) parts.push({ zh: words[at] ?? '', kind: 'raw' });
    at += Math.max(1, length);
  }
  return parts;

  function longestAt(at: number): number {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1)
      if (partFor(folded.slice(at, at + length).join(' '), context) !== undefined) return length;
    return 0;
  }
}

/** No Rio: what has a capital is a name, and a river only where it is none of a town or country. */
function nameOf(
  word: string,
  at: number,
  length: number,
  { setting: { core } }: TurnContext,
): Part | undefined {
  if (at === 0 || length !== 1 || !/^\p{Lu}\p{Ll}/u.test(word)) return undefined;
  const named = nounCalled(core.frames, word.toLowerCase(), ['country', 'city', 'language']);
  return { zh: named?.zh ?? word, kind: 'word' };
}

function partFor(said: string, context: TurnContext): Part | undefined {
  const link = LINKS.get(said);
  if (link !== undefined) return { zh: link, kind: 'link' };
  if (BE.has(said)) return { zh: '是', kind: 'be' };
  const time = TIMES.get(said);
  if (time !== undefined) return { zh: time, kind: 'time' };
  const how = HOW.get(said);
  if (how !== undefined) return { zh: how, kind: 'how' };
  const also = ALSO.get(said) ?? MORE.get(said);
  if (also !== undefined) return { zh: also, kind: 'word' };
  const [head = '', ...others] = said.split(' ');
  // A new phone is no news.
  if (LEFT_OUT.has(said) || (LEFT_OUT.has(head) && others.length > 0)) return undefined;
  const found = wordFor(said, context);
  return found && { zh: found.zh, kind: 'word' };
}

function wordFor(said: string, { words, setting: { core } }: TurnContext): Pick<Line, 'zh'> | undefined {
  const told = core.frames.foreign?.words.find(({ en, pt }) => en.includes(said) || pt.includes(said));
  return (
    told ?? foreignWords(words).get(said) ?? nounCalled(core.frames, said) ?? otherwiseCalled(core, said)
  );
}

/** Who does it, and when: what is put before the verb stands behind them. */
const SUBJECT =
  /^(?:(?:今天|昨天|明天|现在|周末)?(?:(?:[我你他她]们?)?的?(?:妈妈|爸爸|妻子|丈夫|女儿|儿子|朋友|哥哥|姐姐|弟弟|妹妹|老师|奶奶|爷爷|孩子|女朋友|男朋友)|[我你他她]们?)?(?:今天早上|今天晚上|每天早上|每天晚上|每个星期|今天|昨天|明天|现在|周末|每天|早上|晚上|常常|一起|也|都)*(?:很喜欢|不喜欢|喜欢|想要|想|要|会|能|可以|爱)?)/u;
const SOMEBODY =
  /\p{Script=Latin}|[我你他她]|人|朋友|妈妈|爸爸|妻子|丈夫|女儿|儿子|哥哥|姐姐|弟弟|妹妹|孩子|老师|同学|同事|奶奶|爷爷|狗|猫|家/u;
const COUNTED = /^[一二两三四五六七八九十\d]/u;
const LATIN = /[\p{Script=Latin}\d]$/u;
const LATIN_FIRST = /^[\p{Script=Latin}\d]/u;

/** 我学中文 with 朋友 is 我跟朋友学中文. */
export function inOrder(all: readonly Part[]): string {
  const parts = howFirst(timesFirst(all));
  const at = parts.findLastIndex(({ kind }) => kind === 'link');
  const behind = parts.slice(at + 1);
  if (at < 1 || behind.length === 0 || behind.some(({ kind }) => kind === 'be')) return joined(parts);
  const [link] = parts.slice(at, at + 1);
  const what = joined(behind);
  const before = joined(parts.slice(0, at));
  // Tea with milk is drunk with nobody; one goes by bus.
  if (link?.zh === '跟' && !SOMEBODY.test(what)) return spaced(spaced(before, '和'), what);
  const how = link?.zh === '用' && /车|飞机|地铁|船/u.test(what) ? '坐' : link?.zh;
  // For two years is how long it took.
  if (how === undefined || COUNTED.test(what)) return spaced(before, what);
  const subject = SUBJECT.exec(before)?.[0] ?? '';
  return spaced(spaced(spaced(subject, how), what), before.slice(subject.length));
}

/** 我们散步 every morning is 我们每天早上散步. */
function timesFirst(parts: readonly Part[]): readonly Part[] {
  const when = parts.filter(({ kind }, at) => kind === 'time' && at > 0);
  const [first, ...others] = parts.filter((part) => !when.includes(part));
  if (when.length === 0 || first === undefined) return parts;
  const subject = SUBJECT.exec(first.zh)?.[0] ?? '';
  const head = { ...first, zh: subject };
  const rest = { ...first, zh: first.zh.slice(subject.length) };
  return [head, ...when, ...(rest.zh === '' ? [] : [rest]), ...others].filter(({ zh }) => zh !== '');
}

/** 回家 early is 早点儿回家. */
function howFirst(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(({ kind }, place) => kind === 'how' && place > 0);
  const [verb, how] = parts.slice(at - 1, at + 1);
  if (at < 1 || verb === undefined || how === undefined || /^[我你他她]们?$/u.test(verb.zh)) return parts;
  return [...parts.slice(0, at - 1), how, verb, ...parts.slice(at + 1)];
}

/** What somebody is like is said with 很, unless it is denied. */
const TRAIT = /^(?:高|年轻|快|慢|健康|重要|奇怪|脏|穷|重|轻|长|满|苦)$/u;

function joined(parts: readonly Part[]): string {
  return parts.reduce((text, part, at) => {
    if (part.kind !== 'be') return spaced(text, counted(part.zh, parts[at + 1]?.zh));
    // What somebody is like needs no 是.
    const next = parts[at + 1]?.zh ?? '';
    if (TRAIT.test(next) && parts[at + 2] === undefined) return spaced(text, '很');
    return /^(?:不|很|太|在)|^(?:高兴|难过|累|忙|冷|热|病|好|坏|大|小|漂亮|可爱|贵|便宜|难|搞笑)/u.test(next)
      ? text
      : spaced(text, '是');
  }, '');
}

/** Five people are 五个人, one cat 一只猫. */
function counted(zh: string, next: string | undefined): string {
  if (next === undefined || !/^[一二两三四五六七八九十]$/u.test(zh) || !COUNTS.test(next)) return zh;
  return /[狗猫鸟鱼]$/u.test(next) ? `${zh}只` : `${zh}个`;
}

const COUNTS = /^(?:人|孩子|朋友|儿子|女儿|哥哥|弟弟|姐姐|妹妹|学生|老师|苹果|.{0,2}[狗猫鸟鱼])$/u;

const OF_KIN =
  /(?<=[我你他她])的(?=(?:妈妈|爸爸|妻子|丈夫|女儿|儿子|哥哥|姐姐|弟弟|妹妹|奶奶|爷爷|女朋友|男朋友))/gu;

function spaced(before: string, after: string): string {
  return written(before, after).replaceAll(OF_KIN, '');
}

function written(before: string, after: string): string {
  return LATIN.test(before) && LATIN_FIRST.test(after) ? `${before} ${after}` : before + after;
}
