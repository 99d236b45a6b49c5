// The themes of ours that a dream speaks of, in whatever language it is written: each by words that leave no doubt.

import type { Three } from '../../plan/plan.ts';
import { TOPICS, type Topic } from '../materials/topics.ts';
import { said, spanOf, type WordPattern } from './said.ts';

export type Theme = {
  readonly name: Three;
  /** None where it is told by single plays and texts. */
  readonly topics: readonly Topic[];
  /** What belongs to it besides, as the content is named: `scene restaurant/with-friends`. */
  readonly pieces: readonly string[];
  readonly said: WordPattern;
};

const ofTopic = (topic: Topic, latin: string, zh: string): Theme => ({
  name: TOPICS[topic].name,
  topics: [topic],
  pieces: [],
  said: said(latin, zh),
});

/** What is told by a single word better than by a theme (a dish, an animal, an instrument) stands in none of them. */
export const THEMES: readonly Theme[] = [
  ofTopic(
    'study',
    'university universities college campus scholarship* exchange_student* study_abroad studying_abroad universidade* faculdade* intercambio bolsa_de_estud* universite* bourse_d_etudes universitat* stipendi* universidad* beca study~in study~at in~studieren studying~in studying~at studies~in estudar~em estudar~na estudar~no etudier~a etudier~en etudier~au etudes_a studieren~in studiere~in estudiar~en',
    '大学|留学|校园|奖学金|研究生|上学',
  ),
  ofTopic(
    'films',
    'film films filming filmmak* filmemacher* filme filmes movie* cinema* screenwriter* screenplay* documentar* kino tv_series tv_drama* television',
    '电影|影视|导演|纪录片|拍片|电视剧',
  ),
  {
    name: { zh: '朋友', en: 'friends', pt: 'amigos' },
    topics: [],
    pieces: [
      'scene restaurant/with-friends',
      'role classmate',
      'text two-cups-of-tea',
      'text come-and-eat',
      'text the-birthday-ticket',
      'lesson who-do-you-know',
      'lesson birthday-secret',
      'lesson the-concert',
    ],
    // Whoever one lives with is somebody to talk with: a roommate is no flat to let.
    said: said(
      'friend friends friendship* roommate* flatmate* housemate* room_mate* flat_mate* house_mate* classmate* penpal* amigo* amiga* amizade* colega_de_quarto colegas_de_quarto colega_de_casa colegas_de_casa colega_de_apartamento colegas_de_apartamento ami amis amie amies amitie* colocataire* freund* mitbewohner* amistad*',
      '朋友|室友|舍友|同屋',
    ),
  },
  {
    ...ofTopic(
      'home',
      'rent_a_flat rent_a_room renting_a_flat renting_a_room rent_a rent_an renting landlord* landlad* apartment* alugar aluguel apartamento* appartement* louer loyer colocation wohnung* mieten miete alquilar alquiler',
      '租房|房租|房东|租一|合租|公寓',
    ),
    name: { zh: '租房和居家', en: 'renting and home life', pt: 'aluguel e vida em casa' },
  },
  {
    ...ofTopic(
      'business',
      'job jobs career* office colleague* coworker* internship* business businesses company companies startup* work_in work_at work_for working_in working_at working_for emprego* carreira* escritorio colega_de_trabalho colegas_de_trabalho estagio negocio* empresa* trabalhar_em trabalhar_na trabalhar_no trabalhar_numa travailler_a travailler_en travailler_dans travailler_au emploi entreprise* collegue* arbeiten_in arbeite_in firma trabajar_en trabajo empleo',
      '上班|公司|同事|实习|找工作|找到工作|生意|职业',
    ),
    name: { zh: '工作', en: 'work', pt: 'trabalho' },
  },
  ofTopic(
    'travel',
    'travel* trip trips journey* backpack* tourist* tourism viaj* viag* turis* voyag* reise reisen reist viaje* vacances urlaub',
    '旅行|旅游|游客|自由行',
  ),
  ofTopic(
    'family',
    'family families parents grandm* grandp* granny grandfather* in_laws mother_in_law father_in_law wife husband girlfriend* boyfriend* fiance* relatives familia familias avo avos sogr* esposa* marido namorad* parentes famille* grand_mere* grand_pere* grands_parents beaux_parents belle_mere familie* grosseltern oma opa schwieger* abuel* novia novio',
    '家人|家里人|父母|爷爷|奶奶|外婆|外公|姥姥|姥爷|婆婆|岳母|女朋友|男朋友|妻子|丈夫|亲戚',
  ),
  ofTopic(
    'food',
    'food cook cooking chef* cuisine* restaurant* baker* padari* padeir* boulang* comida* cozinhar cozinha cozinheir* culinaria gastronom* cuisiner cuisinier* kochen koch kochin cocinar cocina cocinero*',
    '美食|做饭|做菜|厨师|饭馆|餐厅',
  ),
  ofTopic(
    'shopping',
    'shopping haggl* bargaining fazer_compras einkaufen ir_de_compras',
    '购物|逛街|砍价|讨价还价',
  ),
  ofTopic(
    'sport',
    'sport sports football soccer basketball tennis athlete* olympi* olimpi* martial_arts artes_marciais arts_martiaux esporte* futebol basquete atleta* deporte* fussball',
    '体育|运动员|足球|篮球|网球|武术',
  ),
  ofTopic(
    'nature',
    'nature wildlife hike hiking animals animais natureza naturaleza animaux randonnee* wandern tiere',
    '大自然|动物',
  ),
  ofTopic(
    'health',
    'doctor doctors nurse nurses nursing hospital hospitals medicine medical dentist* pharmac* medico* medica* medicina enfermeir* dentista* saude medecin* infirmier* sante arzt arztin krankenhaus enfermer* salud',
    '医生|护士|医院|医学|中医',
  ),
  ofTopic(
    'literature',
    'literature literary novel novels poetry literatura literatur litterature romans roman_chinois',
    '文学|小说|诗歌',
  ),
  ofTopic(
    'history',
    'history dynasty dynasties historia_da_china historia_chinesa histoire_de_la_chine geschichte_chinas historia_de_china',
    '历史|朝代',
  ),
  ofTopic(
    'art',
    'art arts artist* painting paintings painter* photograph* design designer* arte artes artista* pintura* pintor* fotograf* peinture* peintre* kunst kunstler* malerei',
    '艺术|画画|画家|摄影|设计',
  ),
  ofTopic(
    'music',
    'music musician* singer* musica musicas musico musique* musicien* chanteu* musik musiker* sanger* cantor* cantante*',
    '音乐|歌手',
  ),
  ofTopic(
    'science',
    'science sciences scientist* scientific researcher* astronaut* physics biology chemistry ciencia* cientista* pesquisador* astronauta* fisica biologia scientifique* chercheu* wissenschaft* cientific*',
    '科学|物理|化学|生物学|宇航员',
  ),
  ofTopic(
    'technology',
    'technolog* tecnolog* engineer* engineering engenh* software programmer* programming programador* programmeur* informatique computer* computador* robot* robotics ingenieur* ingenier* artificial_intelligence machine_learning',
    '科技|工程师|程序员|软件|人工智能|机器人|编程',
  ),
  ofTopic(
    'games',
    'games gaming gamer* video_game videogame* jogos jeux_video videospiel* videojuego*',
    '游戏|电竞',
  ),
];

export type NamedTheme = { readonly theme: Theme; readonly from: number; readonly to: number };

/** Those that a text speaks of, in its order, with the place of the words that say so. */
export function themesIn(text: string): readonly NamedTheme[] {
  return THEMES.flatMap((theme) => {
    const span = spanOf(text, theme.said);
    return span ? [{ theme, ...span }] : [];
  }).toSorted((a, b) => a.from - b.from);
}

/** Whether a piece of the content belongs to it, by its name and its topics. */
export const isOfTheme = ({ topics, pieces }: Theme, piece: string, own: readonly Topic[]): boolean =>
  pieces.includes(piece) || own.some((topic) => topics.includes(topic));
