// Finds in the learner's own words what they dream of, and says what that means for a plan of Chinese.

import type { Three } from '../../plan/plan.ts';
import type { Topic } from '../materials/topics.ts';
import { said, spanOf, type WordPattern } from './said.ts';

export type Dream = {
  readonly id: string;
  /** By which it is told, in whatever language it is written. */
  readonly said: WordPattern;
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
    said: said(
      'doctor* nurse nurses nursing medic* dentist* pharmac* veterinar* enfermeir* dentista* medecin* infirmier* arzt arztin krankenschwester enfermer*',
      '医生|护士|医学|药|牙医',
    ),
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
    said: said(
      'business businesses trade trading import imports importing importer* export exports exporting exporter* company companies entrepreneur* startup* manager* market markets marketing sales negocio* comercio empresa* empreend* importar exportar gerente* vendas comprar_da_china administracao entreprise* commerce geschaft* firma unternehm*',
      '生意|做买卖|公司|贸易|老板|经商|商人|经理|市场',
    ),
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
    said: said(
      'teacher* teaching teach_english professor* professora* ensinar lecionar enseigner enseignant* lehrer*',
      '当老师|做老师|教师|教书|教授',
    ),
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
    said: said(
      'university universities college scholarship* study_abroad studying_abroad study~in study~at studying~in studying~at universidade* faculdade* bolsa bolsas intercambio estudar~em estudar~na estudar~no universite* etudier~a etudier~en etudier~au etudes_a stipendi* studium studieren universitat* universidad* beca',
      '留学|大学|奖学金',
    ),
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
    said: said('hsk exam exams prova provas prufung* examen* test_de_chinois', 'HSK|hsk|汉语水平考试|考试'),
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
    said: said(
      'translat* interpreter* interpreting diplomat* diplomac* tradu* interprete* dolmetsch* ubersetz*',
      '翻译|口译|外交',
    ),
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
    said: said(
      'engineer* programmer* programming software robot* computer* developer* technolog* artificial_intelligence machine_learning engenh* programador* tecnolog* computac* robo robos robotic* ingenieur* informatique programmeur* informatik ingenier*',
      '工程师|程序员|科技|机器人|电脑|软件|人工智能',
    ),
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
    said: said(
      'science sciences scientist* scientific research researcher* researching astronaut* outer_space physics physicist* chemist* biolog* mathemat* cientista* ciencia* pesquis* astronauta* quimica matematic* scientifique* chercheu* wissenschaft* cientific*',
      '科学家|研究|宇航员|太空|物理|化学|生物|数学家',
    ),
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
    said: said(
      'singer* music musician* paint painting* painter* artist* actor* actress* film films filming filmmak* filme filmes movie* cinema* design designer* dancer* dancing photograph* cantor cantora musica musicas musico pintor* pintura* ator atores atriz artista* danca* fotograf* musique musicien* peintre* acteur* actrice* realisateur* danseu* kunstler* musik musiker* schauspiel* cineasta*',
      '歌手|音乐|画家|演员|艺术|导演|设计|跳舞|摄影|电影',
    ),
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
    said: said(
      'athlete* football* soccer basketball coach coaches champion* olymp* atleta* futebol basquete treinador* campea* olimp* fussball* sportler*',
      '运动员|足球|篮球|教练|冠军',
    ),
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
    said: said(
      'chef chefs cook cooking cooks restaurant* baker bakery cozinh* culinaria gastronom* padeir* cuisiner cuisinier* koch kochin kochen cocinar cocinero*',
      '厨师|做饭|饭馆|餐厅|美食',
    ),
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
    said: said(
      'family families grandm* grandp* grandfather* parents in_laws mother_in_law father_in_law wife husband girlfriend* boyfriend* relatives familia avo avos sogr* esposa* marido namorad* parente* famille* grand_mere* grand_pere* grands_parents beaux_parents belle_mere familie schwieger* grosseltern oma opa abuel*',
      '家人|爷爷|奶奶|外婆|外公|婆婆|岳母|女朋友|男朋友|妻子|丈夫|亲戚',
    ),
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
    said: said(
      'writer* author* journalist* novel novels novelist* poet poets literature escritor* jornalista* romancista* romance romances poeta* literatura ecrivain* schriftsteller* periodista*',
      '作家|记者|写小说|诗人|写书|文学',
    ),
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
    said: said(
      'travel* trip trips journey* visit_china live_in_china move_to_china tourist* tour_guide* pilot pilots flight_attendant* viajar viagem viagens turis* morar_na_china ir_para_a_china piloto* comissari* voyag* reisen reise',
      '旅行|旅游|去中国|住在中国|导游|飞行员|空姐',
    ),
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
  return DREAMS.flatMap((dream) => {
    const span = spanOf(text, dream.said);
    return span ? [{ dream, at: span.from }] : [];
  })
    .toSorted((a, b) => rankOf(a.dream) - rankOf(b.dream) || a.at - b.at)
    .map(({ dream }) => dream);
}

const rankOf = ({ isFirst, isBroad }: Dream): number => Number(isBroad ?? false) - Number(isFirst ?? false);
