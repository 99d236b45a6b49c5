// What changes the situation is met before the play goes on, and the script does not run over the learner.

import { describe, expect, it } from 'vitest';
import { begin, playables, settingFor } from '../../testing/stages.ts';
import { urgentIn } from './hearing/urgent.ts';

const all = playables();

function play(name: string) {
  const found = all.find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return begin(settingFor(found.situation));
}

describe('what changes the situation', () => {
  it.each([
    ['我的票写的是西站！', 'place'],
    ['哎呀，我的钱包忘在家里了！', 'money'],
    ['我的行李忘在出租车上了', 'behind'],
    ['我的帽子不见了', 'missing'],
    ['护照在我丈夫那儿', 'absent'],
    ['爬山太好了，不过我脚有点儿疼', 'hurt'],
    ['我差点儿摔倒', 'nearly'],
    ['我要吐了', 'sick'],
    ['汤洒了', 'spilt'],
    ['那个人拿错了', 'taken'],
    ['我怕来不及', 'late'],
    ['我找到护照了', 'found'],
  ])('is read in %s', (text, kind) => {
    expect(urgentIn(text).map((one) => one.kind)).toContain(kind);
  });

  it.each(['去年我的钱包丢了', '要是来不及，怎么办？', '我妈妈的腿很疼', '我没迟到'])(
    'is not read in %s',
    (text) => {
      expect(urgentIn(text)).toEqual([]);
    },
  );

  it('is met by what is done about it, and nothing is asked in the same breath', () => {
    const { say } = play('hotel-clerk');
    say('我没有订房间，要住三天。');
    const { text } = say('我的行李忘在出租车上了！');
    expect(text).toContain('打电话');
    expect(text).not.toContain('？');
  });

  it('is met after the goodbye, too', () => {
    const { say } = play('taxi-driver');
    say('师傅，我去火车站。');
    say('再见师傅！');
    const { text } = say('等等！这个火车站是北京南站吗？我的票写的是北京西站！');
    expect(text).toMatch(/送您|应该去哪儿/u);
    expect(text).not.toContain('对，是的');
  });

  it('stands before the answer to what is asked beside it', () => {
    const { text } = play('colleague').say('不过我脚有点儿疼。我可以带我的男朋友一起去吗？');
    expect(text).toMatch(/坐下.*能带/u);
  });

  it('is no symptom where one is ill anyway', () => {
    expect(play('doctor').say('我肚子疼。').goals).toMatchObject([{ id: 'symptoms', state: 'reached' }]);
  });
});

describe('a script that is worked off', () => {
  it('takes nothing for chosen that will not do', () => {
    const { say } = play('delivery-courier');
    say('我不在家，我在上班。');
    const { text } = say('放门口不行，上次丢了。快递柜也满了，怎么办？');
    expect(text).not.toContain('好，放门口');
    expect(text).toContain('再送一次');
  });

  it('takes nothing for shown that is elsewhere', () => {
    const { say } = play('hotel-clerk');
    say('我没有订房间，要住三天。');
    const turn = say('我的护照在我丈夫那儿，他一会儿来。');
    expect(turn.text).not.toContain('谢谢，请看这儿');
    expect(turn.goals ?? []).toEqual([]);
  });

  it('settles anew what was settled', () => {
    const { say } = play('hotel-clerk');
    say('我没有订房间，要住三天。');
    expect(say('三天不行，我只能住两天。').text).toContain('那就住两天');
  });

  it('does not say done what was said not to be', () => {
    const { say } = play('bank-clerk');
    say('我想开一张卡，公司要给我发工资。');
    const { text } = say('这是我的护照。我没有中国的手机号码，怎么办？');
    expect(text).toContain('国外的号');
    expect(text).not.toContain('您的手机号是多少');
  });

  it('closes no play in its first turns that nobody ended', () => {
    const { say } = play('business/ask-for-leave');
    say('高经理，我想请假，星期五和星期六，我妈妈要做手术。');
    expect(say('我的工作小李做。他同意了。').end).toBeUndefined();
  });

  it('answers a question under a condition by what can be done', () => {
    const { say } = play('shopping/sweater');
    say('我想给我爸爸买一件黑色的毛衣。');
    expect(say('他不在这儿，不能试。不合适怎么办？').text).toContain('换');
  });

  it('says “as I said” only to who asks the same', () => {
    const { say } = play('classmate');
    say('老师说明天有考试吗？');
    expect(say('你叫什么名字？').text).not.toContain('刚才说了');
  });
});
