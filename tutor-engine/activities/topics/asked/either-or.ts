// Either-or questions on the learner's own matter: what moves somebody (为了技术还是为了省钱), and what to do of two things by their kind (换一家还是继续忍), with a reason of the matter.

import { check } from '../../../../chinese/grammar/index.ts';
import type { Level } from '../../../../content/schema/levels.ts';
import type { Line } from '../../../../content/schema/line.ts';
import { sentenceAsked } from '../../../say/stance/sentence.ts';
import { fill, same } from '../../../say/wording.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import { type Answered, answeredBy, type TutorContext } from '../known/answered.ts';

type Grown = Exclude<Level, 'zero' | 'preschool'>;
type Voices = Readonly<Record<Grown, Line>>;

const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

/** 裁员到底是为了技术，还是为了省钱: the head is no part of what is chosen. */
const MOTIVE =
  /(?:是|就是)?(?<head>为了|因为)(?<one>\p{Script=Han}{1,12}?)[，,]?还是(?:因为|为了)?(?<other>\p{Script=Han}{1,12}?)(?:呢|啊)?[？?]?$/u;
const MOTIVES: Readonly<Record<string, Voices>> = {
  为了: {
    beginner: line(
      '我想，为了{other}多一点儿，为了{one}少一点儿。',
      'I think more for the second ({other}) than for the first ({one}).',
      'Acho que mais pelo segundo ({other}) do que pelo primeiro ({one}).',
    ),
    intermediate: line(
      '我看两样都有，不过主要是为了{other}；为了{one}，说出来好听一些。',
      'Both, I think, but mainly the second ({other}); the first ({one}) sounds better when said aloud.',
      'Os dois, acho, mas sobretudo o segundo ({other}); o primeiro ({one}) soa melhor.',
    ),
    advanced: line(
      '恐怕两样都有，不过我看主要是为了{other}；为了{one}，是说得出口的那个理由。',
      'Both, I fear, but mainly the second ({other}); the first ({one}) is the presentable reason.',
      'Os dois, receio, mas sobretudo o segundo ({other}); o primeiro ({one}) é a razão apresentável.',
    ),
  },
  因为: {
    beginner: line(
      '我想两个都有，因为{other}多一点儿。',
      'Both, I think; a little more the second ({other}).',
      'Os dois, acho; um pouco mais o segundo ({other}).',
    ),
    intermediate: line(
      '我看两样都有，更多还是因为{other}。',
      'Both, I think; more because of the second ({other}).',
      'Os dois, acho; mais por causa do segundo ({other}).',
    ),
    advanced: line(
      '恐怕两样都有，不过依我看，更多还是因为{other}。',
      'Both, I fear; but as I see it more because of the second ({other}).',
      'Os dois, receio; mas, a meu ver, mais por causa do segundo ({other}).',
    ),
  },
};
const WHY_SO: Readonly<Record<Grown, Line>> = {
  beginner: line('你觉得呢？', 'What do you think?', 'O que você acha?'),
  intermediate: line('你自己觉得是哪一个？', 'Which do you think it is?', 'Qual você acha que é?'),
  advanced: line('你自己看是哪一样？', 'Which do you take it to be yourself?', 'Qual você mesmo acha que é?'),
};

type Kind = { readonly one: RegExp; readonly other: RegExp; readonly told: Voices; readonly ask: Voices };
const ask = (zh: string, en: string, pt: string): Voices => ({
  beginner: line(zh, en, pt),
  intermediate: line(zh, en, pt),
  advanced: line(zh, en, pt),
});
/** By what the two deeds are, in either order. */
const KINDS: readonly Kind[] = [
  {
    one: /照顾|陪(?:爸|妈|他|她|父|母|孩子)/u,
    other: /工作|上班|继续|留|出国|挣钱/u,
    told: {
      beginner: line(
        '先请假回去几个星期，别马上不做。看看情况，再决定。',
        'Take some weeks off first, don’t quit at once. See how it is, then decide.',
        'Primeiro tire umas semanas, não largue já. Veja como está e depois decida.',
      ),
      intermediate: line(
        '先请长假回去，别马上辞职：最需要人的是前几个星期，看清楚情况再决定，两边都还留着路。',
        'Take a long leave first rather than quit: the first weeks are when you are needed most; see how it is and decide then, with both ways open.',
        'Peça primeiro uma licença longa em vez de sair: as primeiras semanas são as que mais precisam; veja e decida depois, com os dois caminhos abertos.',
      ),
      advanced: line(
        '先请长假回去，别一下子断了后路：最要紧的是前几周，等情况看清楚了，再谈去留。陪过了，心里不会有亏欠。',
        'Take a long leave before you burn the bridge: the first weeks matter most; once you see clearly, decide. Having been there leaves no debt in the heart.',
        'Peça uma licença longa antes de fechar portas: as primeiras semanas são as decisivas; vendo com clareza, decida. Quem esteve presente não fica em dívida.',
      ),
    },
    ask: ask('家里还有谁能帮忙？', 'Who else in the family can help?', 'Quem mais da família pode ajudar?'),
  },
  {
    one: /换|辞|离开|走|分手|搬(?:走|出)|退出|不干/u,
    other: /忍|继续|留|坚持|等|再做|再待|不换|不走/u,
    told: {
      beginner: line(
        '先好好谈一次，说清楚一个时间。到那天还不好，再换。',
        'First talk it over and set a date. If it’s no better by then, change.',
        'Primeiro converse e marque um prazo. Se não melhorar até lá, troque.',
      ),
      intermediate: line(
        '我不会马上换，也不会光忍着：先把话说清楚，给一个期限，到时候还没变，就换。',
        'I’d neither change at once nor just put up with it: say it clearly, set a deadline, and change if nothing has moved by then.',
        'Eu não trocaria já nem só aguentaria: falaria claro, daria um prazo e trocaria se nada mudasse.',
      ),
      advanced: line(
        '我既不会立刻换，也不会一味忍：先把底线说明白，给一个写得下来的期限，同时悄悄备好另一条路，到期不改就换。',
        'Neither change at once nor merely endure: state the limit, set a deadline in writing, quietly prepare another way, and change when it passes.',
        'Nem trocar já nem só aguentar: diga o limite, dê um prazo por escrito, prepare outro caminho em silêncio e troque quando vencer.',
      ),
    },
    ask: ask(
      '这件事你跟对方谈过吗？',
      'Have you talked to them about it?',
      'Você já falou com a outra parte?',
    ),
  },
  {
    one: /告诉|说(?:出来|实话|清楚)?|坦白|讲/u,
    other: /不说|不告诉|瞒|装|沉默|等.*(?:再说|问)/u,
    told: {
      beginner: line(
        '我会说。找一个安静的时间，慢慢说。',
        'I’d say it: at a quiet moment, slowly.',
        'Eu diria: num momento calmo, devagar.',
      ),
      intermediate: line(
        '我会说，不过先选一个安静的时候，只说事实，不说谁对谁错。',
        'I’d say it, at a quiet moment, just the facts and nothing of who is right.',
        'Eu diria, num momento calmo, só os fatos, sem falar de quem tem razão.',
      ),
      advanced: line(
        '我会说：瞒下来的事，往后每天都要再瞒一次。挑个安静的时候，只讲事实，不评对错。',
        'I’d say it: what is hidden must be hidden anew every day. Choose a quiet moment and state only the facts.',
        'Eu diria: o que se esconde é preciso esconder de novo todo dia. Escolha um momento calmo e diga só os fatos.',
      ),
    },
    ask: ask('你最怕对方怎么想？', 'What do you fear they’d think?', 'O que você teme que pensem?'),
  },
  {
    one: /故事|例子|父亲|母亲|爷爷|奶奶|经历/u,
    other: /数字|数据|道理|事实|理由/u,
    told: {
      beginner: line(
        '先说故事，大家会听。数字后面再说。',
        'Begin with the story: people will listen. The numbers come later.',
        'Comece pela história: as pessoas vão ouvir. Os números vêm depois.',
      ),
      intermediate: line(
        '开头讲故事，人记得住；讲完只给一个数字，就够了。',
        'Begin with the story, which people remember; then give a single number, and that is enough.',
        'Comece pela história, que as pessoas guardam; depois dê um só número, e basta.',
      ),
      advanced: line(
        '先讲故事，再给一个数字，只给一个：故事让人愿意听，数字让人没法不信。',
        'Story first, then one number, only one: the story makes them listen, the number makes it hard to doubt.',
        'Primeiro a história, depois um número, só um: a história faz ouvir, o número torna difícil duvidar.',
      ),
    },
    ask: ask(
      '那个故事，你想从哪一句开始？',
      'With which sentence would the story begin?',
      'Com que frase a história começaria?',
    ),
  },
  {
    one: /打电话|电话|当面|见面/u,
    other: /微信|短信|邮件|信|写/u,
    told: {
      beginner: line(
        '要是很急，就打电话；不急，就写。',
        'If it’s urgent, call; if not, write.',
        'Se for urgente, ligue; se não, escreva.',
      ),
      intermediate: line(
        '急事、难开口的事，我会打电话，听得到口气；要留下记录的，打完再写一条。',
        'For what is urgent or hard to say I’d call, since one hears the tone; then a message, to have it in writing.',
        'Para o urgente ou difícil eu ligaria, pois se ouve o tom; depois uma mensagem, para ficar registrado.',
      ),
      advanced: line(
        '难开口的事还是开口说，语气写不出来；说完补一条文字，免得各记各的。',
        'What is hard to say is better spoken, for tone cannot be written; then add a line, lest each remembers it differently.',
        'O difícil é melhor falar, pois o tom não se escreve; depois mande uma linha, para cada um não lembrar de um jeito.',
      ),
    },
    ask: ask('这件事急不急？', 'Is it urgent?', 'É urgente?'),
  },
  {
    one: /葬礼|送[他她]|看(?:爸|妈|奶|爷|[他她])|陪|回家|婚礼/u,
    other: /上班|工作|加班|开会|上课/u,
    told: {
      beginner: line(
        '我会去。工作以后还可以做，这一天只有一次。',
        'I’d go. Work can be done later; this day comes only once.',
        'Eu iria. O trabalho se faz depois; esse dia só vem uma vez.',
      ),
      intermediate: line(
        '我会去，班可以跟人换，这样的日子错过了就没有了。先跟领导直说，多半会准假。',
        'I’d go: a shift can be swapped, a day like this doesn’t come again. Tell your boss plainly; most will let you.',
        'Eu iria: turno se troca, um dia assim não volta. Fale claro com a chefia; quase sempre liberam.',
      ),
      advanced: line(
        '我会去：班可以调，这样的日子错过就补不回来了。跟上级直说原因，多数人都体谅。',
        'I’d go: shifts can be moved, a day like this cannot. Give the reason plainly; most people understand.',
        'Eu iria: turnos se mudam, um dia assim não. Diga o motivo com clareza; quase todos compreendem.',
      ),
    },
    ask: ask(
      '有谁可以替你一天？',
      'Who could stand in for you for a day?',
      'Quem poderia substituir você por um dia?',
    ),
  },
];
const OR = /(?<one>[^，。？！]{1,24}?)[，,]?还是(?<other>[^，。？！]{1,20}?)[？?]?$/u;

/** Undefined where no two things are weighed that one can say something of. */
export function eitherOr(context: TutorContext, asked: Utterance): Answered | undefined {
  const { level, said, setting, state } = context;
  if (level === 'zero' || level === 'preschool') return undefined;
  const texts = [sentenceAsked(said, asked), asked.raw].map((text) => text.trim().replace(/[？?\s]+$/u, ''));
  const motive = texts.map((text) => MOTIVE.exec(text)?.groups).find(Boolean);
  const told = MOTIVES[motive?.['head'] ?? '']?.[level];
  if (motive !== undefined && told !== undefined && !/[我你您]/u.test(motive['one'] ?? '')) {
    const filled = fill(told, { one: same(motive['one'] ?? ''), other: same(motive['other'] ?? '') });
    if (filled !== undefined && check(setting.core.lexicon, filled.zh).length === 0)
      return answeredBy([filled], `view/motive-${state.turn}`, [WHY_SO[level]]);
  }
  const pair = texts.map((text) => OR.exec(text)?.groups).find(Boolean);
  const { one = '', other = '' } = pair ?? {};
  const kind = KINDS.find(
    (kind) =>
      (kind.one.test(one) && kind.other.test(other)) || (kind.other.test(one) && kind.one.test(other)),
  );
  return kind && answeredBy([kind.told[level]], `choice/${state.turn}`, [kind.ask[level]]);
}

/** 你一个人住还是跟家人住 is told by what is told to 你一个人住吗. */
export function firstOfTwo({ raw }: Utterance): string | undefined {
  const one = /^(?:那|那么)?([你您][^，,。]{2,10}?)[，,]?还是/u.exec(raw.trim())?.[1];
  return one && `${one}吗`;
}
