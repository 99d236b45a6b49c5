// What beginners ask about: a word in whatever spelling, the signs on the page.

import { describe, expect, it } from 'vitest';
import { withoutFillers } from './fillers.ts';
import { intentOf } from './intent.ts';
import { utterance } from './text/utterance.ts';

const intent = (text: string) => intentOf(utterance(text));

describe('the meaning of a word', () => {
  it.each([
    ['o que significa xièxie?', 'xièxie'],
    ['e o que é hen hao mesmo?', 'hen hao'],
    ['xiexie quer dizer o quê?', 'xiexie'],
    ['what was xiexie again?', 'xiexie'],
    ['wo jiao means?', 'wo jiao'],
    ['whats ma for', 'ma'],
    ['para que serve ma?', 'ma'],
    ['jiao shenme yisi', 'jiao'],
    ['o que significa 你好?', '你好'],
    ['o que significa a palavra de? nunca sei', 'de'],
  ])('is asked by %s', (text, of) => {
    expect(intent(text)).toMatchObject({ kind: 'meaning', of });
  });

  it.each(['what is your name', 'o que é isso', 'what does that mean', 'o que você come', 'what is this'])(
    'is not asked by %s',
    (text) => {
      expect(intent(text).kind).not.toBe('meaning');
    },
  );

  it('may be asked with something on the page', () => {
    const asked = intent('o que significa de? por que tem esse pontinho embaixo?');
    expect(asked).toEqual({ kind: 'meaning', of: 'de', part: 'underline' });
  });
});

describe('the page', () => {
  it.each([
    ['que pontinho é esse embaixo da palavra?', 'underline'],
    ['why is there a red line under it', 'underline'],
    ['为什么下面有一条红线？', 'underline'],
    ['por que o alto-falante está riscado?', 'no-voice'],
    ['why is there no sound', 'no-voice'],
    ['para que serve a lâmpada?', 'bulb'],
    ['what is the light bulb for?', 'bulb'],
    ['o que são esses acentos?', 'tones'],
    ['what are the lines above the letters?', 'tones'],
    ['how do I type in chinese', 'typing'],
    ['how do you know if I pronounce it right?', 'pronunciation'],
    ['como mudo o nível?', 'settings'],
    ['preciso aprender os caracteres?', 'characters'],
    ['como eu sei o tom?', 'tones'],
    ['上面的小符号是什么？', 'tones'],
    ['写在哪儿？我没看见。', 'explanation'],
    ['你说“写在这里”，可是没有写。', 'explanation'],
    ['where is it written?', 'explanation'],
    ['is the crossed out thing for sound?', 'no-voice'],
  ])('is asked about by %s', (text, part) => {
    expect(intent(text)).toEqual({ kind: 'screen', part });
  });

  it.each([
    'como se escreve obrigado',
    'I like the sound of the sea',
    'onde fica o ponto de ônibus?',
    'do you speak english?',
    'meu nome é Tom',
    'os tons são bonitos',
    'como você está?',
    'I read books',
  ])('is not asked about by %s', (text) => {
    expect(intent(text).kind).not.toBe('screen');
  });
});

it.each([
  ['wo jiao Pedro kkkk', 'wo jiao Pedro'],
  ['wo ai ni hahaha', 'wo ai ni'],
  ['nihao 😂😂', 'nihao'],
  ['obrigada rsrs!', 'obrigada'],
  ['kkkk tá, e o que é hen hao?', 'e o que é hen hao?'],
  ['Olá, professora, tudo bem?', 'Olá, tudo bem?'],
  ['não entendi, professora', 'não entendi'],
])('what stands around it is no part of %s', (text, rest) => {
  expect(withoutFillers(utterance(text))?.raw).toBe(rest);
});

it.each(['kkkk', '哈哈', 'ok', 'wo jiao Kika', 'hahaha'])('nothing is taken from %s', (text) => {
  expect(withoutFillers(utterance(text))).toBeUndefined();
});

it.each([
  ['再见怎么读？', { kind: 'language', asks: [{ kind: 'read', word: '再见' }] }],
  ['pq vc falou 也?', { kind: 'meaning', of: '也' }],
  ['how is hen pronounced', { kind: 'meaning', of: 'hen' }],
  ['como se pronuncia xiexie?', { kind: 'meaning', of: 'xiexie' }],
  ['como peço a conta?', { kind: 'say', of: 'a conta' }],
  ['how do I order a coffee', { kind: 'say', of: 'a coffee' }],
  ['pode me ensinar os números?', { kind: 'topic', of: 'numeros' }],
  ['I’m a nurse. How do I say that?', { kind: 'say', of: 'Im a nurse' }],
])('%s is understood', (text, wanted) => {
  expect(intent(text)).toMatchObject(wanted);
});
