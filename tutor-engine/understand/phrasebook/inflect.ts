// English and Portuguese verbs in the forms that short sentences need: washes, washing, washed; lavando, lavo, lava, lavei, lavou.

/** `base` and `infinitive` are what the phrasebook has. Each in the letters of a key: lower case, without accents. */
export type EnglishForms = { readonly third: string; readonly ing: string; readonly past: string };
export type PortugueseForms = {
  readonly gerund: string;
  readonly i: string;
  readonly she: string;
  readonly they: string;
  readonly iDid: string;
  readonly sheDid: string;
  readonly theyDid: string;
  /** Said to somebody: apague a luz. */
  readonly order: string;
};

const ENGLISH_PAST: ReadonlyMap<string, string> = new Map(
  (
    'be was,become became,begin began,break broke,bring brought,build built,buy bought,catch caught,choose chose,come came,cost cost,cut cut,' +
    'do did,draw drew,drink drank,drive drove,eat ate,fall fell,feel felt,find found,fly flew,forget forgot,get got,give gave,go went,' +
    'grow grew,have had,hear heard,hit hit,hold held,hurt hurt,keep kept,know knew,learn learned,leave left,lend lent,let let,lose lost,' +
    'make made,meet met,pay paid,put put,read read,ride rode,ring rang,run ran,say said,see saw,sell sold,send sent,set set,shut shut,' +
    'sing sang,sit sat,sleep slept,speak spoke,spend spent,stand stood,steal stole,swim swam,take took,teach taught,tell told,think thought,' +
    'throw threw,understand understood,wake woke,wear wore,win won,write wrote'
  )
    .split(',')
    .map((pair) => {
      const [base = '', past = ''] = pair.split(' ');
      return [base, past];
    }),
);
/** Verbs of one short syllable double their last letter: stopped, running. */
const DOUBLED =
  /^(?:begin|chat|chop|cut|drop|fit|forget|get|grab|hit|hop|hug|jog|let|nod|plan|put|rob|rub|run|set|shop|shut|sit|ski(?=p)|skip|stop|swim|trip|win|wrap|zip)$/;
const SIBILANT = /(?:s|x|z|ch|sh|o)$/;

export function inflectEnglish(base: string): EnglishForms {
  const isY = /[^aeiou]y$/.test(base);
  const stem = DOUBLED.test(base) ? `${base}${base.at(-1)}` : base;
  const dropped = /[^eoy]e$/.test(base) ? base.slice(0, -1) : base;
  const third =
    base === 'have' ? 'has' : isY ? `${base.slice(0, -1)}ies` : `${base}${SIBILANT.test(base) ? 'es' : 's'}`;
  const ing = `${stem === base ? dropped : stem}ing`;
  const regular = isY ? `${base.slice(0, -1)}ied` : base.endsWith('e') ? `${base}d` : `${stem}ed`;
  return { third, ing, past: ENGLISH_PAST.get(base) ?? regular };
}

/** Infinitive: I, she, I did, she did; and what is said to somebody. */
const PORTUGUESE: ReadonlyMap<string, readonly string[]> = new Map(
  (
    'ir vou vai fui foi va,vir venho vem vim veio venha,ver vejo ve vi viu veja,ter tenho tem tive teve tenha,dar dou da dei deu de,' +
    'fazer faco faz fiz fez faca,dizer digo diz disse disse diga,trazer trago traz trouxe trouxe traga,por ponho poe pus pos ponha,' +
    'poder posso pode pude pode possa,querer quero quer quis quis queira,saber sei sabe soube soube saiba,ser sou e fui foi seja,' +
    'estar estou esta estive esteve esteja,sair saio sai sai saiu saia,cair caio cai cai caiu caia,ler leio le li leu leia,' +
    'pedir peco pede pedi pediu peca,ouvir ouco ouve ouvi ouviu ouca,perder perco perde perdi perdeu perca,dormir durmo dorme dormi dormiu durma,' +
    'subir subo sobe subi subiu suba,vestir visto veste vesti vestiu vista,sentir sinto sente senti sentiu sinta,servir sirvo serve servi serviu sirva,' +
    'seguir sigo segue segui seguiu siga,conseguir consigo consegue consegui conseguiu consiga,mentir minto mente menti mentiu minta,' +
    'repetir repito repete repeti repetiu repita,escolher escolho escolhe escolhi escolheu escolha,conhecer conheco conhece conheci conheceu conheca,' +
    'esquecer esqueco esquece esqueci esqueceu esqueca,descer desco desce desci desceu desca,passear passeio passeia passeei passeou passeie'
  )
    .split(',')
    .map((row) => {
      const [infinitive = '', ...forms] = row.split(' ');
      return [infinitive, forms];
    }),
);

const GERUND: Readonly<Record<string, string>> = { a: 'ando', e: 'endo', i: 'indo', o: 'ondo' };
/** Undefined for what is no infinitive. */
export function inflectPortuguese(infinitive: string): PortugueseForms | undefined {
  const ending = /^(.*)([aeio])r$/.exec(infinitive);
  if (ending === null) return undefined;
  const [, root = '', vowel = ''] = ending;
  const [i, she, iDid, sheDid, order] = PORTUGUESE.get(infinitive) ?? regular(root, vowel);
  if (i === undefined || she === undefined || iDid === undefined || sheDid === undefined) return undefined;
  return {
    gerund: `${root}${GERUND[vowel]}`,
    i,
    she,
    they: pluralOf(she),
    iDid,
    sheDid,
    theyDid: pastPluralOf(sheDid),
    order: order ?? she,
  };
}

function regular(root: string, vowel: string): readonly string[] {
  if (vowel !== 'a') return [`${root}o`, `${root}e`, `${root}i`, `${root}${vowel}u`, `${root}a`];
  // The first person keeps the sound: fiquei, paguei.
  const soft = root.replace(/c$/, 'qu').replace(/g$/, 'gu');
  return [`${root}o`, `${root}a`, `${soft}ei`, `${root}ou`, `${soft}e`];
}

const PLURAL: Readonly<Record<string, string>> = {
  vai: 'vao',
  da: 'dao',
  le: 'leem',
  ve: 'veem',
  vem: 'vem',
  tem: 'tem',
  e: 'sao',
};

function pluralOf(she: string): string {
  return (
    PLURAL[she] ??
    (/(?:sai|cai)$/.test(she) ? `${she.slice(0, -1)}em` : she.endsWith('z') ? `${she}em` : `${she}m`)
  );
}

const PAST_PLURAL: Readonly<Record<string, string>> = {
  foi: 'foram',
  veio: 'vieram',
  fez: 'fizeram',
  pos: 'puseram',
  quis: 'quiseram',
};

function pastPluralOf(sheDid: string): string {
  const known = PAST_PLURAL[sheDid];
  if (known !== undefined) return known;
  return sheDid.replace(
    /(?:ou|eu|iu|e)$/,
    (end) => ({ ou: 'aram', eu: 'eram', iu: 'iram', e: 'eram' })[end] ?? end,
  );
}
