// One of two, where the tutor is asked which: 你更喜欢猫还是狗.

import { check } from '../../../chinese/grammar/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import { same } from '../../say/wording.ts';
import { hash } from '../../state/random.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Utterance } from '../../understand/text/utterance.ts';

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
  const found = level === 'zero' ? undefined : OF_ACTS.exec(asked.shown.join(''))?.groups;
  const { head = '', one = '', other = '' } = found ?? {};
  if (one === '' || other === '') return undefined;
  const first = MODAL.test(head) ? one : `${head}${one}`;
  const picked = hash(`${setting.seed}/${state.turn}/choice`) % 2 === 0 ? first : other;
  const line = {
    zh: `要是我，我会选“${picked}”。`,
    en: `I’d choose “${picked}”.`,
    pt: `Eu escolheria “${picked}”.`,
  };
  return { lines: [line], asks: [OWN_LEANING] };
}

const OWN_LEANING: Line = {
  zh: '你自己更想选哪一个？',
  en: 'Which would you rather choose yourself?',
  pt: 'Qual você mesmo prefere?',
};

/** Undefined where nothing is to be chosen, or what would be said is no certain Chinese. */
export function choice({ setting, state, level }: TurnContext, asked: Utterance): Choice | undefined {
  const found = level === 'zero' ? undefined : CHOICE.exec(asked.shown.join(''))?.groups;
  const { head = '', one = '', other = '' } = found ?? {};
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
