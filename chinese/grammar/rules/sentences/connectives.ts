/** Rules on joining clauses: 和, pairs of conjunctions, 一边, 除了, 每 … 都. */

import type { Match } from '../../pattern.ts';
import { type Rule, rules, textRule } from '../../rule.ts';
import type { Token } from '../../tokens.ts';

/** 每个人喜欢的都不一样: 都 follows where 每 sums up something of theirs. */
const hasNoDou = ({ to }: Match, tokens: readonly Token[]) =>
  tokens.slice(to).every(({ text }) => text !== '都');
/** 一边走路一边听音乐，走多远都不累: the pair is whole. */
const isFirstYibian = ({ from }: Match, tokens: readonly Token[]) =>
  tokens.slice(0, from).filter(({ text }) => text === '一边').length === 1;

export const CONNECTIVE_RULES: readonly Rule[] = [
  ...rules('he-clauses', '<，|； [ 和 ] @person 也|还|觉得|常常|喜欢|想|很|会|就|要 >!的', '', {
    confidence: 0.8,
  }),
  ...rules('he-clauses', '[ 和 ] 还|然后|所以|因为|但是|可是 >!没', '', { confidence: 0.75 }),
  ...rules('he-clauses', '^ @person d=很|非常 a=/a|帅 [ 和 ] e=很|非常? b=/a|帅 $', '，也', {
    confidence: 0.75,
  }),
  ...rules('he-clauses', '^ @person v=@doing o=/n [ 和 ] w=@doing p=/n $', '，', { confidence: 0.7 }),
  textRule('suiran', /(?<=(?:虽然|尽管)[^。！？；，]{2,25}，)所以/g, () => '但是', 0.9),
  textRule('budan', /(?<=(?:不但|不仅)[^。！？；，]{2,20}，)(?:但是|可是|但)(?![不没])/g, () => '而且', 0.8),
  textRule('zhiyao', /(?<=只要[^。！？；，]{1,20}，[^。！？；，]{0,5})才(?=[能会可])/g, () => '就', 0.85),
  textRule(
    'zhiyou',
    /(?<=只有(?!一)[^。！？；，个]{2,20}，[^。！？；，]{0,5})就(?=[能会可])/g,
    () => '才',
    0.85,
  ),
  ...rules(
    'yibian',
    '一边 v=/v o=/n? [ 和|还|也|又|， ] w=听|看|吃|喝|说|写|走|唱|做|聊天|玩|想|学习|学 >!一边',
    '一边',
    { confidence: 0.7, when: isFirstYibian },
  ),
  ...rules('chule', '[ 除外|除|除去 ] .+ 以外|之外', '除了', { confidence: 0.75 }),
  ...rules('chule', '除了 .+ 以外|之外 ，? s=@person [ v=会|喜欢|学习|学|想|有|去过|吃 ]', '还{v}', {
    confidence: 0.75,
  }),
  ...rules('mei-dou', '每 个 n=人|学生|孩子|国家 [ v=有|是|喜欢|知道 ]', '都{v}', {
    confidence: 0.72,
    when: hasNoDou,
  }),
  ...rules('reason-double', '的 原因 [ 是因为|是由于 ]', '是', { confidence: 0.75 }),
  ...rules('reason-double', '的 原因 是 [ 因为|由于 ]', '', { confidence: 0.75 }),
];
