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

/** For beginners and below, and for all others. */
const SAID: Readonly<Record<Reason, readonly [Line, Line]>> = {
  remember: [
    line('我会记得的！', 'I will remember!', 'Vou lembrar, sim!'),
    line('放心，我会记得的。', 'Don’t worry, I’ll remember.', 'Pode deixar, vou lembrar.'),
  ],
  sleep: [
    line('晚安，好好睡觉！', 'Good night, sleep well!', 'Boa noite, durma bem!'),
    line('好好睡一觉，晚安！', 'Get a good sleep. Good night!', 'Durma bem. Boa noite!'),
  ],
  luck: [
    line('加油！', 'You can do it!', 'Força!'),
    line('加油，祝你好运！', 'Go for it, and good luck!', 'Força, boa sorte!'),
  ],
  trip: [
    line('路上小心！', 'Travel safely!', 'Boa viagem, cuide-se!'),
    line('快去吧，一路平安！', 'Off you go, have a safe trip!', 'Pode ir, boa viagem!'),
  ],
  hurry: [
    line('好，快去吧！', 'All right, off you go!', 'Certo, vai lá!'),
    line('快去吧，别耽误了。', 'Off you go, don’t be held up.', 'Vai lá, não se atrase.'),
  ],
  busy: [
    line('好，你去吧！', 'All right, off you go!', 'Tá bom, pode ir!'),
    line('好，你先忙吧！', 'All right, see to your things!', 'Certo, cuide das suas coisas!'),
  ],
};
const TAKE_CARE: readonly [Line, Line] = [
  line('我在这儿。', 'I’m here.', 'Estou aqui.'),
  line(
    '多保重，别一个人难过。',
    'Take care, and don’t grieve alone.',
    'Se cuide, e fique perto de quem te quer bem.',
  ),
];
const GROWN: ReadonlySet<Level> = new Set(['intermediate', 'advanced']);
const fitting = ({ level }: TurnContext, [plain, grown]: readonly [Line, Line]) =>
  GROWN.has(level) ? grown : plain;

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
  if (isSorrowful(context) && reason !== 'remember') return [fitting(context, TAKE_CARE)];
  return reason === undefined || level === 'zero' ? [] : [fitting(context, SAID[reason])];
}

/** Goodbyes that may be said now. */
export function partingFits(context: TurnContext, { zh }: Line): boolean {
  return !isSorrowful(context) || !CHEERFUL.test(zh);
}

const BYE: readonly Line[] = [line('再见。', 'Goodbye.', 'Até logo.')];

export function quietBye(context: TurnContext): Line[] {
  return wordings(context, BYE);
}

const WAITS: readonly Line[] = [
  line('好，我等你！', 'All right, I’ll wait for you!', 'Tá bom, eu espero!'),
  line('没关系，我等你。', 'No problem, I’ll wait for you.', 'Sem problema, eu espero.'),
];

/** Who is back soon is waited for, and asked nothing. */
export function* waits(context: TurnContext): Generator<Draft> {
  for (const one of wordings(context, WAITS))
    yield { lines: [one], move: 'aside', accepted: undefined, state: {} };
}

const BACK: readonly Line[] = [line('你回来啦！', 'You’re back!', 'Você voltou!')];

export function welcomedBack(context: TurnContext): Line[] {
  return wordings(context, BACK);
}
