// What a learner wishes for the talk itself: to be asked about something, to be spoken to as a grown-up, harder questions.

export type TalkWish =
  /** Ask me about my job; 你问我的妹妹叫什么吧. `of`: a theme, or the person that is to be asked about. */
  | { readonly kind: 'ask-me'; readonly of: AskTheme | undefined; readonly who: string | undefined }
  | { readonly kind: 'grown-up' }
  /** `of`: what they would speak of. */
  | { readonly kind: 'harder'; readonly of: AskTheme | undefined };

export const ASK_THEMES = [
  'work',
  'family',
  'hobby',
  'food',
  'travel',
  'weekend',
  'music',
  'film',
  'pet',
  'home',
  'study',
] as const;
export type AskTheme = (typeof ASK_THEMES)[number];

const THEMES: Readonly<Record<AskTheme, RegExp>> = {
  work: /工作|上班|公司|职业|\b(?:job|work|career|profession)\b|trabalho|emprego|profiss/iu,
  family: /家人|家庭|家里|我家|family|fam[ií]lia/iu,
  hobby: /爱好|兴趣|hobb|free time|tempo livre/iu,
  food: /吃|菜|饭|\bfood\b|comida|cooking|cozinha/iu,
  travel: /旅行|旅游|travel|trip|viage/iu,
  weekend: /周末|weekend|fim de semana/iu,
  music: /音乐|唱歌|music|m[úu]sica/iu,
  film: /电影|movie|film/iu,
  pet: /猫|狗|宠物|\bpet\b|\bcat\b|\bdog\b|gat[oa]|cachorr/iu,
  home: /城市|我住|家乡|my (?:city|town)|minha cidade/iu,
  study: /学习|学校|学中文|studies|school|estudos|escola/iu,
};

/** Those who may be asked about by name. */
const PEOPLE =
  /我的?(?<who>妹妹|姐姐|哥哥|弟弟|妈妈|爸爸|儿子|女儿|孩子|丈夫|妻子|先生|太太|老公|老婆|朋友|男朋友|女朋友|老师|同事|奶奶|爷爷)/u;
const PEOPLE_ABROAD: readonly (readonly [RegExp, string])[] = [
  [/\bmy (?:wife)|minha (?:mulher|esposa)/iu, '妻子'],
  [/\bmy husband|meu marido/iu, '丈夫'],
  [/\bmy (?:daughter)|minha filha/iu, '女儿'],
  [/\bmy son\b|meu filho/iu, '儿子'],
  [/\bmy (?:mother|mom|mum)|minha m[ãa]e/iu, '妈妈'],
  [/\bmy (?:father|dad)|meu pai/iu, '爸爸'],
  [/\bmy (?:kids|children)|meus filhos/iu, '孩子'],
  [/\bmy friend|meu amigo|minha amiga/iu, '朋友'],
];

const ASK_ME =
  /(?:^|[，,。.！!？?：:\s])(?:可以|能不能|那|请|你|您|老师|应该|再|为什么不|不如|能|吧|[，,])*(?:问问?我|问一问我|问(?=我的))(?!的(?:问题|是)|过|了)[^。！？?]{0,14}(?:吧|的事|吗|呢|啊|呀|问题|$|[！!。？?])|\b(?:please )?(?:ask|asking) me (?:about|something|things|questions?|what|who|how)|\bme pergunt[ae]\b|\bpergunt[ae](?:-me| (?:sobre|do|da|pra mim))/iu;
/** 你问我是哪国人，我是…… tells. */
const TELLS = /你问我(?:是|为什么|怎么|什么时候|有没有|在哪)[^。！？]*[，,]/u;

const GROWN_UP =
  /我(?:们)?(?:可|又|已经)?(?:不是(?:小)?(?:孩子|朋友|孩|学生)|是(?:大人|成年人|成人))|(?:问题|话题|这些?).{0,6}(?:太幼稚|幼稚|给(?:小)?孩子|是(?:小)?孩子)|\b(?:i(?:'|’)?m|i am) (?:an? )?(?:adult|grown[- ]?up|grown man|grown woman|not a (?:child|kid))|(?:for|pra|para) (?:kids|children|crian[çc]as?)|\bsou (?:um |uma )?adult[oa]|n[ãa]o sou crian[çc]a|childish|babyish|infantil/iu;
const HARDER =
  /(?:太|有点儿?|很)(?:简单|容易)了?|(?:难|高级|复杂|深)(?:一)?点儿?(?:的)?(?:问题|话题|行|好|可以|吧|$|[。！!？?])|\b(?:too|so) (?:easy|simple|basic)\b|\bharder\b|more difficult|muito f[áa]cil|mais dif[íi]cil/iu;
/** 中文太简单了 would be an opinion on the matter; this is of the talk. */
const OF_TALK = /这|问|话题|我们|聊|说|换|给我|me|question|talk|easy for|pergunt|行不行|可以|吧|^.{0,10}$/iu;

export function talkWishIn(raw: string): TalkWish | undefined {
  if (GROWN_UP.test(raw) && !/[他她]|学生，|以前/u.test(raw)) return { kind: 'grown-up' };
  if (ASK_ME.test(raw) && !TELLS.test(raw)) {
    const who = PEOPLE.exec(raw)?.groups?.['who'] ?? PEOPLE_ABROAD.find(([named]) => named.test(raw))?.[1];
    const of = who === undefined ? ASK_THEMES.find((theme) => THEMES[theme].test(raw)) : undefined;
    if (who !== undefined || of !== undefined) return { kind: 'ask-me', of, who };
  }
  return HARDER.test(raw) && OF_TALK.test(raw) && !/[他她]|考试|作业|菜|课本|书/u.test(raw)
    ? { kind: 'harder', of: ASK_THEMES.find((theme) => theme !== 'study' && THEMES[theme].test(raw)) }
    : undefined;
}

/** Whether somebody has said that they are grown up. */
export function saysGrownUp(texts: readonly string[]): boolean {
  return texts.some((text) => GROWN_UP.test(text));
}
