// The talks of the demo: who talks with what kind of tutor, since when, and what they answer to which question.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { TutorLevel } from '../../domain/limits.ts';

export type DemoStory = {
  readonly who: 'student' | 'teacher' | 'distributor';
  readonly level: TutorLevel;
  readonly language: Locale;
  readonly daysAgo: number;
  /** How often the learner speaks before the talk rests at an open question. */
  readonly turns: number;
  /** Turns between two pauses of a day or more. */
  readonly turnsPerDay: number;
  /**
   * `topic.question` of the authored talk → what the learner says while that question is open, one after the other.
   * Every question of the level is here, for each talk takes its topics in an order of its own.
   */
  readonly answers: Readonly<Record<string, readonly string[]>>;
};

/** A programmer from São Paulo, a beginner who makes mistakes and asks back. */
const student: DemoStory = {
  who: 'student',
  level: 'beginner',
  language: 'pt',
  daysAgo: 40,
  turns: 24,
  turnsPerDay: 4,
  answers: {
    'meet.name': ['你好，老师！我叫卢卡斯。'],
    'meet.country': ['我是巴西人。你呢？'],
    'meet.how-are-you': ['我今天很好，有一点儿累。'],
    'meet.why-chinese': ['什么意思？', '因为我想去中国工作。'],
    'family.how-many': ['我家有四口人：爸爸、妈妈、妹妹和我。'],
    'family.live-where': ['他们住在圣保罗。'],
    'family.pet': ['我家有一个狗。'],
    'family.best-friend': ['我最好的朋友叫佩德罗，他也学中文。'],
    'day.get-up': ['我每天七点半起床。'],
    'day.work-study': ['我工作，我是程序员。'],
    'day.go-by': ['不知道怎么说。', '我坐地铁去上班。'],
    'day.evening': ['晚上我常常学中文，也看电视。'],
    'food.favorite': ['我最喜欢吃烤肉。'],
    'food.tea-coffee': ['我喜欢喝咖啡，巴西的咖啡很好喝。'],
    'food.breakfast': ['今天早上我吃了面包和水果。'],
    'food.cook': ['我会做鸡肉和米饭。'],
    'free-time.hobby': ['我喜欢听音乐。你呢？'],
    'free-time.sport': ['我喜欢踢足球！'],
    'free-time.last-weekend': ['上个周末我去了海边。'],
    'free-time.season': ['我最喜欢夏天，因为可以去海边。'],
    'shopping.where': ['我常常在超市买东西。'],
    'shopping.bought': ['我最近买了一本中文书。'],
    'shopping.favorite-color': ['我喜欢蓝色的衣服。'],
    'shopping.how-much': ['我觉得十块钱很便宜。'],
  },
};

/** The bookseller below lets her daughter try the tutor for the youngest. */
const daughter: DemoStory = {
  who: 'distributor',
  level: 'preschool',
  language: 'en',
  daysAgo: 30,
  turns: 14,
  turnsPerDay: 4,
  answers: {
    'meet.name': ['我叫莉莉。'],
    'meet.age': ['我六岁。'],
    'meet.feeling': ['我很高兴！'],
    'meet.play': ['我喜欢玩球。'],
    'family.how-many': ['我家有三口人。'],
    'family.who': ['我家有爸爸、妈妈和我。'],
    'family.siblings': ['没有。'],
    'family.love': ['我爱妈妈！'],
    'animals.favorite': ['我喜欢猫。'],
    'animals.at-home': ['我家有一只猫。'],
    'animals.fly': ['小鸟会飞。'],
    'colors.favorite': ['我喜欢红色。'],
    'colors.apple': ['苹果是红色的。'],
    'colors.sky': ['天是蓝色的。'],
    'colors.panda': ['大熊猫是黑色和白色。'],
    'animals.big': ['大象大！'],
    'food.favorite': ['我喜欢吃米饭。'],
    'food.favorite-drink': ['我喜欢喝牛奶。'],
    'food.breakfast': ['我早上吃面包。'],
    'food.fruit': ['我喜欢吃苹果。'],
  },
};

/** A bookseller from London. */
const distributor: DemoStory = {
  who: 'distributor',
  level: 'intermediate',
  language: 'en',
  daysAgo: 24,
  turns: 15,
  turnsPerDay: 4,
  answers: {
    'meet.name': ['你可以叫我格蕾丝。'],
    'meet.live': ['我现在住在伦敦，那儿常常下雨，不过我已经习惯了。'],
    'meet.how-long': ['我学了三年了。'],
    'meet.hardest': ['我觉得最难的是声调，还有汉字。'],
    'life.weekend': ['上个周末我跟朋友去看了一个展览。'],
    'life.cook-or-out': ['我更喜欢自己做饭，因为又便宜又健康。'],
    'life.phone': ['我觉得我做不到，因为工作的时候一直要用手机。'],
    'life.friend-trait': ['我觉得好朋友应该互相帮助，说真话。'],
    'travel.best-place': ['给我印象最深的是西安，因为那儿历史很长，小吃也特别多。'],
    'travel.alone-or-together': ['我更喜欢跟朋友一起，因为可以互相照顾。'],
    'travel.trouble': ['有一次，我在机场丢了护照，后来找到了。'],
    'travel.china-plan': ['我最想去成都看大熊猫，吃火锅。'],
    'work.what-do': ['我开了一家小书店，主要负责介绍中文书。'],
    'work.like-job': ['我最喜欢的是跟顾客聊天。'],
    'work.use-chinese': ['我在给出版社写邮件的时候用中文。'],
    'work.future': ['五年以后，我希望开第二家书店。'],
    'health.exercise': ['我平时跑步，一个星期三次。'],
    'health.sleep': ['我一般十一点睡觉，睡得还不错。'],
    'health.stress': ['压力大的时候，我会去公园散步，或者听音乐。'],
    'health.sick': ['如果感冒不严重，我就在家休息，多喝水。'],
  },
};

/** A teacher of Chinese in Lisbon, who keeps her own Chinese fresh. */
const teacher: DemoStory = {
  who: 'teacher',
  level: 'advanced',
  language: 'zh',
  daysAgo: 16,
  turns: 10,
  turnsPerDay: 3,
  answers: {
    'meet.name': ['我叫玛尔塔，这是外婆给我起的名字。'],
    'meet.path': ['我目前在里斯本教中文，当初之所以选择它，是因为上大学时去北京交换了一年。'],
    'meet.chinese-change': ['学了中文以后，我发现看问题可以有完全不同的角度，人也变得更有耐心了。'],
    'meet.misunderstanding': ['有一次，我以为“改天一起吃饭”是真的约我，后来才知道那只是一句客气话。'],
    'culture.festival': ['最能体现我们文化的是六月的圣安东尼节，那时候人们在街上烤沙丁鱼、唱歌跳舞。'],
    'culture.tradition-modern': [
      '我觉得有必要保留，一方面它是一个地方的记忆，另一方面年轻人也能给它新的样子。',
    ],
    'culture.book': ['有一本书叫《活着》，读完以后我开始重新思考什么是坚强。'],
    'culture.translation': [
      '我们语言里有个词，意思大概是对远方的人和过去的日子的思念，可是中文的“想念”只说出了一半。',
    ],
    'society.city-or-country': ['相比之下，我更愿意生活在小地方，尽管机会少一些，但是邻居之间有人情味。'],
    'society.environment': ['自从搬到市中心以后，我就尽量不开车，出门坐电车或者走路。'],
    'society.education': ['我认为学校不仅要教知识，更要教孩子怎么提问。'],
    'society.happiness': ['对我来说，只要能安安静静地喝杯咖啡、上好一节课，就算是好日子。'],
    'technology.ai-work': ['与其担心被取代，不如想想怎么用它把课备得更好。'],
    'technology.social-media': [
      '表面上大家的联系更多了，实际上面对面聊天的时间越来越少，我觉得反而更孤独了。',
    ],
    'technology.privacy': ['我可以接受软件知道我在哪儿，但是不能接受它偷听我说话。'],
    'technology.invention': ['在我看来，影响最大的是自来水，因为它让普通人少生了很多病。'],
    'work.salary-or-meaning': ['如果只能选一个，我宁愿选有意义的工作，毕竟每天要花八个小时在上面。'],
    'work.remote': ['我认为远程办公的好处是自由，但是同事之间容易变得陌生。'],
    'work.overtime': ['我不太同意这种说法，因为加班多不等于效率高。'],
    'work.failure': [
      '几年前，我第一次上公开课，准备得太满，结果学生一句话也没说上，从此我明白了少讲比多讲难。',
    ],
  },
};

export const demoStories: readonly DemoStory[] = [student, daughter, distributor, teacher];
