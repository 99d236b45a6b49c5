// Forms of English and Portuguese verbs, regular and not.

import { expect, it } from 'vitest';
import { inflectEnglish, inflectPortuguese } from './inflect.ts';

it.each([
  ['wash', 'washes', 'washing', 'washed'],
  ['study', 'studies', 'studying', 'studied'],
  ['play', 'plays', 'playing', 'played'],
  ['make', 'makes', 'making', 'made'],
  ['see', 'sees', 'seeing', 'saw'],
  ['stop', 'stops', 'stopping', 'stopped'],
  ['open', 'opens', 'opening', 'opened'],
  ['go', 'goes', 'going', 'went'],
  ['have', 'has', 'having', 'had'],
])('%s', (base, third, ing, past) => {
  expect(inflectEnglish(base)).toEqual({ third, ing, past });
});

it.each([
  ['lavar', 'lavando lavo lava lavam lavei lavou lavaram lave'],
  ['pagar', 'pagando pago paga pagam paguei pagou pagaram pague'],
  ['ficar', 'ficando fico fica ficam fiquei ficou ficaram fique'],
  ['comer', 'comendo como come comem comi comeu comeram coma'],
  ['abrir', 'abrindo abro abre abrem abri abriu abriram abra'],
  ['dormir', 'dormindo durmo dorme dormem dormi dormiu dormiram durma'],
  ['fazer', 'fazendo faco faz fazem fiz fez fizeram faca'],
  ['ir', 'indo vou vai vao fui foi foram va'],
  ['ver', 'vendo vejo ve veem vi viu viram veja'],
  ['sair', 'saindo saio sai saem sai saiu sairam saia'],
])('%s', (infinitive, forms) => {
  const made = inflectPortuguese(infinitive);
  const { gerund, i, she, they, iDid, sheDid, theyDid, order } = made ?? {};
  expect([gerund, i, she, they, iDid, sheDid, theyDid, order].join(' ')).toBe(forms);
});

it('knows what is no verb', () => {
  expect(inflectPortuguese('casa')).toBeUndefined();
});
