// What a tutor says whose own words were wrong, or whose question made no sense.

import type { Level } from '../../content/schema/levels.ts';
import type { Line } from '../../content/schema/line.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { Objection } from '../understand/replies/objection.ts';
import { wordings } from './wording.ts';

type Voices = Readonly<Record<Exclude<Level, 'zero'>, Line>>;

const SLIP: Voices = {
  preschool: {
    zh: '对，我说错了！谢谢你！',
    en: 'Yes, my mistake! Thank you!',
    pt: 'É, eu errei! Obrigado!',
  },
  beginner: {
    zh: '对，是我说错了，谢谢你告诉我。',
    en: 'Yes, I said it wrong; thank you for telling me.',
    pt: 'É, fui eu que errei; obrigado por me dizer.',
  },
  intermediate: {
    zh: '你说得对，是我说错了，谢谢你提醒我。',
    en: 'You’re right, I said it wrong; thank you for pointing it out.',
    pt: 'Tem razão, fui eu que errei; obrigado por avisar.',
  },
  advanced: {
    zh: '你说得对，是我说错了，那句话收回，多谢指出来。',
    en: 'You’re right, I said it wrong; I take it back, and thank you for pointing it out.',
    pt: 'Tem razão, fui eu que errei; retiro o que disse, e obrigado por apontar.',
  },
};
const DROPPED: Voices = {
  preschool: { zh: '我没问好，对不起！', en: 'I asked it badly, sorry!', pt: 'Perguntei mal, desculpe!' },
  beginner: {
    zh: '对不起，我问得不好，不问这个了。',
    en: 'Sorry, I asked that badly; let’s drop it.',
    pt: 'Desculpe, perguntei mal; deixa isso.',
  },
  intermediate: {
    zh: '对不起，是我没问清楚，这个问题不算。',
    en: 'Sorry, I didn’t ask clearly; that question doesn’t count.',
    pt: 'Desculpe, não perguntei com clareza; essa não vale.',
  },
  advanced: {
    zh: '抱歉，是我问得没头没脑，这一问就当没问过。',
    en: 'Sorry, that question came out of nowhere; take it as unasked.',
    pt: 'Desculpe, a pergunta veio do nada; faça de conta que não fiz.',
  },
};

/** Undefined where nothing of the tutor’s own was wrong. */
export function ownSlip(context: TurnContext, kind: Objection['kind']): Line[] | undefined {
  const { level } = context;
  if (level === 'zero' || (kind !== 'slip' && kind !== 'dropped')) return undefined;
  return wordings(context, [(kind === 'slip' ? SLIP : DROPPED)[level]]);
}
