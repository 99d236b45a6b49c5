// Leave that the character can give: a boss a free afternoon, a teacher another seat, an officer a telephone call.

import type { Line } from '../../../../../content/schema/line.ts';
import type { Shape } from '../../../../../content/schema/talks/manner.ts';
import type { WorldKind } from '../../../../../content/schema/talks/play-world.ts';
import { each, wordings } from '../../../../say/wording.ts';
import type { Leads, TurnContext } from '../../../../state/turn-context.ts';
import type { PlaySituation } from '../../../../state/types.ts';
import { findWords } from '../../../../understand/frames/find-words.ts';
import { wordIndexOf } from '../../../../understand/frames/word-index.ts';

type Playing = TurnContext & { readonly playing: PlaySituation };

/** Whoever has the say there. */
const HAS_THE_SAY: ReadonlySet<WorldKind> = new Set<WorldKind>(['work', 'school']);
/** What no rule is needed for. */
const HARMLESS =
  /打[^，,。？?]{0,4}电话|坐|等|喝|水|厕所|洗手间|问|看(?:一)?看|看一下|拍照|上网|充电|写|借|用一下|休息|进来|带[^，,。]{0,4}(?:朋友|家人|孩子)/u;
/** What nobody grants by the way. */
const GRAVE = /分数|成绩|抄|作弊|毕业|工资|加薪|涨|升|奖金|开除|退学|不考|不交/u;

const YES: readonly Line[] = [
  {
    zh: '可以，没问题，安排好就行。',
    en: 'Yes, no problem, as long as it’s arranged.',
    pt: 'Pode, sem problema, é só deixar tudo combinado.',
  },
  {
    zh: '行，我同意，你去安排吧。',
    en: 'All right, I agree. Go ahead and arrange it.',
    pt: 'Certo, concordo. Pode organizar.',
  },
  {
    zh: '可以，跟大家说一声就行。',
    en: 'Yes, just let the others know.',
    pt: 'Pode, é só avisar os outros.',
  },
  { zh: '好，就这么办。', en: 'All right, let’s do it that way.', pt: 'Certo, fazemos assim.' },
];
const WHY_HERE: readonly Line[] = [
  {
    zh: '今年整个公司都不容易，大家都是这样，我会再想办法。',
    en: 'It’s been a hard year for the whole company, the same for everybody. I’ll see what I can do.',
    pt: 'Foi um ano difícil para a empresa toda, igual para todos. Vou ver o que posso fazer.',
  },
];
const PLEASE: readonly Line[] = [
  { zh: '可以，您请。', en: 'Yes, please do.', pt: 'Pode, fique à vontade.' },
  { zh: '当然可以，没问题。', en: 'Of course, no problem.', pt: 'Claro que pode, sem problema.' },
];
const FOOD: readonly Line[] = [
  {
    zh: '可以，少一点儿没问题，别太冷、太辣就行。',
    en: 'Yes, a little is fine, as long as it isn’t cold or spicy.',
    pt: 'Pode, um pouco não faz mal, desde que não seja gelado nem apimentado.',
  },
];
const SIDE_EFFECT: readonly Line[] = [
  {
    zh: '一般不会。要是不舒服，就先别吃，马上告诉我。',
    en: 'Usually not. If anything feels wrong, stop taking it and tell me at once.',
    pt: 'Normalmente não. Se sentir algo estranho, pare de tomar e me avise logo.',
  },
];
const CLINIC: readonly Line[] = [
  {
    zh: '这几天先别，等好了再说。',
    en: 'Not these days; wait until you are well.',
    pt: 'Nestes dias não; espere melhorar.',
  },
];
const MEDICINE: readonly Line[] = [
  {
    zh: '药还是要吃，不吃好得慢。哪儿不舒服，马上告诉我。',
    en: 'You should take the medicine: without it you’ll get well slowly. If anything feels wrong, tell me at once.',
    pt: 'O remédio é preciso tomar: sem ele a melhora demora. Se sentir algo, me avise logo.',
  },
];

const OWN_MEDICINE: readonly Line[] = [
  {
    zh: '先别自己买，吃我开的药就够了，一起吃对身体不好。',
    en: 'Don’t buy any yourself: what I’ve prescribed is enough, and the two together would do you harm.',
    pt: 'Não compre por conta própria: o que eu receitei basta, e os dois juntos fariam mal.',
  },
];

const OTHER: readonly Line[] = [
  {
    zh: '可以，我给您换一种，吃了不舒服就告诉我。',
    en: 'Yes, I’ll give you another kind. Tell me if it doesn’t agree with you.',
    pt: 'Pode, dou outro tipo. Se não fizer bem, me avise.',
  },
];

/** Empty where it is not theirs to give, or not asked for. */
export function granted(context: Playing, shape: Shape, text: string): Leads {
  const { manner, world } = context.playing.play;
  if (shape === 'why' && world?.kind === 'work' && manner === 'expert' && /我|工资|奖金/u.test(text))
    return each(wordings(context, WHY_HERE));
  if (ASKS_HARM.has(shape) && world?.kind === 'clinic' && manner === 'expert' && HARM.test(text))
    return each(wordings(context, SIDE_EFFECT));
  if (shape !== 'may' || manner !== 'expert' || world === undefined) return [];
  const lines = world.kind === 'clinic' ? clinicLines(context, text) : linesFor(world.kind, text);
  return lines === undefined ? [] : each(wordings(context, lines));
}

function linesFor(kind: WorldKind, text: string): readonly Line[] | undefined {
  if (HAS_THE_SAY.has(kind)) return GRAVE.test(text) ? undefined : YES;
  return HARMLESS.test(text) ? PLEASE : undefined;
}

/** What a medicine may do to somebody. */
const ASKS_HARM: ReadonlySet<Shape> = new Set<Shape>(['yes', 'bad', 'choice']);
const HARM = /药.{0,8}(?:会|影响|伤|有没有问题|安全)|副作用|影响/u;
const FOODS: ReadonlySet<string> = new Set(['drink', 'fruit', 'dish', 'vegetable', 'snack', 'meat-fish']);
/** What tires somebody or is done to the body. */
const TAXING =
  /吃|喝|抽|运动|跑|游|走|站|坐(?:飞机|火车|车)|飞|开车|上班|上学|上课|出差|旅|洗|染|化妆|爬|骑|跳|搬|抓|碰|晒|熬夜|出院|做|去/u;
const NOT_NOW = /酒|烟|冰|冷|凉|辣|油|炸|火锅|烧烤|海鲜|虾|蟹|咖啡/u;

/** Nobody is told “please do” who asks whether something is good for them. */
function clinicLines(context: Playing, text: string): readonly Line[] | undefined {
  const { core } = context.setting;
  if (/不(?:想)?吃(?:药)?|不(?:想)?用药|不打针/u.test(text)) return MEDICINE;
  if (/买|药店|药房/u.test(text) && /药|片|素/u.test(text)) return OWN_MEDICINE;
  if (/换/u.test(text)) return OTHER;
  if (NOT_NOW.test(text)) return CLINIC;
  const isFood = findWords(core.lexicon, wordIndexOf(core.frames), text).nouns.some(({ classId }) =>
    FOODS.has(classId),
  );
  if (isFood) return FOOD;
  if (HARMLESS.test(text) || /付|交钱/u.test(text)) return PLEASE;
  return TAXING.test(text) ? CLINIC : undefined;
}
