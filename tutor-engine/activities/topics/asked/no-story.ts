// What a tutor says who has nothing to tell of what is asked: that it has no such story, and what it does know of the very person.

import { check } from '../../../../chinese/grammar/index.ts';
import type { Level } from '../../../../content/schema/levels.ts';
import type { Line } from '../../../../content/schema/line.ts';
import type { BiographyEntry } from '../../../../content/schema/listening/biography.ts';
import { each, pairs, same, setLines, wordings } from '../../../say/wording.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import type { QuestionType } from '../../../understand/retrieval/question-type.ts';
import { kinNamed, typeOf } from '../../../understand/retrieval/similarity.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import { addressedAsYou } from './called-by-name.ts';

/** Of which it can be said as a clause that there is no story: 我妈妈在哪儿. */
const AS_CLAUSE: ReadonlySet<QuestionType> = new Set<QuestionType>([
  'where',
  'age',
  'moment',
  'clock',
  'how-long',
  'how-often',
  'how-many',
  'name',
  'who',
  'job',
  'why',
]);
/** In characters. */
const LONGEST_CLAUSE = 14;
const BEFORE = /^(?:那么?|请问|对了|所以|可是|但是|老师|嗯|还有|另外)+[，,]?/u;
const BEHIND = /[\s呢啊呀？?！!。.…]+$/u;

type Voices = Readonly<Record<Exclude<Level, 'zero'>, readonly Line[]>>;

/** `{asked}`: the question from the tutor's side. */
const NOT_TOLD: Voices = {
  preschool: [
    {
      zh: '{asked}，我的故事里没有。',
      en: 'My story doesn’t say that.',
      pt: 'Isso a minha história não conta.',
    },
    { zh: '{asked}，我还不知道呢。', en: 'I don’t know that yet.', pt: 'Isso eu ainda não sei.' },
  ],
  beginner: [
    {
      zh: '{asked}，我的故事里没有写。',
      en: 'That is not written in my story, to be honest.',
      pt: 'Sinceramente, isso não está escrito na minha história.',
    },
    {
      zh: '{asked}，我的故事里还没有，不能乱说。',
      en: 'My story doesn’t have that yet, and I won’t make it up.',
      pt: 'A minha história ainda não tem isso, e não vou inventar.',
    },
  ],
  intermediate: [
    {
      zh: '{asked}，我的故事里没有写到，我就不编了。',
      en: 'My story doesn’t get that far, so I won’t make something up.',
      pt: 'A minha história não chega até aí, então não vou inventar.',
    },
    {
      zh: '{asked}，这一段我真的没有，说了就是骗你。',
      en: 'I really don’t have that chapter; anything I said would be a fib.',
      pt: 'Esse capítulo eu não tenho mesmo; qualquer coisa seria mentira.',
    },
  ],
  advanced: [
    {
      zh: '{asked}，我的故事里没有交代，与其编一个，不如老实说没有。',
      en: 'My story leaves that out; better to say so than to invent it.',
      pt: 'A minha história não diz isso; melhor admitir do que inventar.',
    },
    {
      zh: '{asked}，我这儿是一页空白，不敢随便填上。',
      en: 'That page of mine is blank, and I’d rather not fill it in at random.',
      pt: 'Essa página minha está em branco, e prefiro não preenchê-la à toa.',
    },
  ],
};

const NO_STORY: Voices = {
  preschool: [
    { zh: '这个，我的故事里没有。', en: 'That isn’t in my story.', pt: 'Isso não tem na minha história.' },
    { zh: '我没有这个故事呢。', en: 'I don’t have a story about that.', pt: 'Essa história eu não tenho.' },
  ],
  beginner: [
    {
      zh: '这件事，我没有故事可以讲。',
      en: 'I have no story to tell about that one.',
      pt: 'Sobre isso eu não tenho história para contar.',
    },
    {
      zh: '这个我的故事里没有，我不想乱说。',
      en: 'That isn’t in my story, and I don’t want to make it up.',
      pt: 'Isso não está na minha história, e não quero inventar.',
    },
  ],
  intermediate: [
    {
      zh: '这件事我没有故事可以讲，编一个就没意思了。',
      en: 'I have no story about that, and inventing one would be no fun.',
      pt: 'Disso eu não tenho história, e inventar não teria graça.',
    },
    {
      zh: '这样的故事我没有，说没有比乱说好。',
      en: 'I have no such story; saying so beats making one up.',
      pt: 'Essa história eu não tenho; melhor dizer isso do que inventar.',
    },
  ],
  advanced: [
    {
      zh: '这样的故事我没有，与其编造，不如坦白。',
      en: 'I have no such story; candour beats invention.',
      pt: 'Essa história eu não tenho; melhor a franqueza do que a invenção.',
    },
    {
      zh: '我的经历里没有这一段，就不拿别的来充数了。',
      en: 'My life has no such chapter, and I won’t pass off another for it.',
      pt: 'A minha vida não tem esse capítulo, e não vou pôr outro no lugar.',
    },
  ],
};

/** Who is in their first week is told in their own language. */
const FIRST_WEEK: readonly Line[] = [
  {
    zh: '对不起，这个我没有。',
    en: 'Sorry, I don’t have that.',
    pt: 'Desculpe, isso eu não tenho.',
    note: {
      zh: '这个我的故事里没有。',
      en: 'My story doesn’t tell that, and I’d rather not make something up.',
      pt: 'A minha história não conta isso, e prefiro não inventar.',
    },
  },
];

/** Ways to say so, the first preferred, each with what is known of the person asked after. */
export function noStory(context: TurnContext, asked: Utterance): Line[][] {
  const { level } = context;
  const near = ofThem(context, asked);
  // Whoever has no girlfriend has nothing else to say of her.
  if (near?.isDenied === true) return [[near.line]];
  if (level === 'zero') return each(wordings(context, FIRST_WEEK));
  const clause = asClause(context, asked);
  const said =
    clause === undefined
      ? wordings(context, NO_STORY[level])
      : wordings(context, NOT_TOLD[level], { asked: same(clause) });
  return near === undefined ? each(said) : pairs(each(said), [[near.line]]);
}

const SLOT = '{asked}';

/** Whether it was said within the last turns that there is nothing to tell. */
export function hasRefusedLately(context: TurnContext): boolean {
  const { level, state } = context;
  if (level === 'zero') return false;
  const all = [
    ...NO_STORY[level],
    ...NOT_TOLD[level],
    ...REFUSALS.flatMap((kind) => setLines(context, kind)),
  ];
  const said = all.map(({ zh }) => zh.replace(SLOT, ''));
  return state.recent.some((text) => said.some((line) => text.includes(line)));
}

/** Set lines that answer nothing. */
const REFUSALS = ['cannot', 'yourTurn'] as const;

/** 你妈妈在哪儿 as 我妈妈在哪儿; undefined where it would be no clause, or may have a mistake. */
function asClause({ setting }: TurnContext, { raw }: Utterance): string | undefined {
  const { situation, core } = setting;
  const plain = (situation.kind === 'tutor' ? addressedAsYou(situation.persona, raw) : raw)
    .trim()
    .replace(BEFORE, '')
    .replace(BEHIND, '');
  if (
    plain.length > LONGEST_CLAUSE ||
    !/^[你您][\p{Script=Han}]+$/u.test(plain) ||
    /我|记得|知道|觉得|认为|猜|[他她它]/u.test(plain)
  )
    return undefined;
  if (!AS_CLAUSE.has(typeOf(core.lexicon, plain)) || check(core.lexicon, `${plain}？`).length > 0)
    return undefined;
  return plain.replaceAll(/[你您]/gu, '我');
}

type Known = { readonly line: Line /** There is no such person. */; readonly isDenied: boolean };

/** Of these, whoever has none of one has nobody to tell of. */
const ALIKE: readonly ReadonlySet<string>[] = [
  '丈夫 妻子 爱人 女朋友 男朋友 husband wife boyfriend girlfriend marido esposa namorado namorada',
  '孩子 女儿 儿子 children daughter daughters son filho filha filhas',
  '哥哥 姐姐 弟弟 妹妹 brother brothers sister sisters irmao irma',
].map((words) => new Set(words.split(' ')));
const DENIED = /没有(?!.*可是)|没结婚|没有结婚|还没结婚|唯一|独生|离婚/u;
const DENIED_OF: readonly RegExp[] = [/没有.{0,3}(?:朋友)|没结婚|没有结婚|还没结婚|离婚/u, DENIED, DENIED];

/** What is known of the one person or animal that is asked after. */
function ofThem({ setting, state }: TurnContext, asked: Utterance): Known | undefined {
  const { situation, core } = setting;
  if (situation.kind !== 'tutor') return undefined;
  const text = addressedAsYou(situation.persona, asked.raw);
  const [who, ...others] = kinNamed(core.lexicon, text);
  if (who === undefined || others.length > 0) return undefined;
  const entries = situation.biography?.entries ?? [];
  const share = ({ asks, foreign }: BiographyEntry, isMeant: (kin: string) => boolean) =>
    [...asks, ...foreign].filter((wording) => {
      const named = kinNamed(core.lexicon, wording);
      return named.length === 1 && isMeant(named[0] ?? '');
    }).length /
    (asks.length + foreign.length);
  const group = ALIKE.findIndex((words) => words.has(who));
  const words = ALIKE[group];
  const isDenial = (zh: string) => DENIED_OF[group]?.test(zh) ?? false;
  const own = entries.find((entry) => share(entry, (kin) => kin === who) >= MOST_OF_THEM);
  const denied =
    words === undefined || own !== undefined
      ? undefined
      : entries.find(
          (entry) => share(entry, (kin) => words.has(kin)) >= MOST_OF_THEM && isDenial(entry.answer.zh),
        );
  if (denied !== undefined) return { line: denied.answer, isDenied: true };
  const isDenied = own !== undefined && isDenial(own.answer.zh);
  if (own === undefined || (!isDenied && state.recent.some((line) => line.includes(own.answer.zh))))
    return undefined;
  return { line: own.answer, isDenied };
}

/** So many of its wordings name nobody else. */
const MOST_OF_THEM = 0.3;
