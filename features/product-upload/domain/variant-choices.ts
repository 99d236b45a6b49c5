// Colours and sizes among which somebody has to choose, written into the one line of a variant and read from it again.

const BETWEEN = ' / ';
const GROUPS = '；';

const COLOUR_SIGNS = '色白黑灰粉红蓝绿紫棕咖杏银金青黄橙';
const COLOUR = new RegExp(`^[\\p{Script=Han}]{0,4}[${COLOUR_SIGNS}]$`, 'u');
const SIZE = /^(?:\d{2}(?:\.5)?码?|\d?[XSML]{1,4}码?|\d{2,3}(?:cm|码|号)|均码|[大中小特]号)$/iu;
/** 樱花粉帆白黑色: each ends in the sign of a colour. */
const IN_A_RUN = new RegExp(`[^${COLOUR_SIGNS}]{0,3}[${COLOUR_SIGNS}]色?`, 'gu');

export type ChoiceKind = 'colour' | 'size';

export function kindOf(choice: string): ChoiceKind | undefined {
  if (SIZE.test(choice)) return 'size';
  return COLOUR.test(choice) ? 'colour' : undefined;
}

/** What a text offers: several only where all are colours, or all are sizes. */
export function choicesIn(text: string): string[] {
  const pieces = text.split(/[\s、,，/|]+/u).flatMap((piece) => runIn(piece));
  const kind = kindOf(pieces[0] ?? '');
  const isSeveral =
    pieces.length > 1 && kind !== undefined && pieces.every((piece) => kindOf(piece) === kind);
  return isSeveral ? [...new Set(pieces)] : [text];
}

/** 灰蓝 is one colour, 樱花粉帆白 are two: what is short is taken for one unless each says that it is a colour. */
function runIn(text: string): string[] {
  const found = text.match(IN_A_RUN) ?? [];
  if (found.length < 2 || found.join('') !== text) return [text];
  const isRun = [...text].length >= 5 || found.every((each) => each.length > 1 && each.endsWith('色'));
  return isRun ? found : [text];
}

export const joinChoices = (groups: readonly (readonly string[])[]): string =>
  groups.map((choices) => choices.join(BETWEEN)).join(GROUPS);

export const groupsOf = (variant: string): string[][] =>
  variant.split(GROUPS).map((group) => group.split(BETWEEN));

const isOpenGroup = (choices: readonly string[]): boolean => {
  const kind = kindOf(choices[0] ?? '');
  return choices.length > 1 && kind !== undefined && choices.every((choice) => kindOf(choice) === kind);
};

/** Whether several colours or sizes stand where one has to: nobody knows which to buy. */
export const isChoiceOpen = (variant: string): boolean =>
  groupsOf(variant).some((group) => isOpenGroup(group));
