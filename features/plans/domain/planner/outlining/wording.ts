// Puts the planner's choices into words, in the three languages: title, summary, goals, themes and advice.

import type { Goal, Three } from '../../plan/plan.ts';
import type { AimKind } from '../../profile/aim.ts';
import { isChild } from '../../profile/offers.ts';
import type { Profile, Textbook } from '../../profile/profile.ts';
import { type Basis, type Play, topicsOf } from '../materials/catalogue.ts';
import { TOPICS } from '../materials/topics.ts';
import { practiceGoalOf } from '../packing/practice-goals.ts';
import { sessionsAWeekOf } from '../packing/times.ts';
import { dreamsOf, examOf, goalsServed } from '../wishes/aims.ts';
import { emphasisOf } from '../wishes/emphasis.ts';
import { topTopics } from '../wishes/weigh-topics.ts';
import type { ChosenStage } from './choose-stages.ts';

export function titleOf({ profile }: Pick<Basis, 'profile'>): Three {
  const [dream] = dreamsOf(profile);
  const exam = examOf(profile);
  const [first, second] = topTopics(profile).filter((topic) =>
    profile.interests.some((interest) => interest === topic),
  );
  if (exam)
    return {
      zh: `学中文：考HSK ${exam.band}级`,
      en: `Chinese for HSK ${exam.band}`,
      pt: `Chinês para o HSK ${exam.band}`,
    };
  if (dream) {
    const { zh, en, pt } = dream.name;
    return { zh: `学中文：${zh}`, en: `Chinese for ${en}`, pt: `Chinês para ${pt}` };
  }
  const names = [first, second].flatMap((topic) => (topic ? [TOPICS[topic].name] : []));
  const zh = names.map((name) => name.zh).join('和');
  const en = names.map((name) => name.en).join(' and ');
  const pt = names.map((name) => name.pt).join(' e ');
  return { zh: `学中文，聊${zh}`, en: `Chinese to talk about ${en}`, pt: `Chinês para falar de ${pt}` };
}

/** All that was chosen and nothing else, as far as a sentence holds it. */
const TOPICS_NAMED = 6;

export function summaryOf(basis: Basis, stages: readonly ChosenStage[]): Three {
  const { profile } = basis;
  const rhythm = rhythmOf(basis);
  const topics = topTopics(profile)
    .slice(0, Math.min(TOPICS_NAMED, Math.max(1, profile.interests.length)))
    .map((topic) => TOPICS[topic].name);
  const list = (language: keyof Three, last: string) =>
    joined(
      topics.map((name) => name[language]),
      language === 'zh' ? '、' : ', ',
      last,
    );
  const first = stages[0]?.lesson?.title;
  const room = first ? ROOM_OF[emphasisOf(profile).aim] : undefined;
  return {
    zh: `${rhythm.zh}${first ? `从《${first.zh}》开始，一课接一课往前走。` : ''}${room?.zh ?? ''}情景和单词多选${list('zh', '和')}。`,
    en: `${rhythm.en} ${first ? `It starts with “${first.en}” and builds lesson on lesson. ` : ''}${room ? `${room.en} ` : ''}Scenes and words lean towards ${list('en', ' and ')}.`,
    pt: `${rhythm.pt} ${first ? `Começa com “${first.pt}” e avança lição por lição. ` : ''}${room ? `${room.pt} ` : ''}As cenas e as palavras puxam para ${list('pt', ' e ')}.`,
  };
}

/** Who keeps days free has a session on each of the others, and none is left for catching up. */
function rhythmOf(basis: Basis): Three {
  const { minutesADay } = basis;
  if (basis.sessionsAWeek === undefined)
    return {
      zh: `每天${minutesADay}分钟，每周学${sessionsAWeekOf({})}天，剩下两天可以补课。`,
      en: `${minutesADay} minutes a day, five days a week, with two days left for catching up.`,
      pt: `${minutesADay} minutos por dia, cinco dias por semana, e dois dias de folga para pôr tudo em dia.`,
    };
  const days = basis.sessionsAWeek;
  return {
    zh: `每天${minutesADay}分钟，每周学${days}天，就是你说的那几天。`,
    en: `${minutesADay} minutes a day, on ${days === 1 ? 'the one day' : `the ${days} days`} a week on which you study.`,
    pt: `${minutesADay} minutos por dia, ${days === 1 ? 'no único dia' : `nos ${days} dias`} da semana em que você estuda.`,
  };
}

/** What stands beside the lessons, by what Chinese is for. */
const ROOM_OF: Readonly<Record<AimKind, Three | undefined>> = {
  exam: {
    zh: '课与课之间有短文可读，另外的生词取自考试的词表，最常用的先学。',
    en: 'There are texts to read between the lessons, and the words besides come from the list of the exam, the commonest first.',
    pt: 'Entre as lições há textos para ler, e as palavras extras vêm da lista da prova, as mais comuns primeiro.',
  },
  trip: {
    zh: '每课都配一个路上用得着的情景：问路、住店、点菜、买东西。',
    en: 'Each lesson comes with something you will need on the way: asking directions, checking in, eating out, shopping.',
    pt: 'Cada lição vem com algo de que você vai precisar na viagem: perguntar o caminho, hospedar-se, comer fora, fazer compras.',
  },
  family: {
    zh: '每课都配一个人跟你聊：聊吃的，聊家里，聊家人。',
    en: 'Each lesson comes with somebody to talk with: about food, the home, the family.',
    pt: 'Cada lição vem com alguém com quem conversar: sobre comida, a casa, a família.',
  },
  work: {
    zh: '每课都配一件工作上的事：跟同事说话、谈数字、谈价钱。',
    en: 'Each lesson comes with something of working life: talking with colleagues, about numbers and prices.',
    pt: 'Cada lição vem com algo da vida de trabalho: falar com colegas, de números e de preços.',
  },
  study: {
    zh: '每课都配一篇短文和一件校园里的事：选课、借书、跟同学说话。',
    en: 'Each lesson comes with a text to read and something of campus life: courses, the library, fellow students.',
    pt: 'Cada lição vem com um texto para ler e algo da vida no campus: as disciplinas, a biblioteca, os colegas.',
  },
  enjoyment: undefined,
};

function joined(parts: readonly string[], comma: string, last: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(comma)}${last}${parts.at(-1)}`;
}

const UNNAMED_DREAM: Goal = {
  about: 'dream',
  zh: '用中文说出你的梦想，以及你现在走到了哪一步。',
  en: 'Say in Chinese what you dream of, and how far you have come.',
  pt: 'Dizer em chinês com o que você sonha e até onde já chegou.',
};

/** What the dream asks for, where the course ends, and what can be played by then. */
export function goalsOf({ profile }: Pick<Basis, 'profile'>, stages: readonly ChosenStage[]): Goal[] {
  const hasExam = examOf(profile) !== undefined;
  // What an exam that is named asks for is said when it is known how far the weeks lead.
  const dreams = goalsServed(profile).filter(({ id }) => !(hasExam && id === 'exam'));
  const lessons = stages.flatMap(({ lesson }) => lesson ?? []);
  const plays = stages.flatMap((stage) => stage.plays);
  const last = lessons.at(-1);
  const { aim, topics } = emphasisOf(profile);
  const serving = plays.filter((play) => topicsOf(play).some((topic) => topics.includes(topic)));
  // What one can do by the end is shown by what serves the goal.
  const example = [...serving, ...plays].find(({ kind }) => kind === 'scene') ?? plays[0];
  const texts = aim === 'exam' ? stages.flatMap((stage) => stage.texts) : [];
  return [
    ...dreams.map(({ goal }) => ({ ...goal, about: 'dream' as const })),
    ...(dreams.length > 0 || hasExam ? [] : [UNNAMED_DREAM]),
    ...(last ? [courseGoal(lessons.length, last.title)] : []),
    ...(texts.length > 1 ? [readingGoal(texts.length)] : []),
    ...(example ? [playGoal(plays.length, example)] : [WORDS]),
    ...(last || example === undefined ? [] : [WORDS]),
  ];
}

const courseGoal = (count: number, last: Three): Goal => ({
  about: 'course',
  zh: `学完${count}课，一直学到《${last.zh}》。`,
  en: count === 1 ? `Finish the lesson “${last.en}”.` : `Finish ${count} lessons, as far as “${last.en}”.`,
  pt: count === 1 ? `Concluir a lição “${last.pt}”.` : `Concluir ${count} lições, até “${last.pt}”.`,
});

const readingGoal = (count: number): Goal => ({
  about: 'reading',
  zh: `读完${count}篇短文，答对后面的问题。`,
  en: `Read ${count} texts and answer the questions on them.`,
  pt: `Ler ${count} textos e responder às perguntas sobre eles.`,
});

const playGoal = (count: number, { kind, title: { zh, en, pt } }: Play): Goal =>
  kind === 'scene'
    ? {
        about: 'plays',
        zh: `在${count}个情景里用自己的话把事办成，比如“${zh}”。`,
        en: `Get by in your own words in ${count === 1 ? `“${en}”` : `${count} situations, such as “${en}”`}.`,
        pt: `Se virar com suas próprias palavras em ${count === 1 ? `“${pt}”` : `${count} situações, como “${pt}”`}.`,
      }
    : {
        about: 'plays',
        zh: `把${count}次对话进行到底，比如跟${zh}。`,
        en: `Hold ${count === 1 ? 'a conversation' : `${count} conversations`} to the end, for instance with ${en}.`,
        pt: `Levar até o fim ${count === 1 ? 'uma conversa' : `${count} conversas`}, por exemplo com ${pt}.`,
      };

const WORDS_GOAL: Three = {
  zh: '把每周的新词真正用起来：听得懂，说得出。',
  en: 'Make each week’s words your own: understand them and say them.',
  pt: 'Fazer suas as palavras de cada semana: entender e falar.',
};

const WORDS: Goal = { ...WORDS_GOAL, about: 'words' };

export const themeOf = ({ lesson, plays }: ChosenStage): Three =>
  lesson?.title ?? plays[0]?.title ?? WORDS_GOAL;

/** A lesson says itself what one can do afterwards. */
export function stageGoalOf({ lesson, plays: [play] }: ChosenStage): Three {
  const [goal] = lesson?.goals ?? [];
  if (goal) return goal;
  if (!play) return WORDS_GOAL;
  return practiceGoalOf(play);
}

const LIKED = 7;
const BOOKS: Readonly<Record<Exclude<Textbook, 'none'>, Three>> = {
  hsk_standard: { zh: '《HSK标准教程》', en: 'HSK Standard Course', pt: 'HSK Standard Course' },
  integrated: { zh: '《中文听说读写》', en: 'Integrated Chinese', pt: 'Integrated Chinese' },
  new_practical: {
    zh: '《新实用汉语课本》',
    en: 'New Practical Chinese Reader',
    pt: 'New Practical Chinese Reader',
  },
  boya: { zh: '《博雅汉语》', en: 'Boya Chinese', pt: 'Boya Chinese' },
  developing: { zh: '《发展汉语》', en: 'Developing Chinese', pt: 'Developing Chinese' },
  made_easy: { zh: '《轻松学中文》', en: 'Chinese Made Easy', pt: 'Chinese Made Easy' },
  zhongwen: { zh: '《中文》', en: 'Zhongwen', pt: 'Zhongwen' },
  yuwen: { zh: '《语文》', en: 'Yuwen', pt: 'Yuwen' },
};

/** How to work with the plan, from what the learner likes and has at hand. */
export function adviceOf({ grade, textbooks, likings }: Profile): Three[] {
  const books = textbooks.flatMap((book) => (book === 'none' ? [] : [BOOKS[book]]));
  return [
    {
      zh: '每次先复习，再学新的。忘了不要紧，该复习的词会自己回来。',
      en: 'Review first, then learn something new. Forgetting is fine: words come back when they are due.',
      pt: 'Revise primeiro, depois aprenda algo novo. Esquecer faz parte: as palavras voltam na hora certa.',
    },
    ...(isChild(grade) ? [TOGETHER] : []),
    ...(books.length > 0 ? [bookAdvice(books)] : []),
    ...(likings.writing >= LIKED ? [WRITING] : []),
    ...(likings.listening >= LIKED ? [LISTENING] : []),
    ...(likings.ancient >= LIKED ? [ANCIENT] : []),
  ].slice(0, 5);
}

const TOGETHER: Three = {
  zh: '小孩子最好有大人陪着：大人读题，孩子来答，累了就停。“学前教育”里的短片可以先一起看，孩子爱看就多看几遍。',
  en: 'A child does this best beside a grown-up: you read, the child answers, and you stop when it is tired. Watch the films of “Preschool” together as well, as often as the child likes.',
  pt: 'Criança pequena aprende melhor com um adulto ao lado: você lê, a criança responde, e param quando ela cansar. Vejam também juntos os filminhos da “Pré-escola”, quantas vezes ela quiser.',
};

const bookAdvice = (books: readonly Three[]): Three => ({
  zh: `你还在用${joined(
    books.map(({ zh }) => zh),
    '',
    '和',
  )}：书里碰到的生词，点“收进我的词”，就会跟课里的词一起复习。`,
  en: `You also use ${joined(
    books.map(({ en }) => en),
    ', ',
    ' and ',
  )}: keep the new words you meet there, and they come back together with ours.`,
  pt: `Você também usa ${joined(
    books.map(({ pt }) => pt),
    ', ',
    ' e ',
  )}: guarde as palavras novas de lá, e elas voltam junto com as daqui.`,
});

const WRITING: Three = {
  zh: '你喜欢写：在复习设置里打开“写”，每天写两三个字就够。',
  en: 'You like writing: switch on “writing” in the review settings. Two or three characters a day will do.',
  pt: 'Você gosta de escrever: ative “escrita” nas configurações de revisão. Dois ou três caracteres por dia bastam.',
};
const LISTENING: Three = {
  zh: '你喜欢听：每个情景先合上字幕听一遍，再看着读一遍。',
  en: 'You like listening: hear each scene once without reading along, then once more with the text.',
  pt: 'Você gosta de ouvir: escute cada cena uma vez sem ler e depois outra vez com o texto.',
};
const ANCIENT: Three = {
  zh: '你喜欢古文：到了高级，可以去找李白和苏轼聊天。',
  en: 'You like ancient texts: at the advanced level, Li Bai and Su Shi are waiting to talk with you.',
  pt: 'Você gosta de textos antigos: no nível avançado, Li Bai e Su Shi esperam por você para conversar.',
};
