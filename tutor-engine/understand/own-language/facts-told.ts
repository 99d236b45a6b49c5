// Name and age as they are told in English or Portuguese, by the learner or by who types for a child.

import { NUMBER, numberOf } from './numbers.ts';
import type { Sentence } from './sentences.ts';

export type FactsTold = {
  readonly name: string | undefined;
  readonly age: number | undefined;
};

const TYPES_FOR_A_CHILD = new RegExp(
  [
    'aqui e (?:a mae|o pai|a avo|o avo|a tia)',
    '(?:eu )?sou (?:a mae|o pai|a avo|o avo) d[aoe]',
    'im (?:the |his |her )?(?:[a-z]+s )?(?:mum|mom|mother|dad|father|grandma|grandpa)\\b',
    'this is [a-z]+s (?:mum|mom|mother|dad|father)',
    '(?:mum|mom|dad) here',
    '(?:mummy|mommy|mum|mom|daddy|dad|grandma|grandpa|mamae|papai|mae|pai) (?:is |s |ta )?(?:typing|writing|helping|digitando|escrevendo|ajudando)',
    '(?:type|typing|write|writing) (?:this )?for (?:him|her|my|our)',
    '(?:digito|digitando|escrevo|escrevendo|digitar|escrever) (?:isso )?(?:pra|por|pro|pela|pelo) (?:ele|ela|meu|minha)',
    'ainda nao (?:sabe )?(?:escreve|escrever|le|ler)\\b',
    '(?:he|she) (?:cant|doesnt|cannot) (?:read|write|type)',
    'my (?:little |youngest |\\d+ year old )?(?:son|daughter|boy|girl|kid)s? (?:wants to|is learning|will|would like to)',
    'meu filho (?:quer|vai|ta)|minha filha (?:quer|vai|ta)',
  ]
    .map((way) => `(?:${way})`)
    .join('|'),
  'u',
);

export function typesForAChild(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ folded }) => TYPES_FOR_A_CHILD.test(folded));
}

const CAPITAL = "(?<name>\\p{Lu}[\\p{L}’'-]+)";
const ANY = "(?<name>\\p{L}[\\p{L}’'-]+)";
const patterns = (ways: readonly string[], flags: string) =>
  ways.map((way) => new RegExp(`(?<!\\p{L})${way}`, flags));
/** Whatever its case, what follows is a name. */
const NAMED = patterns(
  [
    `my name(?:['’]?s| is) ${ANY}`,
    `(?:call me|i['’]?m called|i am called|they call me|everyone calls me) ${ANY}`,
    `(?:eu )?me chamo ${ANY}`,
    `(?:o )?meu nome (?:é|e) ${ANY}`,
    `(?:pode|podem|podes) me chamar de ${ANY}`,
  ],
  'iu',
);
/** Only a capital letter tells a name from anything else that one may be. */
const INTRODUCED = patterns(
  [
    `[Ii](?:['’]?m| am) ${CAPITAL}`,
    `[Ii]t['’]?s (?:me )?${CAPITAL}(?= here|[.!,]|$)`,
    `[Tt]his is ${CAPITAL}(?! ?['’]s)`,
    `${CAPITAL} here(?=[.!,]|$)`,
    `[Aa]qui (?:é|e|quem fala é) (?:[oa] )?${CAPITAL}`,
    `[Ss]ou (?:[oa] )?${CAPITAL}`,
  ],
  'u',
);
const CHILD = '(?:son|daughter|boy|girl|kid|child|grandson|granddaughter|little one)';
/** Of a child who does not write yet. */
const OF_A_CHILD = patterns(
  [
    `(?:[Hh]is|[Hh]er|[Tt]heir) name(?:['’]?s| is) ${CAPITAL}`,
    `(?:[Hh]e|[Ss]he)(?:['’]?s| is) (?:called |named )?${CAPITAL}`,
    `[Mm]y ${CHILD}(?:['’]s name)? is (?:called |named )?${CAPITAL}`,
    `[Mm]y ${CHILD},? ${CAPITAL}`,
    `(?:[Ee]le|[Ee]la) (?:se chama|é|e) (?:[oa] )?${CAPITAL}`,
    `[Oo] nome d(?:ele|ela) (?:é|e) ${CAPITAL}`,
    `(?:[Mm]eu filho|[Mm]inha filha)(?: se chama| é [oa]| é)?,? ${CAPITAL}`,
    `(?:mãe|mae|pai|avó|avô|tia) d[aoe] ${CAPITAL}`,
    `${CAPITAL}['’]s (?:mum|mom|mother|dad|father|grandma|grandpa)`,
  ],
  'u',
);

const NO_NAMES =
  /^(?:not|so|very|really|just|also|a|an|the|in|from|here|ok|okay|fine|good|happy|sad|tired|sorry|learning|trying|going|back|new|ready|done|sure|lost|um|uma|o|de|do|da|no|na|muito|bem|yes|no|hi|hello|oi|ola|[\p{L}]+(?:ish|ese|ian|ican|eiro|eira|ês|esa|ense)|german|french|dutch|greek|american|portuguese|chinese|i|he|she|it|we|they|you|my|what|there)$/iu;

/** Undefined members where nothing of the kind is told. `ofChild`: what is told of him or her is told of the learner. */
export function factsTold(sentences: readonly Sentence[], ofChild: boolean): FactsTold {
  return { name: nameIn(sentences, ofChild), age: ageIn(sentences, ofChild) };
}

function nameIn(sentences: readonly Sentence[], ofChild: boolean): string | undefined {
  const ways = ofChild ? [...OF_A_CHILD, ...NAMED, ...INTRODUCED] : [...NAMED, ...INTRODUCED];
  for (const way of ways)
    for (const { raw } of sentences) {
      const found = way.exec(raw)?.groups?.['name'];
      if (found !== undefined && !NO_NAMES.test(found)) return found.charAt(0).toUpperCase() + found.slice(1);
    }
  return undefined;
}

const END = '(?= years?\\b| yrs?\\b|,| and\\b| e\\b| now\\b| today\\b| already\\b|$)';
const AGE_OWN = [
  new RegExp(
    `\\bim (?:already |now |only |almost |just |turning )?(?<age>${NUMBER})(?! (?:minutes|hours|days|weeks|months))${END}`,
    'u',
  ),
  new RegExp(`\\bim (?:\\w+ )?and im (?<age>${NUMBER})${END}`, 'u'),
  new RegExp(`\\b(?:i just turned|i turned|im turning|my age is) (?<age>${NUMBER})\\b`, 'u'),
  new RegExp(
    `\\b(?:tenho|fiz|completei|to com) (?:ja |so |quase )?(?<age>${NUMBER}) ?(?:anos|aninhos)\\b`,
    'u',
  ),
];
const AGE_OF_A_CHILD = [
  new RegExp(`\\b(?:hes|shes) (?:already |now |only |almost )?(?<age>${NUMBER})${END}`, 'u'),
  new RegExp(
    `\\b(?:ele|ela)? ?(?:ja |so )?(?:tem|fez|completou) (?:ja |so |quase )?(?<age>${NUMBER}) ?(?:anos|aninhos)\\b`,
    'u',
  ),
  new RegExp(`\\b(?<age>${NUMBER}) (?:years? old|year old|anos|aninhos)\\b`, 'u'),
];
/** Six! Tenho sete. Four and a half: said to who asks for it. */
const AGE_ASKED = new RegExp(
  `^(?:(?:im|eu|tenho|ja|so|ja tenho|i think|acho que|faco|its|almost|quase)[, ]+)*(?<age>${NUMBER})(?: (?:and a half|e meio|anos?|aninhos|years?(?: old)?))*(?:$|,| (?:e voce|and you|and|e|quase|almost)\\b)`,
  'u',
);
const OLDEST = 99;

/** Where the age was asked for, a number tells it. */
export function bareAge(sentences: readonly Sentence[]): number | undefined {
  for (const { folded } of sentences) {
    const value = numberOf(AGE_ASKED.exec(folded)?.groups?.['age'] ?? '');
    if (value !== undefined && value > 0 && value <= OLDEST) return value;
  }
  return undefined;
}

function ageIn(sentences: readonly Sentence[], ofChild: boolean): number | undefined {
  for (const way of ofChild ? [...AGE_OF_A_CHILD, ...AGE_OWN] : AGE_OWN)
    for (const { folded } of sentences) {
      const value = numberOf(way.exec(folded)?.groups?.['age'] ?? '');
      if (value !== undefined && value > 0 && value <= OLDEST) return value;
    }
  return undefined;
}
