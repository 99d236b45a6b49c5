/** The written syllables of Standard Mandarin, how each is built, and in which tones a character carries it. */

/** A tone; 5 is the neutral tone. */
export type Tone = 1 | 2 | 3 | 4 | 5;

/** What a syllable is made of. Finals are those of the spelling table: `iu`, `ui`, `un` short, `v` for ü, `-i` after zh, z … */
export type SyllableParts = { readonly initial: string; readonly final: string };

/**
 * Toneless spellings with the tones (1–4) that some character has. Every one may also be neutral.
 * Facts: the syllable table of Hanyu Pinyin, tones counted over the characters of CC-CEDICT.
 */
const TABLE = `a1234 ai1234 an1234 ang124 ao1234 ba1234 bai1234 ban134 bang134 bao1234 bei134 ben134 beng1234 bi1234
bian134 biang2 biao1234 bie1234 bin14 bing134 bo1234 bu1234 ca13 cai1234 can1234 cang12 cao1234 ce4 cei4 cen12 ceng124
cha1234 chai1234 chan1234 chang1234 chao1234 che134 chen1234 cheng1234 chi1234 chong1234 chou1234 chu1234 chua1
chuai1234 chuan1234 chuang1234 chui124 chun123 chuo14 ci1234 cong124 cou4 cu1234 cuan124 cui134 cun1234 cuo1234 da1234
dai134 dan134 dang134 dao1234 de124 dei13 den4 deng134 di1234 dia3 dian134 diao134 die12 ding134 diu1 dong134 dou134
du1234 duan134 dui134 dun134 duo1234 e1234 ei1234 en14 eng1 er234 fa1234 fan1234 fang1234 fei1234 fen1234 feng1234 fiao4
fo2 fou23 fu1234 ga1234 gai134 gan134 gang134 gao134 ge1234 gei3 gen1234 geng134 gong134 gou134 gu1234 gua134 guai134
guan134 guang134 gui134 gun34 guo1234 ha1234 hai1234 han1234 hang124 hao1234 he124 hei1 hen234 heng124 hong1234 hou1234
hu1234 hua124 huai24 huan1234 huang1234 hui1234 hun124 huo1234 ji1234 jia1234 jian134 jiang134 jiao1234 jie1234 jin134
jing134 jiong134 jiu134 ju1234 juan134 jue1234 jun134 ka13 kai134 kan134 kang1234 kao134 ke1234 kei1 ken34 keng13
kong134 kou134 ku134 kua134 kuai34 kuan13 kuang1234 kui1234 kun134 kuo4 la1234 lai24 lan234 lang1234 lao1234 le14 lei1234
leng1234 li1234 lia3 lian234 liang234 liao1234 lie134 lin1234 ling1234 liu1234 lo4 long1234 lou1234 lu1234 luan234
lun1234 luo1234 lv234 lve34 ma1234 mai234 man1234 mang123 mao1234 mei234 men124 meng1234 mi1234 mian234 miao1234 mie14
min23 ming234 miu4 mo1234 mou123 mu234 na1234 nai34 nan1234 nang1234 nao1234 ne24 nei34 nen4 neng2 ni1234 nian1234
niang24 niao34 nie124 nin2 ning234 niu1234 nong24 nou4 nu234 nuan3 nun2 nuo24 nv34 nve4 o1234 ou1234 pa124 pai1234
pan124 pang1234 pao1234 pei124 pen1234 peng1234 pi1234 pian1234 piao1234 pie134 pin1234 ping12 po1234 pou123 pu1234
qi1234 qia1234 qian1234 qiang1234 qiao1234 qie1234 qin1234 qing1234 qiong12 qiu123 qu1234 quan1234 que124 qun12 ran23
rang1234 rao234 re34 ren234 reng124 ri4 rong23 rou24 ru234 rua2 ruan23 rui234 run24 ruo24 sa134 sai134 san134 sang134
sao134 se4 sen1 seng1 sha1234 shai134 shan134 shang134 shao1234 she1234 shei2 shen1234 sheng1234 shi1234 shou1234
shu1234 shua134 shuai134 shuan14 shuang134 shui234 shun34 shuo14 si134 song1234 sou134 su124 suan134 sui1234 sun134
suo134 ta134 tai1234 tan1234 tang1234 tao1234 te4 tei1 teng124 ti1234 tian1234 tiao1234 tie134 ting1234 tong1234 tou1234
tu1234 tuan1234 tui1234 tun1234 tuo1234 wa1234 wai134 wan1234 wang1234 wei1234 wen1234 weng134 wo134 wu1234 xi1234
xia124 xian1234 xiang1234 xiao1234 xie1234 xin1234 xing1234 xiong124 xiu134 xu1234 xuan1234 xue1234 xun124 ya1234 yai2
yan1234 yang1234 yao1234 ye1234 yi1234 yin1234 ying1234 yo1 yong1234 you1234 yu1234 yuan1234 yue134 yun1234 za123 zai134
zan1234 zang134 zao1234 ze24 zei2 zen34 zeng14 zha1234 zhai1234 zhan134 zhang134 zhao1234 zhe1234 zhei4 zhen134 zheng134
zhi1234 zhong134 zhou1234 zhu1234 zhua13 zhuai134 zhuan134 zhuang134 zhui134 zhun134 zhuo124 zi134 zong134 zou134 zu1234
zuan134 zui134 zun134 zuo1234 me ê1234`;

/** Interjections that are written as a bare consonant, and the -r of erhua. */
const CONSONANTS = 'm1234 n234 ng234 hm hng r';

const INITIALS = ['zh', 'ch', 'sh', ...'bpmfdtnlgkhjqxrzcs'];
const SIBILANT = /^([zcs]h?|r)$/;

/** `y` and `w` spellings that are a final of their own. */
const ZERO_INITIAL: Record<string, string> = {
  yi: 'i',
  ya: 'ia',
  yo: 'io',
  yai: 'iai',
  yao: 'iao',
  ye: 'ie',
  you: 'iu',
  yan: 'ian',
  yin: 'in',
  yang: 'iang',
  ying: 'ing',
  yong: 'iong',
  yu: 'v',
  yue: 've',
  yuan: 'van',
  yun: 'vn',
  wu: 'u',
  wa: 'ua',
  wo: 'uo',
  wai: 'uai',
  wei: 'ui',
  wan: 'uan',
  wen: 'un',
  wang: 'uang',
  weng: 'ueng',
}; // prettier than a rule, because `yan` and `yuan` follow none

function tonesOf(table: string): Map<string, readonly Tone[]> {
  return new Map(
    table.split(/\s+/).map((entry) => {
      const base = entry.replace(/\d+$/, '');
      // The digits of the tables are 1 to 4.
      return [base, Array.from(entry.slice(base.length), Number) as Tone[]];
    }),
  );
}

const FULL = tonesOf(TABLE);
const BARE = tonesOf(CONSONANTS);
const ALL = new Map([...FULL, ...BARE]);

/** All toneless spellings, `v` for ü; without the bare consonants (m, n, ng, hm, hng, r). */
export const SYLLABLES: readonly string[] = [...FULL.keys()];

/** The interjections m, n, ng, hm, hng and the r of erhua. */
export const CONSONANT_SYLLABLES: readonly string[] = [...BARE.keys()];

/** Whether a toneless spelling (`v` for ü) is a syllable of Mandarin. */
export function isSyllable(base: string): boolean {
  return ALL.has(base);
}

/** The tones 1–4 in which some character has this syllable; any may also be neutral. Empty if there is none. */
export function attestedTones(base: string): readonly Tone[] {
  return ALL.get(base) ?? [];
}

function split(base: string): SyllableParts {
  if (BARE.has(base)) return { initial: '', final: base };
  const zero = ZERO_INITIAL[base];
  if (zero !== undefined) return { initial: '', final: zero };
  const initial = INITIALS.find((candidate) => base.startsWith(candidate)) ?? '';
  const rest = base.slice(initial.length);
  if (rest === 'i' && SIBILANT.test(initial)) return { initial, final: '-i' };
  if (/^[jqx]$/.test(initial) && rest.startsWith('u')) return { initial, final: `v${rest.slice(1)}` };
  return { initial, final: rest };
}

const PARTS = new Map([...ALL.keys()].map((base) => [base, split(base)]));
const BASES = new Map([...PARTS].map(([base, { initial, final }]) => [`${initial}|${final}`, base]));

/** Initial and final of a toneless spelling (`zhi` → zh, -i; `yuan` → none, van); undefined if it is no syllable. */
export function partsOf(base: string): SyllableParts | undefined {
  return PARTS.get(base);
}

/** The spelling of an initial and a final, undefined where Mandarin has no such syllable. */
export function spellingOf(parts: SyllableParts): string | undefined {
  return BASES.get(`${parts.initial}|${parts.final}`);
}
