// What nobody can mean in earnest is answered lightly: 你替我考试吧.

import type { Line } from '../../../content/schema/line.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { wordings } from '../wording.ts';

const ABSURD =
  /[你您](?:能不能|可不可以|要不要|要|来|去|愿意|可以|就)*(?:替|帮|代)我(?:去|来)?(?:考试?|上班|上学|上课|谈|开会|加班|结婚|相亲|(?:跟|和|向).{1,4}(?:解释|说|道歉)|睡觉|起床|吃药|道歉|减肥|跑步|写作业|背锅|面试|排队|挨骂)/u;
const LIGHT: Readonly<Record<'intermediate' | 'advanced', readonly Line[]>> = {
  intermediate: [
    {
      zh: '哈哈，我要是替你去，第一分钟就会被发现。主意我可以出，人还得你自己去。',
      en: 'Haha, they’d notice me in the first minute. I can give ideas, but you must go yourself.',
      pt: 'Haha, iam me descobrir no primeiro minuto. Ideias eu dou, mas quem vai é você.',
    },
  ],
  advanced: [
    {
      zh: '哈哈，我替你去当然可以，只是一开口就露馅了。军师我来当，上阵还得你自己。',
      en: 'Haha, I’d go gladly, only my first word would give us away. I’ll be the strategist; the battle is yours.',
      pt: 'Haha, eu iria com prazer, mas a primeira palavra nos entregaria. Fico de estrategista; a batalha é sua.',
    },
  ],
};

/** Undefined where nothing of the kind is asked, and where nobody would get the joke. */
export function playfulAnswer(context: TurnContext, text: string): readonly Line[] | undefined {
  const { level } = context;
  if (level !== 'intermediate' && level !== 'advanced') return undefined;
  return ABSURD.test(text) ? wordings(context, LIGHT[level]) : undefined;
}
