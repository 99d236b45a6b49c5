// What is answered to a newcomer's question: what a word means, how it sounds, whether it was right, something about the tutor.

import type { Line } from '../../../content/schema/line.ts';
import type { Fact } from '../../../content/schema/people/persona.ts';
import { mainActivity } from '../../activities/index.ts';
import { toldOn } from '../../activities/topics/asked/asked-on.ts';
import { mendedSentence } from '../../say/asked/judge-sentence.ts';
import { soundGuide } from '../../say/asked/sound-guide.ts';
import {
  ALREADY,
  LAUGHING,
  LIKES,
  NOTHING_TO_TELL,
  RIGHT,
  SHOULD_BE,
  SOUND,
  STORY,
} from '../../say/own-language-lines.ts';
import { recall } from '../../say/recall/recall.ts';
import { explainExactly, translate } from '../../say/translate/gloss.ts';
import { questionInChinese } from '../../say/translate/question-abroad.ts';
import { taughtWord } from '../../say/translate/taught-word.ts';
import { same, setLines, wordings } from '../../say/wording.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { intentOf } from '../../understand/intent.ts';
import type { AskedOwn } from '../../understand/own-language/asked-in.ts';
import { typedWords } from '../../understand/text/typed-words.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { chineseAmid } from './chinese-amid.ts';
import type { OwnMessage } from './own-message.ts';

/** Wordings of the answer; how to say something is answered by more than a line. */
export function answerTo(context: TurnContext, message: OwnMessage, asked: AskedOwn): Line[] {
  switch (asked.kind) {
    case 'say':
      return [];
    case 'already':
      return wordings(context, ALREADY);
    case 'story':
      return wordings(context, STORY);
    case 'laughing':
      return wordings(context, LAUGHING);
    case 'meaning':
      return meaningOf(context, asked.what ?? message.chinese.at(-1) ?? '');
    case 'same':
    case 'tutor':
      return tutorAnswer(context, message, asked);
    case 'world':
      return livedAnswer(context, asked);
    case 'sound':
    case 'right':
      return soundOrRight(context, message, asked.kind);
  }
}

function meaningOf(context: TurnContext, query: string): Line[] {
  const found = taughtWord(context, query) ?? explainExactly(query, context) ?? typedWordOf(context, query);
  if (found === undefined) return wordings(context, NOTHING_TO_TELL);
  const { zh, en, pt } = found;
  const gloss = { zh: context.setting.locale === 'pt' ? pt : en, en, pt };
  return setLines(context, 'meaning', { word: same(zh), gloss });
}

function typedWordOf(context: TurnContext, query: string): Line | undefined {
  const typed = typedWords(context.setting.core.inputMethod, query);
  return typed.map((word) => explainExactly(word, context)).find((one) => one !== undefined);
}

function soundOrRight(context: TurnContext, message: OwnMessage, kind: 'sound' | 'right'): Line[] {
  const theirs = message.chinese.at(-1) ?? lastChinese(context);
  const zh = (theirs ?? wanted(context) ?? '').replaceAll(/[。！？]/gu, '');
  const guide = soundGuide(context.setting.core, { zh, en: '', pt: '' });
  const slots = {
    word: same(zh),
    pinyin: same(pinyinOf(context, zh)),
    guide: guide ? { zh: guide.pinyin, en: guide.en, pt: guide.pt } : same(''),
  };
  if (kind === 'sound' && guide !== undefined) return wordings(context, SOUND, slots);
  // Scraps of two languages are no sentence, and a wrong one is not praised.
  if (theirs !== undefined && /\p{Script=Latin}{2}/u.test(zh)) return [];
  const mended = mendedSentence(context, zh);
  if (mended !== zh)
    return wordings(context, SHOULD_BE, { word: same(mended), pinyin: same(pinyinOf(context, mended)) });
  return zh === '' ? [] : wordings(context, theirs === undefined ? SHOULD_BE : RIGHT, slots);
}

/** What the learner said last in Chinese. */
function lastChinese(context: TurnContext): string | undefined {
  const last = context.history.findLast(({ by }) => by === 'learner')?.text;
  return last === undefined ? undefined : chineseAmid({ ...context, said: utterance(last) }).chinese[0];
}

/** What is to be said now. */
function wanted({ state, open }: TurnContext): string | undefined {
  return state.saying.line?.zh ?? open?.question.hint.full.zh.split('，')[0];
}

/** What the tutor's life tells to a question that is put to nobody. */
function livedAnswer(context: TurnContext, { sentence }: AskedOwn): Line[] {
  const { situation } = context.setting;
  if (situation.kind !== 'tutor') return [];
  const further = toldOn(context, sentence.raw);
  if (further.length > 0) return [...further];
  const asked = utterance(sentence.raw);
  const found = mainActivity(situation).own({ ...context, said: asked })('other', undefined, asked)?.[0]?.[0];
  return found !== undefined &&
    situation.biography?.entries.some(({ answer }) => answer.zh === found.zh) === true
    ? [found]
    : [];
}

/** From the tutor's life; else that there is nothing to tell. */
function tutorAnswer(context: TurnContext, { chinese }: OwnMessage, { kind, sentence }: AskedOwn): Line[] {
  const { situation } = context.setting;
  if (situation.kind !== 'tutor') return [];
  const { facts } = situation.persona;
  const asked = utterance(sentence.raw);
  const further = toldOn(context, sentence.raw);
  if (further.length > 0) return [...further];
  const remembered = recall({ ...context, said: asked });
  if (remembered !== undefined) return remembered;
  const intent = intentOf(asked);
  const statement = chinese[0] === undefined ? undefined : utterance(chinese[0]);
  const own = mainActivity(situation).own({ ...context, said: asked });
  const question = kind === 'same' ? 'same' : intent.kind === 'speech' ? intent.question : undefined;
  const found = own(
    question === undefined || question === 'world' ? 'other' : question,
    statement,
    asked,
  )?.[0]?.[0];
  const lived = [
    ...Object.values(facts),
    ...(situation.biography?.entries ?? []).map(({ answer }) => answer),
  ];
  // Sometimes yes, sometimes no: what anybody might answer tells nothing.
  // Whether one is married is told by no parents.
  const isPrivate = PRIVATE.test(sentence.folded);
  const isOther = question === 'hobby' && LIKED.test(sentence.folded);
  const isOfPartner =
    situation.biography?.entries.find(({ id }) => id === 'partner')?.answer.zh === found?.zh;
  const isLived =
    (!isPrivate || isOfPartner) &&
    !isOther &&
    (question === 'robot' || lived.some((line) => line?.zh === found?.zh));
  const liked =
    LIKED.test(sentence.folded) && !ASKS_WHAT.test(sentence.folded)
      ? translate(sentence.raw.replace(OF_YOU, ''), context)?.word
      : undefined;
  if (liked !== undefined && !(isLived && found?.zh.includes(liked.zh)))
    return wordings(context, LIKES, { word: liked });
  // Wo hen hao, e você? asks for the same.
  const isSame = kind === 'same' && statement !== undefined && /好|累|忙|高兴/u.test(statement.raw);
  const plain = isSame ? 'feeling' : factAskedIn(`${sentence.folded} ${sentence.raw}`);
  const answer = isLived ? found : plain && facts[plain];
  if (answer !== undefined) return [answer];
  const inLife = livedInChinese(context, sentence.raw);
  return inLife === undefined ? wordings(context, NOTHING_TO_TELL) : [inLife];
}

/** What the life tells to the question, put into Chinese. */
function livedInChinese(context: TurnContext, raw: string): Line | undefined {
  const { situation } = context.setting;
  const found = questionInChinese(context, raw);
  if (situation.kind !== 'tutor' || found?.isWhole !== true) return undefined;
  const asked = utterance(found.text);
  const told = mainActivity(situation).own({ ...context, said: asked })('other', undefined, asked)?.[0]?.[0];
  const isLived = situation.biography?.entries.some(({ answer }) => answer.zh === told?.zh) === true;
  return isLived ? told : undefined;
}

const LIKED = /\b(?:do you (?:\w+ )?(?:like|love)|voce (?:\w+ )?(?:gosta|ama|adora)|gosta de)\b/u;
const ASKS_WHAT = /^(?:what|which|o que|qual)\b/u;
/** Who is asked is not what is liked. */
const OF_YOU = /^.*?\b(?:gosta(?:m)?(?: muito| mais)? d[eao]s?|ama|adora|likes?|loves?)(?![\p{L}])/iu;
const PRIVATE =
  /\b(?:married|husband|wife|boyfriend|girlfriend|casad[oa]|marido|esposa|namorad[oa]|solteir[oa])\b/u;
const ABOUT: readonly (readonly [Fact, RegExp])[] = [
  ['animal', /\b(?:dogs?|cats?|pets?|animals?|cachorros?|gatos?|bichos?|animal|animais)\b|[狗猫]/u],
  ['sport', /\b(?:football|soccer|sports?|play|team|time|torce|futebol|esportes?|joga|bola|corre|nada)\b/u],
  ['age', /\b(?:old|age|anos|idade)\b/u],
  ['name', /\b(?:name|called|nome|chama)\b/u],
  ['home', /\b(?:live|from|city|mora|vem|cidade|nasceu|born)\b/u],
  [
    'family',
    /\b(?:family|children|kids|brothers?|sisters?|familia|filhos?|irmaos?|irmas?|netos?|grandchildren)\b/u,
  ],
  ['drink', /\b(?:drink|tea|coffee|bebe|cha|cafe)\b/u],
  ['food', /\b(?:eat|food|cook|dish|come|comida|cozinha|prato|hungry|fome)\b/u],
  ['color', /\b(?:colou?r|cor)\b/u],
  ['music', /\b(?:music|sing|song|musica|canta)\b/u],
  ['job', /\b(?:job|work|teach|trabalha|trabalho|ensina)\b/u],
  ['language', /\b(?:speak|language|english|portuguese|fala|lingua|ingles|portugues)\b/u],
  ['feeling', /\b(?:how are you|hows it|tudo bem|como (?:voce|vai)|feel)\b/u],
];

function factAskedIn(folded: string): Fact | undefined {
  return ABOUT.find(([, words]) => words.test(folded))?.[0];
}

/** Of characters; names stay as they are. */
export function pinyinOf({ setting: { core } }: TurnContext, text: string): string {
  const parts = text.match(/\p{Script=Han}+|[^\p{Script=Han}\s，]+/gu) ?? [];
  return parts.map((zh) => soundGuide(core, { zh, en: '', pt: '' })?.pinyin ?? zh).join(' ');
}
