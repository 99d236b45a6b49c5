// What a teacher says to who goes, besides goodbye: what fits why they go. And to who is back.

import type { Level } from '../../content/schema/levels.ts';
import type { Line } from '../../content/schema/line.ts';
import type { Draft } from '../state/draft.ts';
import type { TurnContext } from '../state/turn-context.ts';
import { wordings } from './wording.ts';

type Reason = 'remember' | 'sleep' | 'luck' | 'trip' | 'hurry' | 'busy';
const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

/** What must be said before all else goes first. */
const REASONS: readonly (readonly [Reason, RegExp])[] = [
  ['remember', /(?:记得|记住|忘)[^。！!]*(?:吗|么|吧|[？?])|(?:remember|forget)[^.!]*\?|lembra[^.!]*\?/iu],
  ['luck', /祝我|比赛|面试|考试|wish me luck|\bexam\b|me deseja|\bprova\b/iu],
  ['trip', /登机|飞机|火车|机场|高铁|\bflight\b|\bavi[aã]o\b|\bvoo\b/iu],
  ['sleep', /晚安|睡|困|good night|\bbed\b|\bsleep|boa noite|dormir/iu],
  ['hurry', /迟到|来不及|催|醒了|[叫喊]我|(?:车|客人|老板|电话)[^，。]{0,3}(?:来|到|响)|\blate\b|atrasad/iu],
  ['busy', /做饭|煮|上班|上课|开会|工作|忙|看店|接[孩女儿]|\bwork\b|trabalh|reuni/iu],
];

const SAID: Readonly<Record<Reason, Readonly<Record<Exclude<Level, 'zero'>, Line>>>> = {
  remember: {
    preschool: line('我记得！', 'I’ll remember!', 'Eu lembro, sim!'),
    beginner: line('我会记得的！', 'I will remember!', 'Vou lembrar, sim!'),
    intermediate: line('放心，我会记得的。', 'Don’t worry, I’ll remember.', 'Pode deixar, vou lembrar.'),
    advanced: line(
      '您放心，我会记着的。',
      'Rest assured, I’ll keep it in mind.',
      'Pode deixar, vou guardar isso.',
    ),
  },
  sleep: {
    preschool: line('晚安，好好睡觉！', 'Good night, sleep well!', 'Boa noite, durma bem!'),
    beginner: line('晚安，好好睡觉！', 'Good night, sleep well!', 'Boa noite, durma bem!'),
    intermediate: line('好好睡一觉，晚安！', 'Get a good sleep. Good night!', 'Durma bem. Boa noite!'),
    advanced: line('早点儿歇着，睡个好觉。', 'Turn in early and sleep well.', 'Descanse cedo e durma bem.'),
  },
  luck: {
    preschool: line('加油！', 'You can do it!', 'Força!'),
    beginner: line('加油，祝你好运！', 'Go for it, and good luck!', 'Força, boa sorte!'),
    intermediate: line('加油，祝你好运！', 'Go for it, and good luck!', 'Força, boa sorte!'),
    advanced: line('祝你一切顺利！', 'I hope it all goes smoothly!', 'Que dê tudo certo!'),
  },
  trip: {
    preschool: line('路上小心！', 'Travel safely!', 'Boa viagem, cuide-se!'),
    beginner: line('快去吧，路上小心！', 'Off you go, and travel safely!', 'Pode ir, e boa viagem!'),
    intermediate: line('快去吧，一路平安！', 'Off you go, have a safe trip!', 'Pode ir, boa viagem!'),
    advanced: line('快去吧，一路平安。', 'Off you go; have a safe trip.', 'Pode ir; boa viagem.'),
  },
  hurry: {
    preschool: line('快去吧！', 'Off you go!', 'Vai lá!'),
    beginner: line('好，快去吧！', 'All right, off you go!', 'Certo, vai lá!'),
    intermediate: line('快去吧，别耽误了。', 'Off you go, don’t be held up.', 'Vai lá, não se atrase.'),
    advanced: line(
      '快去吧，别耽误了正事。',
      'Off you go, don’t let me keep you.',
      'Pode ir, não quero atrasar você.',
    ),
  },
  busy: {
    preschool: line('好，你去吧！', 'All right, off you go!', 'Tá bom, pode ir!'),
    beginner: line(
      '好，你去忙吧！',
      'All right, go and do what you have to!',
      'Certo, vai cuidar das suas coisas!',
    ),
    intermediate: line('好，你先忙吧！', 'All right, see to your things!', 'Certo, cuide das suas coisas!'),
    advanced: line(
      '好，你先忙你的。',
      'All right, see to your own things first.',
      'Certo, cuide primeiro do que é seu.',
    ),
  },
};

const TAKE_CARE: Readonly<Record<Level, Line>> = {
  zero: line('我在这儿。', 'I’m here.', 'Estou aqui.'),
  preschool: line('抱抱你。', 'A hug for you.', 'Um abraço.'),
  beginner: line(
    '你好好休息，别太累。',
    'Rest well, and don’t overdo it.',
    'Descanse bem e não se canse demais.',
  ),
  intermediate: line(
    '你多保重，别一个人难过。',
    'Take care, and don’t grieve alone.',
    'Se cuide, e fique perto de quem te quer bem.',
  ),
  advanced: line(
    '请多保重，别一个人扛着。',
    'Take care, and don’t bear it alone.',
    'Cuide-se, e divida esse peso com alguém.',
  ),
};

/** Said to nobody who grieves. */
const CHEERFUL = /快乐|高兴|开心|好玩|尽兴|[！!]|进步|收获|多说|努力|乐事|踢球/u;

/** Whether somebody has died, or something as grave was told just now. */
function isSorrowful({ state: { listening } }: TurnContext): boolean {
  return listening.lost !== undefined || (listening.grave ?? 0) > 0;
}

/** What is said before goodbye; nothing where no reason is told. */
export function partingWords(context: TurnContext): Line[] {
  const { level, said } = context;
  const reason = REASONS.find(([, pattern]) => pattern.test(said.raw))?.[0];
  if (isSorrowful(context) && reason !== 'remember') return [TAKE_CARE[level]];
  return reason === undefined || level === 'zero' ? [] : [SAID[reason][level]];
}

/** Goodbyes that may be said now. */
export function partingFits(context: TurnContext, { zh }: Line): boolean {
  return !isSorrowful(context) || !CHEERFUL.test(zh);
}

const BYE: readonly Line[] = [
  line('再见。', 'Goodbye.', 'Até logo.'),
  line('下次见。', 'See you next time.', 'Até a próxima.'),
];

export function quietBye(context: TurnContext): Line[] {
  return wordings(context, BYE);
}

const WAITS: Readonly<Record<Level, readonly Line[]>> = {
  zero: [line('好！', 'Sure!', 'Claro!')],
  preschool: [line('好，我等你！', 'All right, I’ll wait for you!', 'Tá bom, eu espero!')],
  beginner: [
    line('好，你先去，我等你。', 'All right, go ahead, I’ll wait.', 'Certo, pode ir, eu espero.'),
    line('没关系，我等你。', 'No problem, I’ll wait for you.', 'Sem problema, eu espero.'),
  ],
  intermediate: [
    line(
      '好，你先去忙，我等你。',
      'All right, see to it first, I’ll wait.',
      'Certo, pode ir resolver, eu espero.',
    ),
    line('不着急，我在这儿等你。', 'No rush, I’ll wait here.', 'Sem pressa, espero aqui.'),
  ],
  advanced: [
    line(
      '好，你先忙，我在这儿等你。',
      'All right, see to it first; I’ll wait here.',
      'Certo, pode ir; espero aqui.',
    ),
    line(
      '不急，忙完了咱们接着聊。',
      'No rush; we’ll go on when you’re done.',
      'Sem pressa; continuamos quando você voltar.',
    ),
  ],
};

/** Who is back soon is waited for, and asked nothing. */
export function* waits(context: TurnContext): Generator<Draft> {
  for (const one of wordings(context, WAITS[context.level]))
    yield { lines: [one], move: 'aside', accepted: undefined, state: {} };
}

const BACK: readonly Line[] = [
  line('欢迎你回来！', 'Welcome back!', 'Que bom que você voltou!'),
  line('你回来啦！', 'You’re back!', 'Você voltou!'),
];

export function welcomedBack(context: TurnContext): Line[] {
  return wordings(context, BACK);
}
