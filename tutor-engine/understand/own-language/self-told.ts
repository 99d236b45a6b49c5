// What people tell of themselves in English or Portuguese besides name and age: what they do, where they live, where from.

import type { Sentence } from './sentences.ts';

export type SelfTold = {
  /** What they are by trade, or seem to be: whoever knows the word decides. */
  readonly trade: string | undefined;
  /** Where they work, or what they do there; told, whatever it is called in Chinese. */
  readonly work: string | undefined;
  readonly city: string | undefined;
  readonly country: string | undefined;
};

const WORD = "[\\p{L}\\p{M}’'-]+";
const NAME = `\\p{Lu}${WORD}(?: (?:(?:d[aeo]s?|do|of) )?\\p{Lu}${WORD})*`;
const END =
  '(?=[,.!;)，。！；、]|$| (?:and|but|in|at|for|who|from|so|because|e|mas|em|n[oa]s?|que|por|há|pra|para)(?!\\p{L}))';

const all = (ways: readonly string[], flags: string) =>
  ways.map((way) => new RegExp(`(?<![\\p{L}’'])${way}`, flags));

const TRADE = all(
  [
    `(?:I(?:['’]m| am|['’]ve been) (?:currently |now |also |still )?|I work as |my job is |I used to be |I was )an? (?<found>${WORD}(?: ${WORD}){0,2}?)${END}`,
    `(?:(?:eu )?(?:sou|era) (?:uma? )?|(?:eu )?trabalho (?:como|de) |trabalhei como |minha profissão é )(?<found>(?!d[aeo]s? |[ao] |muito |bem )${WORD}(?: (?:de|da|do) ${WORD}| ${WORD})?)${END}`,
  ],
  'iu',
);
const WORK = all(
  [
    `I (?:(?:work|am working) (?:in|at|for|with) (?!home|you|it|that|night|the (?:morning|evening))[^,.!?，。！？；]{2,24}|teach [a-z ]{3,24})`,
    `(?:eu )?(?:trabalho (?:em|n[oa]s?|num|numa|com|para|pra) (?!casa|você|isso)[^,.!?，。！？；]{2,24}|dou aulas? [^,.!?，。！？；]{2,24})`,
    `I (?:run|own|manage) an? [^,.!?，。！？；]{2,24}`,
    `(?:eu )?tenho uma (?:loja|empresa|padaria|oficina|fazenda|clínica)`,
  ],
  'iu',
);
const CITY = all(
  [
    `(?:[Ii] (?:live|am living|moved|have lived)|[Ii]['’]m living|[Ii]['’]ve lived) (?:now |here )?(?:in|to) (?<found>${NAME})`,
    `(?:[Mm]oro|[Ee]u moro|[Vv]ivo|[Mm]udei|[Mm]orei sempre) (?:aqui |hoje )?(?:em|n[oa]|para|pra) (?<found>${NAME})`,
  ],
  'u',
);
const COUNTRY = all(
  [
    `(?:[Ii] (?:am|come)|[Ii]['’]m) (?:originally )?from (?<found>(?:the )?${NAME})`,
    `(?:[Ee]u )?(?:[Ss]ou|[Vv]enho) d(?:e|a|o|os|as) (?<found>${NAME})`,
    `[Ii](?:['’]m| am) (?<found>\\p{Lu}[a-z]+(?:ish|ese|ian|ican|an|ch))(?![a-z])`,
    `(?:[Ee]u )?[Ss]ou (?<found>brasileir[oa]|portugu[eê]s[a]?|angolan[oa]|moçambican[oa]|american[oa]|ingl[eê]s[a]?|argentin[oa]|italian[oa]|alem[ãa]o?|franc[eê]s[a]?|espanhol[a]?|canadense)`,
  ],
  'u',
);

export function selfTold(sentences: readonly Sentence[]): SelfTold {
  const told = sentences.filter(({ isQuestion }) => !isQuestion);
  return {
    trade: firstIn(told, TRADE),
    work: firstIn(told, WORK),
    city: firstIn(told, CITY),
    country: firstIn(told, COUNTRY),
  };
}

function firstIn(sentences: readonly Sentence[], ways: readonly RegExp[]): string | undefined {
  for (const { raw } of sentences)
    for (const way of ways) {
      const found = way.exec(raw);
      if (found !== null) return (found.groups?.['found'] ?? found[0]).trim();
    }
  return undefined;
}

/** How a trade ends in English and Portuguese, where no word list knows it. */
const TRADE_ENDS =
  /(?:(?:[^e]{2}er|or|ist|ian|man|woman|smith|keeper|worker|teacher|driver)|(?:[dtsl]ora?|ista|[dthnl]eir[oa]|ogad[oa]|tet[oa]|[ctn]ári[oa]|ólog[oa]|ógraf[oa]|ânic[oa]|nceir[oa]))$/iu;
const NO_TRADE =
  /(?:mother|father|brother|sister|daughter|beginner|learner|speaker|lover|foreigner|winner|reader|teenager|number|member|person|outsider|brasileir[oa]|solteir[oa]|estrangeir[oa]|primeir[oa]|verdadeir[oa]|inteir[oa]|herdeir[oa])$/iu;

export function seemsTrade(word: string): boolean {
  return TRADE_ENDS.test(word) && !NO_TRADE.test(word);
}
