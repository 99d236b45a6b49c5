/** Turns the readings of the sources into ours (`lv4`, 5 = neutral) and puts the most usual first. */

import type { CedictLine, HskLine } from './sources.ts';

/** Readings whose place the counts of senses and words gets wrong, most usual first; our own judgement. */
const USUAL: Record<string, string> = {
  的: 'de5 di4 di2 di1',
  了: 'le5 liao3',
  着: 'zhe5 zhao2 zhuo2 zhao1',
  得: 'de5 de2 dei3',
  地: 'de5 di4',
  和: 'he2 he4 huo2 huo4 hu2',
  还: 'hai2 huan2',
  都: 'dou1 du1',
  为: 'wei4 wei2',
  长: 'chang2 zhang3',
  行: 'xing2 hang2 heng2',
  好: 'hao3 hao4',
  大: 'da4 dai4',
  看: 'kan4 kan1',
  说: 'shuo1 shui4',
  女: 'nv3',
  要: 'yao4 yao1',
  会: 'hui4 kuai4',
  上: 'shang4',
  只: 'zhi3 zhi1',
  种: 'zhong3 zhong4',
  少: 'shao3 shao4',
  多: 'duo1',
  重: 'zhong4 chong2',
  教: 'jiao1 jiao4',
  觉: 'jue2 jiao4',
  乐: 'le4 yue4',
  便: 'bian4 pian2',
  发: 'fa1 fa4',
  干: 'gan4 gan1',
  过: 'guo4 guo5',
  们: 'men5',
  么: 'me5',
  呢: 'ne5 ni2',
  吗: 'ma5',
  吧: 'ba5 ba1',
  啊: 'a5 a1',
  中: 'zhong1 zhong4',
  分: 'fen1 fen4',
  间: 'jian1 jian4',
  数: 'shu4 shu3 shuo4',
  空: 'kong1 kong4',
  相: 'xiang1 xiang4',
  应: 'ying1 ying4',
  当: 'dang1 dang4',
  倒: 'dao4 dao3',
  差: 'cha4 chai1 cha1',
  假: 'jia3 jia4',
  难: 'nan2 nan4',
  处: 'chu4 chu3',
  给: 'gei3 ji3',
  一: 'yi1',
  不: 'bu4',
  儿: 'er2 r5',
  什: 'shen2 shi2',
  谁: 'shei2 shui2',
  那: 'na4',
  哪: 'na3 na5 nei3',
  这: 'zhe4',
  子: 'zi3 zi5',
  头: 'tou2 tou5',
  家: 'jia1',
  里: 'li3 li5',
  没: 'mei2 mo4',
  几: 'ji3 ji1',
  车: 'che1 ju1',
  打: 'da3 da2',
  系: 'xi4 ji4',
  吐: 'tu3 tu4',
  背: 'bei4 bei1',
  切: 'qie4 qie1',
  血: 'xue4 xie3',
  角: 'jiao3 jue2',
  调: 'diao4 tiao2',
  量: 'liang4 liang2',
  朝: 'chao2 zhao1',
  兴: 'xing4 xing1',
  把: 'ba3 ba4',
  号: 'hao4 hao2',
  转: 'zhuan3 zhuan4',
  落: 'luo4 la4 lao4',
  且: 'qie3',
  薄: 'bao2 bo2 bo4',
  似: 'si4 shi4',
  将: 'jiang1 jiang4',
  正: 'zheng4 zheng1',
  度: 'du4 duo2',
  传: 'chuan2 zhuan4',
  弹: 'tan2 dan4',
  供: 'gong1 gong4',
  禁: 'jin4 jin1',
  卷: 'juan3 juan4',
  宿: 'su4 xiu3 xiu4',
  提: 'ti2 di1',
  冲: 'chong1 chong4',
  露: 'lu4 lou4',
  缝: 'feng4 feng2',
  喝: 'he1 he4',
  担: 'dan1 dan4',
  答: 'da2 da1',
  尽: 'jin4 jin3',
  曲: 'qu3 qu1',
  散: 'san4 san3',
  盛: 'sheng4 cheng2',
  舍: 'she3 she4',
  石: 'shi2 dan4',
  仔: 'zai3 zi3',
  占: 'zhan4 zhan1',
  涨: 'zhang3 zhang4',
  挣: 'zheng4 zheng1',
  钻: 'zuan4 zuan1',
  作: 'zuo4 zuo1',
};

const LESSER =
  /^\(?(variant of|old variant|surname |used in |\(?Tw\)|\(literary|\(dialect|\(archaic|\(old|\(bound form)/i;
const SYLLABLE = /^([a-z]+[1-5]|r5|m[1-5]|ng[1-5]|hm5|hng5|xx5)$/;

/** Our spelling of a numbered reading: lower case, `v` for ü, one space between syllables. */
export function normalReading(pinyin: string): string {
  return pinyin
    .toLowerCase()
    .replaceAll('u:', 'v')
    .replaceAll('ü', 'v')
    .replaceAll(/[·,，]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether every token of a reading is a syllable with a tone. */
export function isPlainReading(reading: string): boolean {
  return reading.split(' ').every((token) => SYLLABLE.test(token));
}

function senseScore(line: CedictLine): number {
  if (line.variant) return 0.01;
  const proper = /^[A-Z]/.test(line.pinyin) ? 0.3 : 1;
  return proper * line.senses.reduce((sum, sense) => sum + (LESSER.test(sense) ? 0.3 : 1), 0);
}

/** The readings of a word, most usual first, from its CC-CEDICT lines and its HSK line. */
export function readingsOf(word: string, lines: CedictLine[], hsk: HskLine | undefined): string[] {
  const scores = new Map<string, number>();
  for (const line of lines) {
    const reading = normalReading(line.pinyin);
    scores.set(reading, (scores.get(reading) ?? 0) + senseScore(line));
  }
  const listed = (hsk?.readings ?? []).map(normalReading);
  if (scores.size === 0) for (const reading of listed) scores.set(reading, 1);
  const usual = (USUAL[word] ?? '').split(' ').filter(Boolean);
  usual.forEach((reading, index) => scores.set(reading, 1000 - index));
  return [...scores]
    .filter(([, score]) => score > 0.05 || scores.size === 1)
    .toSorted((a, b) => b[1] - a[1])
    .map(([reading]) => reading);
}
