// Words for the people and animals of a learner, in English and Portuguese, as one says them back to the learner.

type Kin = { readonly en: string; readonly pt: string; readonly isFeminine: boolean };

/** English, then Portuguese; `!`: feminine in Portuguese. */
const PEOPLE =
  'mother mae!|mum mae!|mom mae!|mummy mamae!|mommy mamae!|mama mamae!|father pai|dad pai|daddy papai|parents pais|' +
  'husband marido|wife esposa!|wife mulher!|boyfriend namorado|girlfriend namorada!|fiance noivo|fiancee noiva!|partner parceiro|' +
  'son filho|daughter filha!|kids filhos|children filhos|baby bebe|' +
  'brother irmao|sister irma!|little-brother irmaozinho|little-sister irmazinha!|grandmother avo!|grandma vovo!|granny vovo!|grandfather vovo|grandpa vovo|' +
  'grandson neto|granddaughter neta!|grandchild neto|grandchildren netos|' +
  'daughter-in-law nora!|son-in-law genro|mother-in-law sogra!|father-in-law sogro|sister-in-law cunhada!|brother-in-law cunhado|' +
  'uncle tio|aunt tia!|auntie titia!|nephew sobrinho|niece sobrinha!|cousin primo|cousin prima!|stepdaughter enteada!|stepson enteado|' +
  'friend amigo|friend amiga!|best-friend melhor-amigo|neighbour vizinho|neighbour vizinha!|neighbor vizinho|boss chefe|' +
  'colleague colega|teacher professora!|teacher professor|classmate coleguinha|patient paciente|family familia!';
const PETS =
  'dog cachorro|dog cachorra!|dog cao|puppy cachorrinho|doggy cachorrinha!|cat gato|cat gata!|kitten gatinho|kitty gatinha!|bird passarinho|' +
  'parrot papagaio|fish peixe|fish peixinho|rabbit coelho|bunny coelhinho|hamster hamster|turtle tartaruga!|tortoise jabuti|horse cavalo|' +
  'guinea-pig porquinho-da-india|chicken galinha!|cow vaca!|pet bichinho';

const ACCENTS: Readonly<Record<string, string>> = {
  mae: 'mãe',
  mamae: 'mamãe',
  irmao: 'irmão',
  irma: 'irmã',
  irmaozinho: 'irmãozinho',
  irmazinha: 'irmãzinha',
  avo: 'avó',
  vovo: 'vovó',
  familia: 'família',
  bebe: 'bebê',
  cao: 'cão',
  'porquinho-da-india': 'porquinho-da-índia',
};

function read(list: string): ReadonlyMap<string, Kin> {
  const all = new Map<string, Kin>();
  for (const [english = '', portuguese = ''] of list.split('|').map((pair) => pair.split(' '))) {
    const bare = portuguese.replace('!', '');
    const kin = {
      en: spaced(english, english.includes('in-law')),
      pt: spaced(ACCENTS[bare] ?? bare, bare.startsWith('porquinho')),
      isFeminine: portuguese.endsWith('!'),
    };
    for (const word of [english, bare].map((one) => one.replaceAll('-', ' ')))
      if (!all.has(word)) all.set(word, kin);
  }
  return all;
}

function spaced(word: string, keepsHyphens: boolean): string {
  return keepsHyphens ? word : word.replaceAll('-', ' ');
}

const people = read(PEOPLE);
const pets = read(PETS);

function alternatives(words: ReadonlyMap<string, Kin>): string {
  const longestFirst = [...words.keys()].toSorted((a, b) => b.length - a.length);
  return `(?:${longestFirst.join('|')})`;
}

/** What `{kin}` and `{pet}` stand for in a pattern. */
export const MACROS: Readonly<Record<string, string>> = {
  kin: alternatives(people),
  pet: alternatives(pets),
};

const OWN = new RegExp(
  `\\b(?:my|our|meu|minha|meus|minhas|nosso|nossa) (?:little |big |older |younger |old |best |new |own |late )?(?<word>${[people, pets].map(alternatives).join('|')})\\b`,
  'u',
);

export type Whose = { readonly en: string; readonly pt: string };

/** Of whom a sentence speaks that is the learner's own: your husband, seu marido. */
export function whoseIn(folded: string): Whose | undefined {
  const word = OWN.exec(folded)?.groups?.['word'] ?? '';
  const kin = people.get(word) ?? pets.get(word);
  return kin && { en: `your ${kin.en}`, pt: `${kin.isFeminine ? 'sua' : 'seu'} ${kin.pt}` };
}
