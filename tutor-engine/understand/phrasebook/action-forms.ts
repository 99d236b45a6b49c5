// Each action of the phrasebook in the forms of a sentence: buy bread gives I bought bread, she buys bread, buy bread!

import { ACTION_FORMS, type ActionForm, type Phrase } from '../../../content/schema/talks/phrasebook.ts';
import { inflectEnglish, inflectPortuguese } from './inflect.ts';
import { spellings } from './spellings.ts';

/** A phrase by keys alone: what it is called has been made already. */
export type FormedPhrase = {
  readonly part: ActionForm | 'deed';
  readonly keys: readonly string[];
  readonly phrase: Phrase;
};

/** English words that end as Portuguese verbs do. */
const ENGLISH_R =
  /^(?:answer|appear|bear|compare|cover|deliver|discover|enter|fear|hear|offer|order|prefer|remember|repair|star|wear|whisper)$/;
const PORTUGUESE_VERB = /^[a-z]+(?:[aei]r|por)$/;
/** Eating, comendo: forms of their own, which are not made of again. */
const GERUND = /(?:ing|ndo)$/;
/** Words that begin a phrase and are none that changes. */
const UNCHANGED: ReadonlySet<string> = new Set(['me', 'te', 'se', 'nos', 'not', 'nao']);

/** Each as it may be said: by one or by several. */
type Forms = Readonly<Record<ActionForm, readonly string[]>>;

/** Nothing for what is no deed. */
export function formsOf(phrase: Phrase): FormedPhrase[] {
  if (phrase.part !== 'deed' && phrase.part !== 'skill') return [];
  const made = spellings(phrase).flatMap((key) => inflected(key));
  const done = { ...phrase, zh: doneIn(phrase.zh) };
  const of = (form: ActionForm, part: FormedPhrase['part'] = form): FormedPhrase => ({
    part,
    keys: [
      ...new Set(made.flatMap(({ forms, rest }) => forms[form].map((verb) => [verb, ...rest].join(' ')))),
    ],
    phrase: form === 'idid' || form === 'did' ? done : phrase,
  });
  // I like swimming: whatever stands for the deed itself.
  return [of('doing', 'deed'), ...ACTION_FORMS.map((form) => of(form))];
}

/** None, or one. */
function inflected(key: string): { readonly forms: Forms; readonly rest: readonly string[] }[] {
  const [verb = '', ...rest] = key.split(' ');
  if (!/^[a-z]+$/.test(verb) || UNCHANGED.has(verb) || (GERUND.test(verb) && verb.length > 4)) return [];
  const forms = PORTUGUESE_VERB.test(verb) && !ENGLISH_R.test(verb) ? portuguese(verb) : english(verb);
  return forms === undefined ? [] : [{ forms, rest }];
}

function english(base: string): Forms {
  const { third, ing, past } = inflectEnglish(base);
  const bare = [base];
  return {
    ido: bare,
    idoso: [`i ${base}`],
    youdo: bare,
    does: [third, base],
    doing: [ing],
    idid: [past],
    did: [past],
    ididnt: bare,
    didnt: bare,
    order: bare,
  };
}

function portuguese(infinitive: string): Forms | undefined {
  const forms = inflectPortuguese(infinitive);
  if (forms === undefined) return undefined;
  const { gerund, i, she, they, iDid, sheDid, theyDid, order } = forms;
  return {
    ido: [i],
    idoso: [i],
    youdo: [she],
    does: [she, they],
    doing: [gerund],
    idid: [iDid],
    did: [sheDid, theyDid],
    ididnt: [iDid],
    didnt: [sheDid, theyDid],
    order: [order],
  };
}

/** 买了面包, 回家了, 给妈妈打电话了. What tells already that it is over stays. */
function doneIn(zh: string): string {
  if (zh.includes('了')) return zh;
  const object = /^(?![给和跟在对把从])([^{}]+)(\{[a-z]+\})$/u.exec(zh);
  return object === null ? `${zh}了` : `${object[1]}了${object[2]}`;
}
