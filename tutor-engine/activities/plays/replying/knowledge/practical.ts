// Practical things that anybody can answer: whether something is needed, and a hand with what is heavy.

import type { Line } from '../../../../../content/schema/line.ts';
import type { WorldKind } from '../../../../../content/schema/talks/play-world.ts';
import { each, wordings } from '../../../../say/wording.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import { findWords } from '../../../../understand/frames/find-words.ts';
import { wordIndexOf } from '../../../../understand/frames/word-index.ts';
import { isQuestion } from '../../hearing/speech-acts.ts';
import type { PlayContext } from '../../world/play-context.ts';
import { glossed } from '../../world/world.ts';

const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

const NEEDS =
  /(?:需要|需不需要|用不用|要不要|必须|得|要)(?:我|先|提前|自己|另外|再|都|也)*(?<what>带|填|写|交|准备|预约|打电话|排队|换|登记|签|穿|脱|办|\p{Script=Han}{2,4}(?=[吗么？?]))/u;
/** Asks something else, or of the character. */
const NOT_SO = /什么|多少|几|谁|哪|怎么|多久|[你您](?:们)?(?:还|也|不)*(?:需要|要)|钱|费/u;
const BEFOREHAND = /预约|提前|打电话|排队|先约|登记/u;
const OPERATION = /手术|住院|打针|输液|开刀|检查|拍片|验血|忌口/u;

/** Where people come with a matter of theirs. */
const FORMAL: ReadonlySet<WorldKind> = new Set<WorldKind>([
  'counter',
  'hotel',
  'clinic',
  'school',
  'work',
  'eatery',
  'shop',
  'road',
]);

/** 要带什么 is asked where people come with their papers. */
const WITH_PAPERS: ReadonlySet<WorldKind> = new Set<WorldKind>(['counter', 'hotel', 'clinic', 'school']);
const WHAT_TO_BRING = /(?:要|需要|得|该)(?:我)?(?:带|准备|拿)(?:些|点儿?)?(?:什么|哪些)|什么(?:证件|材料)/u;

const NEEDED = {
  bring: [
    line(
      '带护照来就行，别的不用。',
      'Just bring your passport, nothing else.',
      'É só trazer o passaporte, mais nada.',
    ),
  ],
  papers: [
    line('要，{thing}最好带上。', 'Yes, it’s best to bring it: {thing}.', 'Sim, é melhor trazer: {thing}.'),
    line('对，{thing}要带着。', 'Yes, have it with you: {thing}.', 'Sim, tenha com você: {thing}.'),
  ],
  photo: [
    line(
      '带一张照片最好，手机里的也行。',
      'Best bring a photo; one on your phone will do.',
      'É melhor trazer uma foto; pode ser do celular.',
    ),
  ],
  beforehand: [
    line('不用，直接来就行。', 'No need, just come.', 'Não precisa, é só vir.'),
    line('不用，你什么时候来都行。', 'No need, come whenever you like.', 'Não precisa, venha quando quiser.'),
  ],
  medical: [
    line(
      '现在看不用，要是更不舒服，马上来找我们。',
      'As things stand, no; but if you feel worse, come to us at once.',
      'Por enquanto não; mas se piorar, venha logo.',
    ),
  ],
  careful: [
    line(
      '小心一点儿最好，有不舒服马上告诉我。',
      'Better be careful, and tell me at once if anything feels wrong.',
      'Melhor ter cuidado, e me avise logo se sentir algo.',
    ),
  ],
  none: [
    line('不用，这样就可以了。', 'No need, this is fine.', 'Não precisa, assim já está bom.'),
    line('不用，别的都不用。', 'No, nothing else is needed.', 'Não, mais nada é preciso.'),
  ],
} as const;

/** 需要带护照吗; undefined where nothing of the kind is asked. */
export function neededIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  const kind = context.playing.play.world?.kind;
  if (kind === undefined || !FORMAL.has(kind) || !isQuestion(raw)) return undefined;
  if (WITH_PAPERS.has(kind) && WHAT_TO_BRING.test(raw)) return each(wordings(context, NEEDED.bring));
  if (NOT_SO.test(raw)) return undefined;
  if (NEEDS.exec(raw) === null) return undefined;
  const { core } = context.setting;
  const paper = findWords(core.lexicon, wordIndexOf(core.frames), raw).nouns.find(
    ({ classId }) => classId === 'document',
  );
  if (/照片|相片/u.test(raw)) return each(wordings(context, NEEDED.photo));
  const thing = paper?.zh ?? /\p{Script=Han}{2}证(?!明)/u.exec(raw)?.[0].replace(/^.*[带要用]/u, '');
  if (thing !== undefined && !/填|写|复印/u.test(raw))
    return each(wordings(context, NEEDED.papers, { thing: glossed(thing, context) }));
  if (BEFOREHAND.test(raw)) return each(wordings(context, NEEDED.beforehand));
  if (kind === 'clinic')
    return each(wordings(context, OPERATION.test(raw) ? NEEDED.medical : NEEDED.careful));
  return each(wordings(context, NEEDED.none));
}

const LOAD = /行李箱|行李|箱子|书包|包裹|背包|大包|包(?!子|括)|袋子|东西|自行车|婴儿车/u;
const HANDS =
  /[拿搬提抬拎]|放(?:上去|后面|好)|帮(?:我|一下|个忙|忙)|(?:太|很|非常|有点儿?|这么)重|在(?:车的?)?(?:后面|上面|下面)/u;
const NOT_A_HAND = /丢|不见|忘|偷|买|卖|多少钱|在哪|什么/u;

const HAND: readonly Line[] = [
  line(
    '好，{thing}我来拿，放心吧。',
    'Sure, I’ll take it ({thing}), don’t worry.',
    'Claro, eu levo ({thing}), pode deixar.',
  ),
  line(
    '没问题，我帮你拿{thing}。',
    'No problem, I’ll carry it for you: {thing}.',
    'Sem problema, eu carrego para você: {thing}.',
  ),
];

/** 箱子太重了，请帮我: a hand is lent with what they carry, wherever it is. */
export function handIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  const { manner, world } = context.playing.play;
  const isHelped = /帮|麻烦/u.test(raw) || (world?.kind === 'road' && HANDS.test(raw));
  if (world === undefined || world.kind === 'past' || manner === 'kids' || manner === 'child')
    return undefined;
  const [thing] = LOAD.exec(raw) ?? [];
  if (thing === undefined || !isHelped || !HANDS.test(raw) || NOT_A_HAND.test(raw)) return undefined;
  return each(wordings(context, HAND, { thing: glossed(thing.replace(/^大/u, ''), context) }));
}

/** What the name of a dish says that it is of; meat that is not named is pork. */
const MADE_OF: readonly (readonly [name: RegExp, of: Line])[] = [
  [/牛/u, line('牛肉', 'beef', 'carne de vaca')],
  [/羊/u, line('羊肉', 'lamb', 'carneiro')],
  [/鸡(?!蛋)/u, line('鸡肉', 'chicken', 'frango')],
  [/鸭/u, line('鸭肉', 'duck', 'pato')],
  [/鱼(?!香)/u, line('鱼', 'fish', 'peixe')],
  [/虾/u, line('虾', 'prawns', 'camarão')],
  [/豆腐/u, line('豆腐', 'tofu', 'tofu')],
  [/鸡蛋/u, line('鸡蛋', 'eggs', 'ovos')],
  [/肉|排骨|鱼香/u, line('猪肉', 'pork', 'carne de porco')],
];
const ASKS_OF = /用(?:的)?(?:是)?(?:什么|哪种)|(?:是|放)(?:的)?(?:什么|哪种)(?:肉|东西|做)|什么(?:肉)?做的/u;
const OF_WHAT: readonly Line[] = [
  line('是用{thing}做的。', 'It’s made with {thing}.', 'É feito com {thing}.'),
];

/** 这个菜用什么肉做的: who serves it knows. */
export function madeOfIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  if (context.playing.play.world?.kind !== 'eatery' || !ASKS_OF.test(raw)) return undefined;
  const dish = raw.replace(/什么肉|哪种肉/u, '');
  const thing = MADE_OF.find(([name]) => name.test(dish))?.[1];
  return thing && each(wordings(context, OF_WHAT, { thing }));
}

const REMEDIES: ReadonlySet<string> = new Set(['medicine-thing']);
const REMEDY = /维生素|口罩|体温计|创可贴|眼药水|棉签|酒精|润喉糖|感冒药|止疼药|退烧药/u;
const ON_THE_SHELF: readonly Line[] = [
  line(
    '有，{thing}在这边，我拿给你。',
    'Yes, it’s over here ({thing}), I’ll get it for you.',
    'Tem, fica aqui ({thing}), já pego para você.',
  ),
];

/** 有维生素吗: a pharmacy has what pharmacies have. */
export function remedyIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  const { goals, world } = context.playing.play;
  const isPharmacy = world?.kind === 'clinic' && goals.some(({ goal }) => /多少钱|付/u.test(goal.zh));
  if (!isPharmacy || !/有|买|卖/u.test(raw) || /多少|什么|怎么|几/u.test(raw)) return undefined;
  const { core } = context.setting;
  const found =
    REMEDY.exec(raw)?.[0] ??
    findWords(core.lexicon, wordIndexOf(core.frames), raw).nouns.find(
      ({ zh, classId }) => REMEDIES.has(classId) && zh.length > 1,
    )?.zh;
  return found === undefined
    ? undefined
    : each(wordings(context, ON_THE_SHELF, { thing: glossed(found, context) }));
}

const NETWORK = /wi-?fi|无线网?|网络?密码|上网密码/iu;
const OF_NETWORK = /密码|有|连|上网|能用|可以用|password|senha/iu;
const HAS_NETWORK: ReadonlySet<WorldKind> = new Set<WorldKind>([
  'hotel',
  'eatery',
  'shop',
  'clinic',
  'school',
  'work',
  'home',
]);
const PASSWORD: readonly Line[] = [
  line('有，密码是八个八。', 'Yes, the password is eight eights.', 'Tem, a senha são oito oitos.'),
  line(
    'Wi-Fi密码是八个八，很好记。',
    'The Wi-Fi password is eight eights, easy to remember.',
    'A senha do Wi-Fi são oito oitos, fácil de lembrar.',
  ),
];

/** Wi-Fi 密码是什么: whoever works or lives there knows. */
export function networkIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  const { world, manner } = context.playing.play;
  if (world === undefined || !HAS_NETWORK.has(world.kind) || manner === 'kids' || manner === 'child')
    return undefined;
  return NETWORK.test(raw) && OF_NETWORK.test(raw) && !/坏|慢|连不上|不能/u.test(raw)
    ? each(wordings(context, PASSWORD))
    : undefined;
}
