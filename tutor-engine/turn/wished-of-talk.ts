// What a learner wishes for the talk itself is done: they are asked about what they name, as a grown-up, something harder.

import type { Line } from '../../content/schema/line.ts';
import { glossOf } from '../say/translate/word-gloss.ts';
import { each, pairs, wordings } from '../say/wording.ts';
import type { Draft } from '../state/draft.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { RespondInput } from '../state/types.ts';
import { type AskTheme, talkWishIn } from '../understand/replies/talk-wish.ts';
import type { Objected } from './objected.ts';

const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

const WITH_PLEASURE: readonly Line[] = [
  line('好啊！', 'Gladly!', 'Com prazer!'),
  line('行，我来问你！', 'Sure, let me ask you!', 'Claro, eu pergunto!'),
];
const AS_GROWN_UP: readonly Line[] = [
  line(
    '对不起，我们说大人的事。',
    'Sorry, let’s talk of grown-up things.',
    'Desculpe, vamos falar de coisas de adulto.',
  ),
];
const MORE: readonly Line[] = [
  line(
    '好，我问你难一点儿的。',
    'All right, I’ll ask you something harder.',
    'Certo, vou perguntar algo mais difícil.',
  ),
];

const QUESTIONS: Readonly<Record<AskTheme, readonly Line[]>> = {
  work: [
    line('你做什么工作？', 'What do you do for a living?', 'Em que você trabalha?'),
    line('你的工作忙不忙？', 'Is your work busy?', 'Seu trabalho é corrido?'),
    line('你为什么喜欢你的工作？', 'Why do you like your work?', 'Por que você gosta do seu trabalho?'),
  ],
  family: [
    line('你家有几口人？', 'How many people are in your family?', 'Quantas pessoas tem na sua família?'),
    line('你和家里人住在一起吗？', 'Do you live with your family?', 'Você mora com a família?'),
  ],
  hobby: [
    line(
      '你不工作的时候喜欢做什么？',
      'What do you like to do when you aren’t working?',
      'O que você gosta de fazer quando não está trabalhando?',
    ),
  ],
  food: [
    line('你最喜欢吃什么菜？', 'What dish do you like best?', 'De que prato você mais gosta?'),
    line('你会做什么菜？', 'What can you cook?', 'O que você sabe cozinhar?'),
  ],
  travel: [
    line('你去过哪些国家？', 'Which countries have you been to?', 'Que países você já visitou?'),
    line('你最想去哪儿旅行？', 'Where would you most like to travel?', 'Para onde você mais quer viajar?'),
  ],
  weekend: [
    line(
      '你周末常常做什么？',
      'What do you usually do at weekends?',
      'O que você costuma fazer no fim de semana?',
    ),
  ],
  music: [line('你喜欢听什么音乐？', 'What music do you like?', 'De que música você gosta?')],
  film: [line('你最喜欢哪个电影？', 'Which film do you like best?', 'De que filme você mais gosta?')],
  pet: [
    line('它叫什么名字？', 'What’s its name?', 'Como ele se chama?'),
    line('它喜欢做什么？', 'What does it like to do?', 'O que ele gosta de fazer?'),
  ],
  home: [
    line('你住的城市怎么样？', 'What’s the city like where you live?', 'Como é a cidade onde você mora?'),
  ],
  study: [
    line('你每天学习多长时间？', 'How long do you study every day?', 'Quanto tempo você estuda por dia?'),
  ],
};

const OF_PERSON: readonly Line[] = [
  line('你{who}叫什么名字？', 'What’s the name? ({who})', 'Qual é o nome? ({who})'),
  line('你{who}是什么样的人？', 'What sort of person is it? ({who})', 'Como é essa pessoa? ({who})'),
  line('你{who}做什么工作？', 'What work is it? ({who})', 'Em que trabalha? ({who})'),
];

/** What grown-ups are asked, one after the other. */
const GROWN_UP: readonly AskTheme[] = ['work', 'family', 'weekend', 'hobby', 'travel', 'food', 'film'];
const HARDER: readonly Line[] = [
  line(
    '你觉得学中文最难的是什么？',
    'What do you find hardest about learning Chinese?',
    'O que você acha mais difícil em aprender chinês?',
  ),
  line('你想怎么用中文？', 'What would you like to use Chinese for?', 'Para que você quer usar o chinês?'),
  line(
    '十年以后，你想过什么样的生活？',
    'What sort of life would you like in ten years?',
    'Que vida você gostaria de ter daqui a dez anos?',
  ),
];

/** Undefined where nothing of the kind is wished, in a play, and at level zero, which has a way of its own. */
export function wishedOfTalk({ situation }: RespondInput, context: TurnContext): Objected | undefined {
  if (situation.kind === 'play' || context.level === 'zero') return undefined;
  const wish = talkWishIn(context.said.raw) ?? talkWishIn(context.understood?.written ?? '');
  if (wish === undefined || !context.history.some(({ by }) => by === 'learner')) return undefined;
  return { context, answered: () => asked(context, wish) };
}

type Wish = NonNullable<ReturnType<typeof talkWishIn>>;

function* asked(context: TurnContext, wish: Wish): Generator<Draft> {
  const lead = wish.kind === 'grown-up' ? AS_GROWN_UP : wish.kind === 'harder' ? MORE : WITH_PLEASURE;
  const state = { ask: undefined, step: 'none', stay: 0 } as const;
  for (const lines of pairs(each(wordings(context, lead)), each(questionsFor(context, wish))))
    yield { lines, move: 'aside', accepted: undefined, state, isNoLesson: true };
}

function questionsFor(context: TurnContext, wish: Wish): Line[] {
  if (wish.kind === 'harder')
    return wish.of === undefined
      ? wordings(context, HARDER)
      : unheard(context, QUESTIONS[wish.of].toReversed());
  if (wish.kind === 'grown-up')
    return unheard(
      context,
      GROWN_UP.flatMap((theme) => QUESTIONS[theme]),
    );
  if (wish.who !== undefined) return wordings(context, OF_PERSON, { who: glossOf(context, wish.who) });
  return unheard(context, QUESTIONS[wish.of ?? 'work']);
}

/** In their order; what was asked lately comes last. */
function unheard({ history }: TurnContext, lines: readonly Line[]): Line[] {
  const isHeard = ({ zh }: Line) => history.some(({ by, text }) => by === 'tutor' && text.includes(zh));
  return [...lines.filter((one) => !isHeard(one)), ...lines.filter(isHeard)];
}
