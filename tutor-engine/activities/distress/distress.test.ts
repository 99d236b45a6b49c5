// Somebody in distress is heard, in three languages, and nobody else is.

import { describe, expect, it } from 'vitest';
import { linesIn, sourcesOf } from '../../../content/checks/lines.ts';
import { shippedContent } from '../../../content/load.ts';
import { suggestAnswers, teachingOf } from '../../index.ts';
import { begin, playables, settingFor } from '../../testing/stages.ts';
import { settingWith } from '../../testing/tutor-setting.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { distressIn } from './signs.ts';

const inTalk = (text: string) => distressIn(utterance(text), false);

describe('distress is heard', () => {
  it.each([
    ['harm', 'meu pai me bate'],
    ['harm', 'Meu pai sempre me bate quando bebe.'],
    ['harm', 'minha mãe bateu em mim'],
    ['harm', 'o namorado da minha mãe abusa de mim'],
    ['harm', 'tenho medo do meu pai'],
    ['harm', 'eu apanho do meu padrasto'],
    ['harm', 'my dad hits me'],
    ['harm', 'My dad beats me every day!'],
    ['harm', 'he hit me in the face'],
    ['harm', 'I’m scared of my husband'],
    ['harm', 'I was raped'],
    ['harm', 'I don’t feel safe at home'],
    ['harm', '我爸爸打我'],
    ['harm', '我爸爸喝酒后打我。'],
    ['harm', '我昨天被爸爸打了'],
    ['harm', '同学总是欺负我'],
    ['despair', 'I want to die'],
    ['despair', 'I just want to kill myself'],
    ['despair', 'i dont want to live anymore'],
    ['despair', 'I’ve been thinking about suicide'],
    ['despair', 'quero morrer'],
    ['despair', 'Eu só queria morrer.'],
    ['despair', 'vou me matar'],
    ['despair', 'não quero mais viver'],
    ['despair', '我想死'],
    ['despair', '我真的不想活了'],
    ['despair', '说真的，这几天我觉得活着没有意思。'],
    ['despair', '我不知道活着还有什么意义，活得太累了。'],
    ['despair', 'I don’t see the point of living anymore'],
    ['despair', 'life feels pointless'],
    ['despair', 'Minha vida não tem mais sentido'],
    ['despair', '我想自杀'],
    ['contact', 'estou triste e sozinho em casa, posso te dar meu endereço?'],
    ['contact', 'can I give you my phone number?'],
    ['contact', 'my address is 12 Oak Road'],
    ['contact', '我可以告诉你我家的地址吗？'],
    ['contact', '我的电话是13800138000'],
    ['contact', 'I live at 12 Oak Road'],
    ['contact', 'we live on 221 Baker Street in London'],
    ['contact', 'moro na Rua das Flores, 45'],
    ['contact', 'minha casa fica na avenida Paulista 900'],
    ['contact', 'me liga no 11 98765 4321'],
    ['contact', 'call me at 555 123 4567'],
    ['contact', '我家住在朝阳路12号'],
    ['contact', '我住在南京西路三十号'],
    ['alone', 'estou triste e sozinha em casa'],
    ['alone', 'I’m home alone and scared'],
    ['alone', '我一个人在家，我很害怕。'],
  ])('%s: %s', (kind, text) => {
    expect(inTalk(text)).toBe(kind);
  });

  it.each([
    '我爸爸打球',
    '我觉得《活着》没有意思',
    '有人说活着没有意义，你同意吗？',
    'what is the meaning of life?',
    '我爸爸打我的电话',
    '胃疼，好像有人在打我',
    '没有人打我',
    '我爸爸不打我',
    '我爸爸喜欢和我打球',
    '他踢我的球',
    '我被打败了',
    '我被这部电影打动了',
    '我想死你了',
    '我热得要死',
    '我不想死记硬背',
    '我一个人在家，很高兴。',
    '我小时候一个人在家，很害怕。',
    'When I was a kid I was home alone and scared',
    '我的电话是新的',
    'I live in a small street',
    'I live in London',
    'moro na rua principal da cidade',
    '我住在北京',
    '我家在学校旁边的路上',
    '我坐12号线去上班',
    'my dad hits the ball',
    'my dad hits me up on WhatsApp',
    'my brother beats me at chess',
    'my dad never hits me',
    'he told me a story',
    'I want to die of laughing',
    'I’m dying to go to China',
    'I don’t want to live in Beijing',
    'I cut myself a slice',
    'I am not afraid',
    'my phone is new',
    'meu pai me bate palmas',
    'meu pai não me bate',
    'meu pai bate bola comigo',
    'me bateu uma saudade',
    'quero morrer de rir',
    'estou morrendo de fome',
    'quero matar a saudade',
    'peguei um resfriado',
    'não quero viver em Pequim',
    'moro sozinho em casa e gosto',
    'meu telefone é azul',
    'tenho medo de cachorro',
  ])('and not in: %s', (text) => {
    expect(inTalk(text)).toBeUndefined();
  });

  it('is not heard in what the content itself says or offers, play by play', () => {
    const content = shippedContent();
    const heard = sourcesOf(content).flatMap(({ value, place }) =>
      linesIn(value, place).flatMap(({ line, place: at }) =>
        [line.zh, line.en, line.pt]
          .filter((text) => distressIn(utterance(text), true))
          .map((text) => `${at}: ${text}`),
      ),
    );
    expect(heard).toEqual([]);
  });
});

describe('who is in distress', () => {
  const levels = ['helaoshi', 'xiaoyu', 'linlaoshi', 'luxi', 'hanchuan'];

  it.each(
    levels.flatMap((tutor) =>
      ['meu pai me bate', 'I want to die', '我爸爸打我'].map((text) => [tutor, text]),
    ),
  )('is answered by %s in the learner’s language without a lesson: %s', (tutor, text) => {
    const { say } = begin(settingWith(tutor, { locale: 'pt' }));
    const turn = say(text);
    expect(turn).toMatchObject({
      move: 'distress',
      corrections: [],
      recorded: [],
      understood: undefined,
      teaches: [],
    });
    expect(turn.text).not.toMatch(/？/u);
    expect(teachingOf(turn)?.note?.pt).toMatch(/pessoa adulta de confiança[\s\S]*emergência[\s\S]*programa/u);
  });

  it('is understood in typed pinyin too', () => {
    expect(begin(settingWith('helaoshi', { locale: 'en' })).say('wo bu xiang huo le').move).toBe('distress');
  });

  it('is offered nothing to say at once, then asked whether to go on, then led back', () => {
    const setting = settingWith('helaoshi', { locale: 'en' });
    const { first, history, say } = begin(setting);
    say('my dad hits me');
    expect(suggestAnswers({ ...setting, history })).toEqual([]);
    const asked = say('thank you');
    expect(asked).toMatchObject({ move: 'distress', ask: first.ask });
    expect(asked.text).toMatch(/继续吗？$/u);
    expect(
      suggestAnswers({ ...setting, history })
        .map(({ zh }) => zh)
        .toSorted(),
    ).toEqual(['今天不学了。', '好，继续。']);
    expect(say('yes')).toMatchObject({ move: 'ask', ask: first.ask });
    expect(say('wo jiao Tom').move).not.toBe('distress');
  });

  it.each(['no', 'não', '今天不学了。'])('may stop there: %s', (no) => {
    const { say } = begin(settingWith('helaoshi', { locale: 'en' }));
    say('I want to die');
    say('ok');
    expect(say(no)).toMatchObject({ move: 'close', end: 'goodbye' });
  });

  it('is answered again who says it again, and in a play', () => {
    const found = playables().find(({ stage }) => stage.name === 'police-officer');
    if (found === undefined) throw new Error('no play');
    const { say } = begin(settingFor(found.situation));
    const once = say('我爸爸打我');
    const again = say('我爸爸打我');
    expect([once.move, again.move]).toEqual(['distress', 'distress']);
    expect(again.text).not.toBe(once.text);
    expect(again.memory.distress).toBe('answered');
  });
});

describe('a child who needs a grown-up', () => {
  const { smallTalk } = shippedContent();
  it.each(['没有人跟我玩，我很难过。', 'nobody plays with me', 'ninguém brinca comigo na escola'])(
    'is sent to one: %s',
    (text) => {
      const { say } = begin(settingWith('xiaoyu', { smallTalk }));
      say('我叫Tom。');
      const answer = say(text);
      expect(answer.move).toBe('distress');
      expect(answer.text).toContain('大人');
    },
  );

  it('is heard again where fear comes after harm, and let go on where none does', () => {
    const { say } = begin(settingWith('xiaoyu', { smallTalk }));
    say('我叫Tom。');
    expect(say('my mum hits me').move).toBe('distress');
    expect(say('I am scared at night').text).toContain('大人');
    const { say: sayNext } = begin(settingWith('xiaoyu', { smallTalk }));
    sayNext('my mum hits me');
    expect(sayNext('她今天回家。').text).toContain('继续');
  });
});
