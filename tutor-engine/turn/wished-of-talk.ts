// What a learner wishes for the talk itself is done: they are asked about what they name, as a grown-up, something harder.

import type { Line } from '../../content/schema/line.ts';
import { grownUpQuestions, QUESTIONS, unheardFirst } from '../say/gates/theme-questions.ts';
import { glossOf } from '../say/translate/word-gloss.ts';
import { each, pairs, wordings } from '../say/wording.ts';
import type { Draft } from '../state/draft.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { RespondInput } from '../state/types.ts';
import { talkWishIn } from '../understand/replies/talk-wish.ts';
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

const OF_PERSON: readonly Line[] = [
  line('你{who}叫什么名字？', 'What’s the name? ({who})', 'Qual é o nome? ({who})'),
  line('你{who}是什么样的人？', 'What sort of person is it? ({who})', 'Como é essa pessoa? ({who})'),
  line('你{who}做什么工作？', 'What work is it? ({who})', 'Em que trabalha? ({who})'),
];

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
      : unheardFirst(context, QUESTIONS[wish.of].toReversed());
  if (wish.kind === 'grown-up') return grownUpQuestions(context);
  if (wish.who !== undefined) return wordings(context, OF_PERSON, { who: glossOf(context, wish.who) });
  return unheardFirst(context, QUESTIONS[wish.of ?? 'work']);
}
