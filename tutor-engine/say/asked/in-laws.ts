// What relatives are called: 太太的妈妈 is 岳母, and a mother-in-law is the mother of a wife or of a husband.

import type { TurnContext } from '../../state/turn-context.ts';

const SAME: readonly (readonly [RegExp, string])[] = [
  [/太太|老婆|爱人|媳妇/gu, '妻子'],
  [/先生|老公/gu, '丈夫'],
  [/母亲|(?<!妈)妈(?!妈)/gu, '妈妈'],
  [/父亲|(?<!爸)爸(?!爸)/gu, '爸爸'],
];
const CALLED: Readonly<Record<string, string>> = {
  妻子的妈妈: '岳母',
  妻子的爸爸: '岳父',
  丈夫的妈妈: '婆婆',
  丈夫的爸爸: '公公',
  爸爸的爸爸: '爷爷',
  爸爸的妈妈: '奶奶',
  妈妈的爸爸: '外公',
  妈妈的妈妈: '外婆',
  爸爸的哥哥: '伯伯',
  爸爸的弟弟: '叔叔',
  爸爸的姐姐: '姑姑',
  爸爸的妹妹: '姑姑',
  妈妈的哥哥: '舅舅',
  妈妈的弟弟: '舅舅',
  妈妈的姐姐: '姨妈',
  妈妈的妹妹: '小姨',
  哥哥的妻子: '嫂子',
  弟弟的妻子: '弟媳',
  姐姐的丈夫: '姐夫',
  妹妹的丈夫: '妹夫',
  儿子的妻子: '儿媳',
  女儿的丈夫: '女婿',
};

/** Undefined where it is no relative, or one that has no word. */
export function relativeCalled(text: string): string | undefined {
  const bare = text.replace(/^我(?:的)?/u, '');
  return CALLED[SAME.reduce((plain, [word, same]) => plain.replaceAll(word, same), bare)];
}

const OF_A_WIFE: Readonly<Record<string, string>> = { 婆婆: '岳母', 公公: '岳父' };
const WIFE =
  /我的?(?:太太|妻子|老婆|媳妇|女朋友)|\bmy (?:wife|girlfriend)\b|\bminha (?:esposa|mulher|namorada)\b/iu;
const HUSBAND =
  /我的?(?:先生|丈夫|老公|男朋友)|\bmy (?:husband|boyfriend)\b|\bmeu (?:marido|esposo|namorado)\b/iu;

/** The mother-in-law of who has told of a wife is 岳母. */
export function inLawMeant({ history, said }: TurnContext, zh: string): string {
  const told = [...history.filter(({ by }) => by === 'learner').map(({ text }) => text), said.raw];
  const has = (one: RegExp) => told.some((text) => one.test(text));
  return has(WIFE) && !has(HUSBAND) ? (OF_A_WIFE[zh] ?? zh) : zh;
}
