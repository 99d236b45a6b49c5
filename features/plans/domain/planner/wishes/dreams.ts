// Finds in the learner's own words what they dream of, and says what that means for a plan of Chinese.

import type { Three } from '../../plan/plan.ts';
import type { Topic } from '../materials/topics.ts';

export type Dream = {
  readonly id: string;
  /** Searched in lower case, in the three languages. */
  readonly pattern: RegExp;
  /** For titles: "Chinese for …". */
  readonly name: Three;
  readonly goal: Three;
  readonly topics: readonly Topic[];
  /** Comes before the subject that is studied, wherever in the sentence it stands. */
  readonly isFirst?: true;
  /** Whoever names something more definite besides means that. */
  readonly isBroad?: true;
};

export const DREAMS: readonly Dream[] = [
  {
    id: 'medicine',
    pattern:
      /医生|护士|医学|药|牙医|doctor|nurse|medic|dentist|pharmac|veterinar|médic|enfermeir|dentista|medicina|veterinári/,
    name: { zh: '医护工作', en: 'caring for patients', pt: 'cuidar de pacientes' },
    goal: {
      zh: '听懂病人哪儿不舒服，并用中文回答他们。',
      en: 'Understand what a patient says is wrong, and answer in Chinese.',
      pt: 'Entender o que o paciente sente e responder em chinês.',
    },
    topics: ['health', 'science'],
  },
  {
    id: 'business',
    pattern:
      /生意|做买卖|公司|贸易|老板|经商|商人|经理|市场|business|trade|import|export|company|entrepreneur|startup|manager|market|sales|negócio|comércio|empresa|empreend|gerente|vendas|comprar da china|administração/,
    name: { zh: '跟中国人做生意', en: 'doing business in China', pt: 'negócios com a China' },
    goal: {
      zh: '用中文认识合作伙伴，谈工作，谈价钱。',
      en: 'Get to know partners in Chinese, and talk about work and prices.',
      pt: 'Conhecer parceiros em chinês, falar de trabalho e negociar preços.',
    },
    topics: ['business', 'algebra', 'shopping'],
  },
  {
    id: 'teaching',
    pattern: /老师|教师|教书|教授|teacher|teach|professor|ensinar|professora|lecionar/,
    name: { zh: '当老师', en: 'teaching', pt: 'ensinar' },
    goal: {
      zh: '在教室里用中文提问、解释、鼓励学生。',
      en: 'Ask, explain and encourage in Chinese, as one does in a classroom.',
      pt: 'Perguntar, explicar e incentivar em chinês, como numa sala de aula.',
    },
    topics: ['study', 'family'],
    isFirst: true,
  },
  {
    id: 'study',
    pattern:
      /留学|大学|奖学金|university|college|scholarship|study abroad|\bstudy(?:ing)? (?:\S+ ){0,3}(?:at|in)\b|universidade|faculdade|bolsa|intercâmbio|\bestudar\b(?! (?:o )?(?:chinês|mandarim|a língua))|\bstudium\b|\bstudieren\b|universität|stipendium/,
    name: { zh: '到中国留学', en: 'studying in China', pt: 'estudar na China' },
    goal: {
      zh: '在中国的校园里办事、上课、交朋友。',
      en: 'Get things done, follow classes and make friends on a Chinese campus.',
      pt: 'Resolver as coisas, acompanhar as aulas e fazer amigos num campus chinês.',
    },
    topics: ['study', 'home'],
    isFirst: true,
  },
  {
    id: 'exam',
    pattern: /hsk|汉语水平考试|考试|\bexams?\b|\bprovas?\b|prüfung/,
    name: { zh: '通过考试', en: 'passing the exam', pt: 'passar na prova' },
    goal: {
      zh: '听懂、读懂考试里的中文，有把握地回答。',
      en: 'Understand the Chinese of the exam, heard and read, and answer with confidence.',
      pt: 'Entender o chinês da prova, ouvido e lido, e responder com segurança.',
    },
    // Its words are those of the lessons: whoever takes an exam need not talk about school.
    topics: [],
    isFirst: true,
  },
  {
    id: 'translation',
    pattern: /翻译|口译|外交|translat|interpret|diploma|tradu|intérprete/,
    name: { zh: '翻译和外交', en: 'translating and diplomacy', pt: 'tradução e diplomacia' },
    goal: {
      zh: '听清楚对方的意思，再用自己的话说出来。',
      en: 'Catch what somebody means, and say it again in your own words.',
      pt: 'Captar o que o outro quer dizer e dizer de novo com suas palavras.',
    },
    topics: ['business', 'literature', 'travel'],
  },
  {
    id: 'engineering',
    pattern:
      /工程师|程序员|科技|机器人|电脑|软件|人工智能|engineer|program|software|robot|computer|developer|technolog|\bai\b|\bit\b|engenh|programad|tecnologia|computaç|robô/,
    name: { zh: '科技工作', en: 'working in technology', pt: 'trabalhar com tecnologia' },
    goal: {
      zh: '跟中国同事用中文说清楚问题和办法。',
      en: 'Explain a problem and a way out to Chinese colleagues.',
      pt: 'Explicar um problema e uma solução a colegas chineses.',
    },
    topics: ['technology', 'business', 'science'],
  },
  {
    id: 'science',
    pattern:
      /科学家|研究|宇航员|太空|物理|化学|生物|数学家|scien|research|astronaut|space|physic|chemist|biolog|mathemat|cientista|ciência|pesquis|astronauta|espaço|física|química|matemátic/,
    name: { zh: '科学研究', en: 'science', pt: 'ciência' },
    goal: {
      zh: '用中文问“为什么”，说出自己的看法和原因。',
      en: 'Ask why in Chinese, and give your own view with a reason.',
      pt: 'Perguntar “por quê” em chinês e dar sua opinião com um motivo.',
    },
    topics: ['science', 'study', 'statistics'],
  },
  {
    id: 'arts',
    pattern:
      /歌手|音乐|画家|演员|艺术|导演|设计|跳舞|摄影|singer|music|paint|artist|actor|actress|film|design|danc|photograph|cantor|música|pintor|\bator\b|atriz|artista|cinema|dança|fotóg/,
    name: { zh: '艺术', en: 'the arts', pt: 'as artes' },
    goal: {
      zh: '用中文谈你喜欢的作品，说清楚为什么喜欢。',
      en: 'Talk in Chinese about works you love, and say why.',
      pt: 'Falar em chinês das obras de que você gosta e dizer por quê.',
    },
    topics: ['art', 'music', 'films'],
  },
  {
    id: 'sport',
    pattern:
      /运动员|足球|篮球|教练|冠军|athlete|football|soccer|basketball|coach|champion|olymp|atleta|futebol|basquete|treinador|campeã|campeão|olimp/,
    name: { zh: '体育', en: 'sport', pt: 'esporte' },
    goal: {
      zh: '用中文谈训练和比赛，跟队友打招呼、约时间。',
      en: 'Talk about training and matches, greet teammates and fix a time.',
      pt: 'Falar de treinos e jogos, cumprimentar colegas de time e marcar um horário.',
    },
    topics: ['sport', 'health'],
  },
  {
    id: 'cooking',
    pattern:
      /厨师|做饭|饭馆|餐厅|美食|chef|cook|restaurant|baker|cozinh|restaurante|culinária|gastronom|padeir/,
    name: { zh: '做一手好菜', en: 'cooking', pt: 'cozinhar' },
    goal: {
      zh: '用中文买菜、点菜，说出味道怎么样。',
      en: 'Buy food, order dishes and say how they taste, all in Chinese.',
      pt: 'Comprar ingredientes, pedir pratos e dizer como estão, tudo em chinês.',
    },
    topics: ['food', 'shopping'],
  },
  {
    id: 'family',
    pattern:
      /家人|爷爷|奶奶|外婆|外公|婆婆|岳母|女朋友|男朋友|妻子|丈夫|亲戚|family|grandm|grandp|grandfather|parents|in-law|wife|husband|girlfriend|boyfriend|relatives|família|avó|avô|sogr|esposa|marido|namorad|parente/,
    name: { zh: '跟家人说中文', en: 'talking with the family', pt: 'falar com a família' },
    goal: {
      zh: '跟家里人聊每天的事，逢年过节说上几句心里话。',
      en: 'Chat with the family about the day, and find the right words at festivals.',
      pt: 'Conversar com a família sobre o dia e ter as palavras certas nas festas.',
    },
    topics: ['family', 'food', 'home'],
  },
  {
    id: 'writing',
    pattern:
      /作家|记者|写小说|诗人|写书|文学|writer|author|journalist|novel|poet|literature|escritor|jornalista|romance|poeta|literatura/,
    name: { zh: '写作', en: 'writing', pt: 'escrever' },
    goal: {
      zh: '读懂小故事，用自己的中文把一件事写下来。',
      en: 'Read short stories, and write down something that happened in your own Chinese.',
      pt: 'Ler histórias curtas e escrever em chinês algo que aconteceu com você.',
    },
    topics: ['literature', 'history', 'art'],
  },
  {
    id: 'travel',
    pattern:
      /旅行|旅游|去中国|住在中国|导游|飞行员|空姐|travel|\btrip\b|journey|visit china|live in china|move to china|tour|pilot|flight attendant|viajar|viagem|turis|morar na china|ir para a china|piloto|comissári/,
    name: { zh: '走遍中国', en: 'finding your way in China', pt: 'se virar na China' },
    goal: {
      zh: '一个人也能在中国问路、坐车、住店、吃饭。',
      en: 'Find your way, take trains, check in and eat out in China on your own.',
      pt: 'Pedir informação, pegar trem, se hospedar e comer fora na China por conta própria.',
    },
    topics: ['travel', 'food', 'shopping'],
    isBroad: true,
  },
];

/** What the words speak of, those that are spoken of first before the others; empty when nothing is recognised. */
export function dreamsIn(text: string): readonly Dream[] {
  const lower = text.toLowerCase();
  return DREAMS.map((dream) => ({ dream, at: lower.search(dream.pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => rankOf(a.dream) - rankOf(b.dream) || a.at - b.at)
    .map(({ dream }) => dream);
}

const rankOf = ({ isFirst, isBroad }: Dream): number => Number(isBroad ?? false) - Number(isFirst ?? false);
