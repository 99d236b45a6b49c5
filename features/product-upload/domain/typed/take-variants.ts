// Finds sizes and colours in what somebody typed: said by a label, by a measure behind it, or standing alone.

import { END, START, take } from './taking.ts';

const SIZE = String.raw`(?:\d{1,3}(?:[.,]5)?(?:\s?[/-]\s?\d{1,3})?(?:\s?(?:cm|eu|us|uk|br|码|号))?|\d?x{0,4}[sml]|[2-5]xl|pp|p|g|gg|xg|均码|única?|único)(?![\p{L}\d])`;
const HAN_COLOUR = String.raw`\p{Script=Han}{1,4}色`;
const LATIN_COLOUR = String.raw`(?:(?:light|dark|navy|sky|rose)[ -]?)?(?:black|white|red|blue|green|yellow|pink|purple|gr[ae]y|brown|beige|orange|silver|gold|cream|navy|khaki|transparent|pret[oa]|branc[oa]|vermelh[oa]|azul|verde|amarel[oa]|rosa|rox[oa]|cinza|marrom|bege|laranja|pratead[oa]|dourad[oa]|transparente)(?: (?:claro|escuro|clara|escura|marinho))?`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:尺码|尺寸|码数|鞋码|号码|사이즈|(?<!\p{L})(?:(?:in |no )?(?:size|tamanho|tam\.?|numeração|número)))\s*[:：]?\s*(?<value>${SIZE})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\d.])(?<value>(?:\d{2,3}(?:\.5)?|\d?x{0,4}[sml]|[2-5]xl|[大中小加])[码号]|均码)(?=$|[^\p{L}\d]|\p{Script=Han})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:颜色|(?<!\p{L})(?:(?:in |na )?(?:colou?r|cor)))\s*[:：]?\s*(?<value>${HAN_COLOUR}|\p{Script=Han}{1,3}(?!\p{L})|${LATIN_COLOUR})(?!\p{L})`,
    'iu',
  ),
  new RegExp(`${START}(?<value>${HAN_COLOUR})${END}`, 'u'),
  new RegExp(
    String.raw`(?<=^|[,，;；|\n]\s*)(?:in )?(?<value>${LATIN_COLOUR})(?=\s*(?:$|[,，;；|\n]))`,
    'iu',
  ),
  new RegExp(String.raw`(?<=[,，;；|\n]\s*)(?<value>X{0,4}[SML]|[2-5]XL)(?=\s*(?:$|[,，;；|\n]))`, 'u'),
];

/** Each as it stands in the text, so that whoever buys reads what the buyer wrote. */
export function takeVariants(text: string): { readonly variants: readonly string[]; readonly rest: string } {
  const variants: string[] = [];
  let rest = text;
  for (const pattern of PATTERNS) {
    const taken = take(rest, pattern, ([whole]) => whole.trim());
    if (taken.found !== undefined) variants.push(taken.found);
    rest = taken.rest;
  }
  return { variants, rest };
}
