// A death, or what weighs on somebody: met as whoever is played would meet it, before anything else.

import type { Line } from '../../../../../content/schema/line.ts';
import { each, wordings } from '../../../../say/wording.ts';
import type { Leads, TurnContext } from '../../../../state/turn-context.ts';
import type { PlaySituation } from '../../../../state/types.ts';
import { isGravest } from '../../../listening/grave.ts';
import { clausesOf, sentencesOf } from '../../hearing/clauses.ts';
import { framesIn } from '../../hearing/frames-in.ts';
import { isQuestion } from '../../hearing/speech-acts.ts';

type Hearing = TurnContext & { readonly playing: PlaySituation };
type Weight = 'death' | 'trouble';

const SOMEBODY =
  '(?:爷爷|奶奶|姥姥|姥爷|外婆|外公|妈妈?|爸爸?|父亲|母亲|父母|老师|朋友|丈夫|妻子|老公|老婆|爱人|先生|太太|孩子|儿子|女儿|哥哥|姐姐|弟弟|妹妹|病人|同事|邻居|狗|猫|他|她|它)';
const DEATH = new RegExp(
  `去世|过世|葬礼|${SOMEBODY}[^，,。！!？?]{0,8}(?:死了|不在了|走了(?![一两三半]|很|好|多|进|出|过|吗)|没了|离开了?(?:我们|我|人世|这个世界))|\\bdied\\b|passed away|morreu|faleceu`,
  'iu',
);
const TROUBLE =
  /没保住|流产|(?<![不别])难过|(?<![不别])伤心|离了?婚|分手|失恋|(?<!没)失业|(?:丢|没)了工作|裁员|被(?:公司)?(?:开除|解雇|裁)|绝望|寂寞|孤单|孤独|想不开|癌|心里(?:很|真)?(?:乱|难受|苦)/u;
const NOT_THEIRS = /[你您]|别难过|如果|要是|电影|书里|故事/u;

/** Undefined where nothing of the kind is told. */
export function badNewsIn(context: Hearing): Leads | undefined {
  const weight = weightOf(context);
  if (weight === undefined) return undefined;
  const lines = linesFor(context, weight);
  // Who goes on about it was met already.
  const wasMet = lines.some(({ zh }) => context.state.recent.at(-1)?.includes(zh));
  return weight === 'trouble' && wasMet ? undefined : each(wordings(context, lines));
}

function weightOf({ said, setting: { core }, playing }: Hearing): Weight | undefined {
  const clauses = sentencesOf(said.raw)
    .flatMap(clausesOf)
    .filter((clause) => !isQuestion(clause) && !NOT_THEIRS.test(clause));
  if (clauses.some((clause) => DEATH.test(clause))) return 'death';
  // What is found or feared in a clinic is what one is there for.
  if (playing.play.world?.kind === 'clinic') return undefined;
  if (clauses.some((clause) => TROUBLE.test(clause))) return 'trouble';
  const isOfSomebodyNear = framesIn(core, clauses.join('')).some(
    (frame) =>
      isGravest(frame) &&
      frame.stance === 'bad' &&
      frame.who.role === 'noun' &&
      frame.who.noun.kind === 'person' &&
      frame.predicate?.id !== 'bully' &&
      !frame.clause.includes('过敏'),
  );
  return isOfSomebodyNear ? 'trouble' : undefined;
}

const SIMPLE: Readonly<Record<Weight, readonly Line[]>> = {
  death: [
    { zh: '听到这个，我也很难过。', en: 'I’m so sorry to hear that.', pt: 'Sinto muito em ouvir isso.' },
    {
      zh: '真让人难过。你慢慢来，不着急。',
      en: 'That’s so sad. Take your time.',
      pt: 'Que tristeza. Leve o tempo que precisar.',
    },
  ],
  trouble: [
    {
      zh: '你心里一定不好受。慢慢来，我在这儿。',
      en: 'That must be hard. Take your time, I’m here.',
      pt: 'Deve ser difícil. Com calma, estou aqui.',
    },
    {
      zh: '这样的事，谁都会难过的。',
      en: 'That would make anybody sad.',
      pt: 'Isso deixaria qualquer um triste.',
    },
  ],
};
const FORMAL: Readonly<Record<Weight, readonly Line[]>> = {
  death: [
    {
      zh: '听您这么说，我心里也不好受，请您节哀。',
      en: 'I’m sorry to hear it; my condolences.',
      pt: 'Sinto muito; meus sentimentos.',
    },
    {
      zh: '走了，心里就空了一块，我懂。',
      en: 'When they go, there’s a hole in the heart; I know.',
      pt: 'Quando se vão, fica um vazio no coração; eu sei.',
    },
  ],
  trouble: [
    {
      zh: '您心里一定不好受，别急，慢慢说。',
      en: 'That must be hard on you. Take your time.',
      pt: 'Deve estar sendo difícil. Fale com calma.',
    },
    {
      zh: '这样的事谁遇上都难受，您辛苦了。',
      en: 'That would weigh on anybody. You’ve had a hard time.',
      pt: 'Isso pesaria em qualquer um. Você tem passado por muito.',
    },
  ],
};
const CLOSE: Readonly<Record<Weight, readonly Line[]>> = {
  death: [
    {
      zh: '哎，心里一定很难受吧。想哭就哭，我陪着你。',
      en: 'Oh, that must hurt. Cry if you want to, I’m with you.',
      pt: 'Ah, deve doer muito. Chore se quiser, estou com você.',
    },
    {
      zh: '人走了，心里还在。想说就说，我听着。',
      en: 'They’re gone but still in your heart. Talk if you like, I’m listening.',
      pt: 'A pessoa se foi, mas fica no coração. Se quiser falar, eu ouço.',
    },
  ],
  trouble: [
    {
      zh: '哎，让你受苦了。别一个人撑着，还有我呢。',
      en: 'Oh, you’ve been through so much. Don’t carry it alone, I’m here.',
      pt: 'Ah, você passou por tanta coisa. Não carregue isso sozinho, estou aqui.',
    },
    {
      zh: '听着真让人心疼。不急，什么时候想说都行。',
      en: 'It hurts to hear. No hurry, tell me whenever you like.',
      pt: 'Dói ouvir isso. Sem pressa, conte quando quiser.',
    },
  ],
};
const SMALL: readonly Line[] = [
  { zh: '不哭，来，抱抱。', en: 'Don’t cry, come, a hug.', pt: 'Não chore, venha, um abraço.' },
  { zh: '你别难过，我陪你。', en: 'Don’t be sad, I’m with you.', pt: 'Não fique triste, estou com você.' },
];
const VERSE: readonly Line[] = [
  {
    zh: '人有悲欢离合，此事古难全。这一程，我陪你坐坐。',
    en: 'People part and meet, as they always have. I’ll sit with you for this stretch of the way.',
    pt: 'A gente parte e se encontra, sempre foi assim. Fico com você neste trecho do caminho.',
  },
  {
    zh: '伤心处不必多说，月亮懂，我也懂。',
    en: 'No need for many words where it hurts: the moon understands, and so do I.',
    pt: 'Onde dói não é preciso dizer muito: a lua entende, e eu também.',
  },
];

function linesFor({ playing, level }: Hearing, weight: Weight): readonly Line[] {
  const { manner = 'service' } = playing.play;
  if (manner === 'kids' || manner === 'child') return SMALL;
  if (manner === 'poet') return VERSE;
  if (level !== 'intermediate' && level !== 'advanced') return SIMPLE[weight];
  return manner === 'friend' || manner === 'family' ? CLOSE[weight] : FORMAL[weight];
}
