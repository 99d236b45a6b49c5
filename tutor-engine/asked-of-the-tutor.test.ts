// What a learner asks is answered by its kind: of the tutor's life, of two things, for advice, of set phrases; and who protests is heard.

import { expect, it } from 'vitest';
import { shippedContent } from '../content/load.ts';
import { begin, settingFor, tutorTalks } from './testing/stages.ts';

const DODGES =
  /答不上来|想想再答|想不出来|还真不知道|得想一想|问住了|说不好|好问题|问倒我|写在纸上|有经验的人问|分清哪些由你|给自己定个期限/u;
const { smallTalk } = shippedContent();
const talks = tutorTalks();

function answersOf(tutor: string, lines: readonly string[]): string[] {
  const situation = talks.find(({ stage }) => stage.name === tutor)?.situation;
  if (situation === undefined) throw new Error(`no tutor ${tutor}`);
  const { say } = begin(settingFor(situation, { smallTalk }));
  return lines.map((line) => say(line).text);
}

it.each<[string, string, RegExp]>([
  ['chenhao', '你去过成都吗？', /住在成都/u],
  ['zhouning', '你的店是卖什么的？', /饭馆/u],
  ['xiaoma', '你跟谁一起打球？', /同学/u],
  ['luxi', '你有没有失去过很重要的人？', /奶奶/u],
  ['fangwen', '您小时候常去图书馆吗？', /图书馆/u],
  ['sulan', '您做贸易的时候遇到过交货晚的情况吗？', /遇到过/u],
  ['anna', '安娜老师，你是哪国人？', /巴西人/u],
  ['chenhao', '你工作的时候有没有忘过什么？', /忘/u],
  ['luxi', '你上班迟到过吗？', /迟到/u],
  ['sulan', '您当年为什么离开巴西？', /父母/u],
  ['chenhao', '你不是导游吗？', /^对/u],
  ['linlaoshi', '老师，你周末和谁做饭？', /跟朋友/u],
  ['hanchuan', '您的组里有几个人？', /人/u],
  ['xiaoma', '你们队为什么输了？', /那天/u],
  ['anna', '你跟谁学的跳舞？', /教/u],
])('%s answers %s', (tutor, question, told) => {
  const [answer = ''] = answersOf(tutor, [question]);
  expect(answer).toMatch(told);
  expect(answer).not.toMatch(DODGES);
});

it.each<[string, string, RegExp]>([
  ['hanchuan', '公司裁员到底是为了技术，还是为了省钱？', /为了省钱/u],
  ['fangwen', '他不回信，是因为忙，还是因为生气了？', /因为生气了/u],
  ['sulan', '供应商老是晚交货，我是该换一家，还是继续忍？', /期限/u],
  ['zhouning', '我该告诉我妈妈，还是先不说？', /我会说/u],
  ['luxi', '明天是葬礼，我想去，但是我要上班。你觉得我该怎么办？', /去/u],
  ['zhouning', '我女儿怀孕了，你觉得我该给宝宝准备什么礼物？', /毯子/u],
  ['zhouning', '女儿在伦敦，我要不要搬过去帮她？', /先别急着搬/u],
  ['hanchuan', '我太太让我给孩子起个中文小名，您有什么建议？', /小名/u],
  ['linlaoshi', '公司要我去上海，可是我妻子不想去。您觉得我该去吗？', /为什么不想/u],
  ['sulan', '老陈说下周一定发货，您觉得我能信他吗？', /信/u],
])('%s advises on %s', (tutor, question, told) => {
  const [answer = ''] = answersOf(tutor, [question]);
  expect(answer).toMatch(told);
  expect(answer).not.toMatch(DODGES);
  expect(answer).not.toMatch(/选为了/u);
});

it('explains a set phrase as a whole', () => {
  const [hard, maybe] = answersOf('anna', ['什么叫“辛苦了”？', '“不一定”是什么意思？']);
  expect(hard).toContain('thank you for your hard work');
  expect(maybe).toContain('not necessarily');
});

it('admits a slip that is pointed out, and answers what was passed over', () => {
  const [, slip] = answersOf('zhouning', [
    '如果你是我，你会去伦敦吗？',
    '“我会伦敦”？少了一个“去”吧？不过先去住几个月试试也好。',
  ]);
  expect(slip).toContain('是我说错了');
  const [, , child] = answersOf('nainai', ['我叫Emma。', '我有小猫！它叫Mimi。', 'No奶奶！Mimi是小猫！']);
  expect(child).not.toMatch(/爷爷奶奶|秘密/u);
});

it('takes a name for a name', () => {
  const [full, wished] = answersOf('linlaoshi', ['我姓朴，叫朴敏俊。', '老师，请叫我敏俊。']);
  expect(full).toContain('朴敏俊');
  expect(wished).toContain('敏俊，我记住了');
  const [alone] = answersOf('anna', ['你好，我姓金。']);
  expect(alone).not.toMatch(/金，/u);
  const [, cat] = answersOf('nainai', ['我叫Emma。', 'Mimi很小。今天Mimi吃鱼了。']);
  expect(cat).not.toContain('秘密');
});

it('tells no story twice in a talk', () => {
  const [first = '', second = ''] = answersOf('chenhao', ['你为什么搬到成都？', '你在成都工作吗？']);
  expect(first).toContain('妻子');
  expect(second).not.toContain('没有火锅');
});
