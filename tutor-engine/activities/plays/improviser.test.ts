// What somebody who plays a part owes whoever talks to them: answers first, care at once, and one world.

import { describe, expect, it } from 'vitest';
import { begin, playables, settingFor } from '../../testing/stages.ts';

const all = playables();

function play(name: string, locale: 'en' | 'pt' | 'zh' = 'en') {
  const found = all.find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return begin(settingFor(found.situation, { locale }));
}

describe('a question that nobody wrote for', () => {
  it.each([
    ['mother-in-law', '妈，您爱听京剧还是爱听流行歌？', /流行歌/u],
    ['online-seller', '我要那个书包。这个拉链结实吗？', /结实/u],
    ['neighbour-child', '你有妹妹吗？', /[有没]/u],
    ['landlord', '您认识会修空调的师傅吗？', /认识/u],
    ['librarian', '我想看小说。你们周末开门还是不开门？', /开|星期/u],
  ])('%s, %s', (name, text, answer) => {
    const { say } = play(name);
    const reply = say(text).text;
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(/跳舞|没什么特别/u);
  });

  it('is made up for nobody in a clinic', () => {
    const { say } = play('hospital/pharmacy');
    expect(say('我感冒了。这个药对心脏有影响吗？').text).not.toMatch(/没有影响|放心吧/u);
  });
});

describe('what may harm somebody', () => {
  it('stops a pharmacy at once, and is not forgotten', () => {
    const { say } = play('pharmacist', 'pt');
    expect(say('我脸上起了红点，我怀孕六个月了，能吃什么药？').text).toMatch(/怀孕/u);
    say('昨天吃了虾。');
    expect(say('这个可以吃吗？').text).toMatch(/孩子|医生/u);
  });

  it('is told of a chest, a child that is lost', () => {
    expect(play('doctor').say('我胸口很闷，手也麻。').text).toMatch(/马上/u);
    expect(play('taxi-driver').say('师傅，我的女儿不见了！').text).toMatch(/找|报警/u);
    expect(play('taxi-driver').say('去年我女儿丢了一个书包。').text).not.toMatch(/报警/u);
  });

  it('is no order where it stands on the table', () => {
    const { say } = play('restaurant/complaint');
    expect(say('我对虾过敏，可是汤里有很多虾！').text).toMatch(/对不起|我们的错/u);
  });
});

describe('a grief', () => {
  it('is met before the script goes on, and nothing is asked', () => {
    const { say } = play('landlord');
    const reply = say('我奶奶上个月去世了，我想搬到安静一点儿的地方。').text;
    expect(reply).toMatch(/节哀|不好受|心里/u);
    expect(reply).not.toMatch(/？/u);
  });

  it('does not keep a question from being answered', () => {
    expect(play('landlord').say('我的猫死了，我很难过。房租多少钱？').text).toMatch(/心里.*五千二/u);
  });
});

describe('one world', () => {
  it('is put right by the price that was named', () => {
    const { say } = play('hospital/pharmacy');
    say('我感冒了，头疼。');
    say('有没有中药？多少钱？');
    expect(say('二十二？你刚才说十八块！').text).toMatch(/十八块/u);
  });

  it('has nobody in it who was never spoken of', () => {
    const { say } = play('tea-master');
    expect(say('太浓的我喝了睡不着。').text).not.toMatch(/给她|给他/u);
  });

  it('holds the choice that was made last', () => {
    const { say } = play('delivery-courier');
    say('我不在家。');
    expect(say('放门口。等等，门口人多，放快递柜吧。').text).not.toMatch(/放门口/u);
  });
});

describe('help with the language', () => {
  it('is one aside, with the meaning in it, and the play goes on', () => {
    const { say } = play('business/first-day');
    expect(say('我叫Ana。“办公室”是什么意思？').text).toMatch(/office/u);
  });

  it('takes its words from the play', () => {
    expect(play('hairdresser').say('How do you say "I would like a wash"?').text).toContain('我想洗头');
  });

  it('hears an example sentence in English', () => {
    const { say } = play('travel/hotel-check-in');
    expect(say('Hello! I booked a room. 我姓 Silva。').goals.length).toBeGreaterThan(0);
  });
});
