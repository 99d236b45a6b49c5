// What a tutor asks of a theme that a learner names, and what grown-ups are asked in place of what is for children.

import type { Line } from '../../../content/schema/line.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { AskTheme } from '../../understand/replies/talk-wish.ts';

const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

export const QUESTIONS: Readonly<Record<AskTheme, readonly Line[]>> = {
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

/** What grown-ups are asked, one after the other. */
const GROWN_UP: readonly AskTheme[] = ['work', 'family', 'weekend', 'hobby', 'travel', 'food', 'film'];

/** Those not asked yet first. */
export function grownUpQuestions(context: TurnContext): Line[] {
  return unheardFirst(
    context,
    GROWN_UP.flatMap((theme) => QUESTIONS[theme]),
  );
}

/** In their order; what was asked before comes last. */
export function unheardFirst({ history }: Pick<TurnContext, 'history'>, lines: readonly Line[]): Line[] {
  const isHeard = ({ zh }: Line) => history.some(({ by, text }) => by === 'tutor' && text.includes(zh));
  return [...lines.filter((one) => !isHeard(one)), ...lines.filter(isHeard)];
}
