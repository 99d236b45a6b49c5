// What a beginner said in their own language, and what answers nothing that was asked, they are invited to say in Chinese.

import type { Line } from '../../../content/schema/line.ts';
import { inviteToSay, isInvited } from '../../say/asked/invite-to-say.ts';
import { comeBack, NOTHING_FIRST } from '../../say/shared-moves.ts';
import { each, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';

const UNDERSTOOD: readonly Line[] = [
  { zh: '我懂了！', en: 'I see!', pt: 'Entendi!' },
  { zh: '好，我懂了。', en: 'Right, I see.', pt: 'Certo, entendi.' },
];

export function sayInChinese(context: TurnContext): Generator<Draft> {
  const { understood, said } = context;
  if (understood?.from !== 'own-language' || understood.part !== undefined || !isInvited(context))
    // Said in Chinese beside it.
    return comeBack(context, NOTHING_FIRST, { move: 'aside', accepted: undefined });
  const { zh, en, pt } = understood.meaning ?? { zh: said.raw, en: said.raw, pt: said.raw };
  // What a single clause means, they have said themselves, and better than a phrase put together.
  const { written = '' } = understood;
  const own = /^[^,.;!?\n]+[.!]?$/u.test(written) ? { en: written, pt: written } : { en, pt };
  return inviteToSay(context, each(wordings(context, UNDERSTOOD)), { zh, ...own });
}
