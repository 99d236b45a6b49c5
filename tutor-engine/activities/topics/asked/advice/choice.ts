// One of two, where the tutor is asked which: 你更喜欢猫还是狗.

import { check } from '../../../../../chinese/grammar/index.ts';
import type { Line } from '../../../../../content/schema/line.ts';
import { chosenFor } from '../../../../say/stance/two-things.ts';
import { same } from '../../../../say/wording.ts';
import { hash } from '../../../../state/random.ts';
import type { TurnContext } from '../../../../state/turn-context.ts';
import type { Utterance } from '../../../../understand/text/utterance.ts';

/** What they are, where they live and what they have is told by their life alone, and nobody knows it otherwise. */
const CHOICE =
  /^(?:那|那么)?[你您](?:个人|自己|平时|还是)*(?<head>(?:更|比较|最)*(?:觉得|认为|喜欢|爱|想|要|愿意|选))(?<one>[^，什谁哪几怎]{1,10}?)，?还是(?:更|比较)?(?:喜欢|想|要|爱)?(?<other>[^，什谁哪几怎]{1,10}?)(?:呢|啊|呀)?$/u;
const LIKES = /[喜爱]/u;
const WANTS = /想|要|愿意/u;

export type Choice = { readonly lines: readonly Line[]; readonly asks: readonly Line[] };

const BACK: Line = { zh: '你呢？', en: 'And you?', pt: 'E você?' };

/** 我该给她买花还是做一顿饭: what the learner should do of two things. */
const OF_ACTS =
  /^(?:那|那么|老师|奶奶|[你您](?:说|看|觉得|认为)|觉得|我问的是|换了[你您])*(?:我|我们)?(?:明天|今天|现在|到底|是)*(?<head>应该|该|要|先|买|坐|去|选|学|找|租|换|等|留)(?<one>[^，什谁哪几怎]{1,12}?)，?还是(?:应该|该|要|先)?(?<other>[^，什谁哪几怎]{1,12}?)(?:呢|啊|呀|好|好呢|比较好)?$/u;
const MODAL = /^(?:应该|该|要|先)$/u;

/** What the tutor would do of two things the learner could; undefined where that is not asked. */
export function choiceOfActs({ state, setting, level }: TurnContext, asked: Utterance): Choice | undefined {
  const found =
    level === 'zero' ? undefined : OF_ACTS.exec(asked.shown.join('').replace(/^.*，(?=.*还是)/u, ''))?.groups;
  const { head = '', one = '', other = '' } = found ?? {};
  if (one === '' || other === '') return undefined;
  const first = MODAL.test(head) ? one : `${head}${one}`;
  if (level !== 'preschool' && WEIGHS.test(`${one}${other}`))
    return { lines: weighed(first, other), asks: [OWN_LEANING] };
  const picked = hash(`${setting.seed}/${state.turn}/choice`) % 2 === 0 ? first : other;
  const reasoned = chosenFor({ setting, level }, picked);
  if (reasoned !== undefined) return { lines: [reasoned], asks: [OWN_LEANING] };
  const line = {
    zh: `要是我，我会选“${picked}”。`,
    en: `I’d choose “${picked}”.`,
    pt: `Eu escolheria “${picked}”.`,
  };
  return { lines: [line], asks: [OWN_LEANING] };
}

/** What changes a life is chosen by nobody else. */
const WEIGHS =
  /坚持|放弃|转行|辞职|换工作|跳槽|创业|离婚|分手|结婚|复合|原谅|回国|出国|移民|留下|离开|退学|休学|读研|考研|读博|退休|卖掉?房|搬|关(?:店|门)|孩子|手术/u;

function weighed(first: string, other: string): Line[] {
  return [
    {
      zh: `“${first}”还是“${other}”，我不能替你定。要是我，会先想一想，三年以后哪一个更让我后悔。`,
      en: `“${first}” or “${other}”: I can’t decide that for you. In your place I’d first ask myself which of the two I’d regret more in three years.`,
      pt: `“${first}” ou “${other}”: isso não posso decidir por você. No seu lugar eu me perguntaria qual dos dois eu lamentaria mais daqui a três anos.`,
    },
  ];
}

const OWN_LEANING: Line = {
  zh: '你自己更想选哪一个？',
  en: 'Which would you rather choose yourself?',
  pt: 'Qual você mesmo prefere?',
};

const WHICH =
  /[你您](?:会|更想|宁愿|愿意)?(?<verb>买|选|挑|要|拿|站)(?:在)?(?:哪(?:一)?[瓶个边种样件家条款本部]|谁(?:那|的)?(?:一)?边)/u;

/** 软木塞的贵两块，塑料塞的便宜两块，你买哪一瓶: what is told of goods in general is no choice. */
function oneOfThese({ level }: TurnContext, text: string): Choice | undefined {
  const verb = level === 'preschool' ? undefined : WHICH.exec(text)?.groups?.['verb'];
  if (verb === undefined) return undefined;
  const line =
    verb === '站'
      ? {
          zh: '两边我都能理解，非要选的话，我站你这边。',
          en: 'I can see both sides, but if I must, I’m on yours.',
          pt: 'Entendo os dois lados, mas, se for para escolher, fico do seu.',
        }
      : {
          zh: '要是我，我选前一个，心里踏实。',
          en: 'I’d take the first of them, for peace of mind.',
          pt: 'Eu ficaria com a primeira opção, por via das dúvidas.',
        };
  return { lines: [line], asks: [BACK] };
}

/** Undefined where nothing is to be chosen, or what would be said is no certain Chinese. */
export function choice(context: TurnContext, asked: Utterance): Choice | undefined {
  const { setting, state, level } = context;
  const found = level === 'zero' ? undefined : CHOICE.exec(asked.shown.join(''))?.groups;
  const { head = '', one = '', other = '' } = found ?? {};
  const ofThese = level === 'zero' || found ? undefined : oneOfThese(context, asked.raw);
  if (ofThese !== undefined) return ofThese;
  if (one === '' || other === '') return undefined;
  const picked = hash(`${setting.seed}/${state.turn}/choice`) % 2 === 0 ? one : other;
  const zh = LIKES.test(head)
    ? `我更喜欢${picked}。`
    : WANTS.test(head)
      ? `我想${picked}。`
      : `我觉得是${picked}。`;
  if (check(setting.core.lexicon, zh).length > 0) return undefined;
  const { zh: word } = same(picked);
  const line = { zh, en: `Of the two, this: ${word}.`, pt: `Dos dois, isto: ${word}.` };
  return { lines: [line], asks: [BACK] };
}
