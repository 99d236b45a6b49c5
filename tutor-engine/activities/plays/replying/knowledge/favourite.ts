// What a character likes best of a kind that nobody wrote down: something small that is true of many, always the same.

import type { Line } from '../../../../../content/schema/line.ts';
import type { Leads, TurnContext } from '../../../../state/turn-context.ts';
import type { PlaySituation } from '../../../../state/types.ts';

type Playing = TurnContext & { readonly playing: PlaySituation };

const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

const ASKS =
  /[你您](?:自己|平时|也)?(?:最)?(?:喜欢|爱)(?:的|看|听|过|去|穿|读)?(?:是)?(?:哪|什么)|[你您](?:自己)?最(?:喜欢|爱)[^，,。？?]{0,6}的?(?:是)?(?:什么|哪)/u;

/** By the kind that is named; the first that fits counts. */
const BEST: readonly (readonly [RegExp, Line])[] = [
  [
    /节目|春晚|晚会/u,
    line(
      '我最爱看小品，一看就笑。',
      'I like the comedy sketches best, they always make me laugh.',
      'Gosto mais dos esquetes de humor, sempre rio.',
    ),
  ],
  [/颜色/u, line('红色，看着高兴。', 'Red, it’s cheerful to look at.', 'Vermelho, alegra a vista.')],
  [
    /季节|天气|春天|夏天|秋天|冬天/u,
    line('秋天，不冷也不热。', 'Autumn, it’s neither cold nor hot.', 'O outono, nem frio nem calor.'),
  ],
  [
    /节日|什么节|哪个节/u,
    line(
      '春节，全家人都在一起。',
      'Spring Festival, when the whole family is together.',
      'O Ano-Novo Chinês, com a família toda reunida.',
    ),
  ],
  [/运动|球/u, line('走路，走走路身体就好。', 'Walking: it keeps one well.', 'Caminhar: faz bem ao corpo.')],
  [
    /音乐|歌/u,
    line('老歌，听着亲切。', 'Old songs, they feel like home.', 'Músicas antigas, são aconchegantes.'),
  ],
  [
    /电影|电视/u,
    line('老电影，看几次都不够。', 'Old films, I never tire of them.', 'Filmes antigos, nunca me canso.'),
  ],
  [
    /动物/u,
    line('狗，又聪明又可爱。', 'Dogs, they’re clever and sweet.', 'Cachorros, são espertos e fofos.'),
  ],
  [
    /花/u,
    line(
      '桂花，又小又香。',
      'Osmanthus, so small and so fragrant.',
      'A flor de osmanto, tão pequena e cheirosa.',
    ),
  ],
  [/水果/u, line('西瓜，夏天天天吃。', 'Watermelon, every day in summer.', 'Melancia, todo dia no verão.')],
  [
    /城市|地方/u,
    line(
      '我还是喜欢家乡，哪儿都比不上。',
      'My home town, nowhere compares.',
      'Minha terra natal, nenhum lugar se compara.',
    ),
  ],
  [
    /书/u,
    line(
      '讲老故事的书，我看了好几遍。',
      'Books of old stories, I’ve read them several times.',
      'Livros de histórias antigas, já li várias vezes.',
    ),
  ],
];

/** Undefined where no favourite of a kind is asked for, or what the character tells of themself names it. */
export function favouriteIn({ playing: { play } }: Playing, raw: string): Leads | undefined {
  if (!ASKS.test(raw) || play.manner === 'poet' || play.manner === 'kids' || play.manner === 'child')
    return undefined;
  const found = BEST.find(([kind]) => kind.test(raw));
  if (found === undefined) return undefined;
  const [kind, said] = found;
  const own = Object.values(play.facts ?? {})
    .flatMap(({ say }) => say)
    .some(({ zh }) => kind.test(zh) && /喜欢|爱|最/u.test(zh));
  return own ? undefined : [[said]];
}
