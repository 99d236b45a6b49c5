// Lines of kinds that free learners were once not heard by: leave, objections, questions of words, memory, what is told.

import { describe, expect, it } from 'vitest';
import { loadContent } from '../content/load.ts';
import { begin, settingFor, tutorTalks } from './testing/stages.ts';
import { intentOf } from './understand/intent.ts';
import { objectionIn } from './understand/replies/objection.ts';
import { utterance } from './understand/text/utterance.ts';

const content = loadContent();
const stages = tutorTalks(content);

function talkWith(tutor: string, facts: readonly string[] = []) {
  const situation = stages.find(({ stage }) => stage.name === tutor)?.situation;
  if (situation === undefined) throw new Error(`no tutor ${tutor}`);
  return begin(settingFor(situation, { smallTalk: content.smallTalk, locale: 'en', facts }));
}

const kindOf = (text: string) => intentOf(utterance(text)).kind;

describe('leave', () => {
  it.each([
    '我要做饭了，拜拜安娜！下次告诉你。',
    '那我先睡了，明天还要上班。',
    '今天先到这儿吧，谢谢老师。',
    '我要去游泳了，老师，祝我好运！',
    '不早了，我要走了，锅里还有菜！明天见！',
    '昨天的“雨”字我写错了，老师笑了。好了，我得去喂猫了，晚安小马，下周再聊！',
    '她说她喜欢这个礼物，我很高兴。车来了，我先上车，改天聊，你会记得我女儿的生日吗？',
    'Well, that was my week. Good night, teacher!',
    'Minha irmã chegou. Até amanhã, professora!',
  ])('is taken: %s', (text) => expect(kindOf(text)).toBe('goodbye'));

  it.each([
    '我要毕业了，可是我不想走。',
    '他说再见的时候我哭了。',
    '我明天要去上海了，你去过吗？',
    '每天晚上我女儿跟我说晚安，然后我洗碗。',
    '昨天我说我得走了，老板不高兴。',
    '有空再学画画。',
    '我要走了，最后一个问题：饺子怎么包？',
  ])('is not: %s', (text) => expect(kindOf(text)).not.toBe('goodbye'));

  it('is waited for where they are back soon, and they are greeted then', () => {
    const { say } = talkWith('chenhao');
    say('我叫安娜。');
    const waits = say('哎，有人敲门，你等我两分钟。');
    expect(waits.text).toMatch(/等你/u);
    expect(waits.text).not.toMatch(/[？?]/u);
    expect(say('我回来了，是邮递员，他送来了我妈妈的信。').text).toMatch(/回来/u);
  });

  it('gets no cheerful goodbye after a death', () => {
    const { say } = talkWith('linlaoshi');
    say('我叫安娜。');
    say('我爷爷上个月去世了。');
    expect(say('我得去上课了，再见。').text).not.toMatch(/快乐|[！!？]/u);
  });

  it('is no answer to a question about food', () => {
    const { say } = talkWith('dawei');
    say('我叫Leo。');
    say('我高兴。');
    expect(say('我走了，爸爸叫我吃面条。再见！').end).toBe('goodbye');
  });
});

describe('an objection', () => {
  it.each([
    ['told', '我说了我住在里约！你忘了吗？'],
    ['told', '我刚才说没有钱。'],
    ['told', '我说过三十五岁。'],
    ['misheard', '你错了，我是司机！'],
    ['misheard', '老师，你在听我说话吗？'],
    ['misheard', '什么丈夫？我没有丈夫！'],
    ['misheard', '你为什么问我天气？我说的是考试。'],
  ])('%s: %s', (kind, text) => expect(objectionIn(utterance(text))?.kind).toBe(kind));

  it.each(['我说过很多谎。', '你在做什么？', '什么菜好吃？'])(
    'is heard only after what it denies: %s',
    (text) => {
      const { say } = talkWith('anna');
      say('我叫Bia。');
      expect(say(text).text).not.toMatch(/对不起，(?:你已经说过|我听得不对)|你说得对/u);
    },
  );
});

describe('a question of a word', () => {
  it.each([
    '“热闹”是什么？',
    '“加班”用英语怎么说？',
    '“甜”是什么？不对，“酸”是什么？',
    '老师，“尴尬”的“尬”怎么念？',
    '我常常用旧手机。“旧手机”对不对？',
    '“我汉语学习两年”对吗？',
    '“我很喜欢她的新书”这个说法对不对？',
  ])('%s is heard as one', (text) => expect(['meaning', 'judge', 'language']).toContain(kindOf(text)));

  it.each(['“pneumonia” em chinês?', 'Insomnia in Chinese?'])('is heard without a verb: %s', (text) =>
    expect(kindOf(text)).toBe('say'),
  );

  it('is answered beside a question to the tutor', () => {
    const { say } = talkWith('chenhao');
    say('叫我小李吧。');
    expect(say('“我们昨天去了”这句话对不对？还有，你结婚了吗？').text).toContain('结婚');
  });

  it('of a sentence that is too hard brings the words of it', () => {
    const { say } = talkWith('linlaoshi');
    say('我叫Tom。');
    const { text, recorded } = say('How do you say "my grandmother sings to her cat in the garden"?');
    expect(text).toMatch(/奶奶|外婆/u);
    expect(text).toContain('猫');
    expect(recorded.map(({ kind }) => kind)).toContain('asked_how_to_say');
  });

  it('is no request to be remembered', () => {
    const { say } = talkWith('anna');
    say('我叫Bia。');
    expect(say('Como se diz "meu irmão mora longe"?').text).not.toContain('记得');
  });
});

describe('what is known', () => {
  const facts = ['我叫Rosa。', '我三十三岁。', '我是护士。'];

  it('is the age that was told in another talk', () => {
    const { say } = talkWith('dawei', facts);
    expect(say('我几岁？').text).toContain('三十三岁');
  });

  it('is the job, whatever was said of work', () => {
    const { say } = talkWith('luxi', facts);
    say('我很喜欢我的工作。');
    expect(say('你记得我的工作是什么吗？').text).toContain('护士');
  });

  it('is not told to who asks for something else', () => {
    const { say } = talkWith('linlaoshi', facts);
    say('昨天我头疼。');
    expect(say('你记得我买了什么吗？').text).not.toMatch(/护士|头疼/u);
  });
});

describe('what is told', () => {
  it('is not a word in passing', () => {
    const { say } = talkWith('chenhao');
    say('叫我小李吧。');
    expect(say('我去银行取了钱，可是司机说他没有零钱。').text).not.toMatch(/说到司机|这个工作/u);
    expect(say('她的脸像苹果一样红。').text).not.toContain('水果');
  });

  it('is not of the tutor who is called', () => {
    const { say } = talkWith('nainai');
    say('我叫Kim。');
    expect(say('谢谢奶奶，我今天很累。').text).not.toContain('爷爷奶奶');
    expect(say('奶奶，我要走了，饭在锅里！').text).not.toMatch(/难过|走了，我/u);
  });

  it('is of the dog that died, though it is called it', () => {
    const { say } = talkWith('anna');
    say('我叫Bia。');
    say('我的猫昨天死了。');
    expect(say('它叫Mimi，它喜欢睡觉。').text).not.toMatch(/哦，|听着就有意思/u);
  });

  it('is of somebody else’s wife', () => {
    const { say } = talkWith('hanchuan');
    say('叫我健二吧。');
    expect(say('他怕太太生气，所以没说。').text).not.toMatch(/你(?:妻子|太太)/u);
  });
});

describe('who is grown up', () => {
  it('is not asked what they will be', () => {
    const { say } = talkWith('xiaoyu');
    say('我叫Marta，我四十一岁。');
    const texts = ['我老了！', '我的脚很疼。', '我在家休息。', '再见！'].map((text) => say(text).text);
    for (const text of texts) expect(text).not.toMatch(/长大(?:想|了想)|告诉大人|小朋友|好大了/u);
  });
});

describe('advice', () => {
  it('is on what was asked about, and on nothing that was said before', () => {
    const { say } = talkWith('sulan');
    say('叫我伊内斯吧。');
    say('我想租一个便宜一点儿的房子。');
    expect(say('你有什么书可以推荐给我吗？').text).not.toMatch(/合同|押金/u);
  });
});

describe('a question that is not understood', () => {
  it('is explained by what could be answered', () => {
    const { say } = talkWith('linlaoshi');
    say('我叫Omar。');
    say('我养了一只狗。');
    expect(say('我不懂你的问题。').move).toBe('hint');
  });

  it('is let go where nothing is there to explain it with, and no other words are promised', () => {
    const { say } = talkWith('linlaoshi');
    say('我叫Omar。');
    say('我昨天丢了钱包。');
    expect(say('我不懂你的问题。').text).not.toMatch(/换一句|简单一点儿|没听懂/u);
  });
});

describe('what one word or one clause would call up', () => {
  it.each([
    ['chenhao', '今天热死了，楼下那两只狗也一直叫。', /难过|离开|走了|安静/u],
    ['sulan', '你说得好像我家着火了似的，我只是换了个灯。', /着火|火灾|平安|危险/u],
    ['chenhao', '我跟我先生结婚的时候住在海边，每天吃鱼。', /恭喜|婚礼|祝/u],
    ['zhouning', '没有谁笑话我，只是题目太多，没写完。', /伤害|欺负|错的人/u],
  ])('is not said by %s to %s', (tutor, said, wrong) => {
    const { say } = talkWith(tutor);
    say('我叫安娜。');
    expect(say(said).text).not.toMatch(wrong);
  });

  it('gives no lesson to who tells of a death', () => {
    const { say } = talkWith('hanchuan');
    say('我叫安娜。');
    const { text } = say('我外公昨天没抢救过来。医生还能怎么说？');
    expect(text).not.toMatch(/解释|读音|造|用它/u);
    expect(text).toMatch(/走了|难过|消息|节哀|安静/u);
  });

  it('says nothing of what was told after an answer that the learner asked for', () => {
    const { say } = talkWith('chenhao');
    say('我叫安娜。');
    expect(say('周末我洗了三次衣服。你做过导游吗？').text).not.toMatch(/你洗了三次|你周末/u);
  });
});
