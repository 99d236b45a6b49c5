// Whole sentences about oneself in Chinese, for who asks how to say them: I am from England.

import type { Line } from '../content/schema/line.ts';
import { translate } from './gloss.ts';
import { matchAny } from './match.ts';
import type { Scene } from './scene.ts';
import { utterance } from './utterance.ts';
import { same } from './wording.ts';

type Frame = {
  readonly said: readonly string[];
  /** Undefined where the word that was caught does not belong into the sentence. */
  readonly write: (caught: string, scene: Scene) => string | undefined;
};

/** Sentences that need nothing but a word in them. */
const FRAMES: readonly Frame[] = [
  {
    said: ['^(my name is|i am called|im called|(eu |)me chamo|(o |)meu nome e) {name}$'],
    write: (name) => `我叫${name}`,
  },
  {
    said: ['^(i am|im) {number}( years old|)$', '^(eu |)tenho {number} anos$'],
    write: (age) => `我${age}岁`,
  },
  {
    said: [
      '^(i am|im|i come|i am coming) from {any}$',
      '^(i am|im) {any}$',
      '^(eu |)(sou|venho) (do|da|de|dos|das) {any}$',
      '^(eu |)sou {any}$',
    ],
    write: (caught, scene) => {
      const country = wordOf(['country'], caught, scene);
      const job = wordOf(['job'], caught, scene);
      return country === undefined ? job && `我是${job}` : `我是${country}人`;
    },
  },
  {
    said: ['^i (like|love) {any}$', '^(eu |)(gosto de|adoro) {any}$'],
    write: (caught, scene) => after('我喜欢', wordOf(THINGS, caught, scene)),
  },
  {
    said: ['^i (do not|dont) like {any}$', '^(eu |)nao gosto de {any}$'],
    write: (caught, scene) => after('我不喜欢', wordOf(THINGS, caught, scene)),
  },
  {
    said: ['^(i want|i would like|id like) {any}$', '^(eu |)(quero|queria) {any}$'],
    write: (caught, scene) => after('我要', wordOf(CONSUMED, caught, scene)),
  },
];

const CONSUMED = ['food', 'drink', 'fruit'];
const THINGS = [...CONSUMED, 'animal', 'sport', 'color'];

/** Undefined for what is none of these sentences, or has a word in it that is not known. */
export function sentenceFor(
  asked: string,
  scene: Scene,
): { readonly said: string; readonly word: Line } | undefined {
  const text = utterance(asked);
  for (const { said, write } of FRAMES) {
    const slots = matchAny(said, text, {});
    const caught = slots?.name ?? slots?.number ?? slots?.any;
    const zh = caught && write(caught.zh, scene);
    if (zh !== undefined) return { said: text.shown.join(''), word: same(zh) };
  }
  return undefined;
}

function wordOf(lists: readonly string[], caught: string, scene: Scene): string | undefined {
  const zh = translate(caught, scene, true)?.word.zh;
  return lists.some((list) => scene.words[list]?.some((word) => word.zh === zh)) ? zh : undefined;
}

const after = (beginning: string, word: string | undefined) => word && beginning + word;
