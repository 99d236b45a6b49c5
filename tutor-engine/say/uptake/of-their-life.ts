// What a tutor has to tell of something that was named, where nothing in their life answers what was asked or told.

import type { Lexicon } from '../../../chinese/words/index.ts';
import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { BiographyEntry } from '../../../content/schema/listening/biography.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { wordIndexOf } from '../../understand/frames/word-index.ts';
import { indexQuestions, type QuestionIndex, speakingOf } from '../../understand/retrieval/similarity.ts';
import { explainExactly } from '../translate/gloss.ts';
import { joined, same, wordings } from '../wording.ts';
import { VAGUE } from './echo.ts';

const indexes = new WeakMap<readonly BiographyEntry[], QuestionIndex<BiographyEntry>>();

/** The life of a tutor, ready to be searched; made once. */
export function lifeIndex(
  lexicon: Lexicon,
  entries: readonly BiographyEntry[],
): QuestionIndex<BiographyEntry> {
  const found = indexes.get(entries);
  if (found !== undefined) return found;
  const index = indexQuestions(
    lexicon,
    entries,
    ({ asks, foreign }) => [...asks, ...foreign],
    ({ answer }) => answer.zh,
  );
  indexes.set(entries, index);
  return index;
}

/** Whoever speaks of something by themselves says so first. `asked`: it was asked for, and something near is told. */
type Bridge = 'asked' | 'told';

const SPEAKING: Line = { zh: '说到{word}，', en: 'Speaking of “{word}”:', pt: 'Falando em “{word}”:' };

const BRIDGES: Readonly<Record<Bridge, Readonly<Partial<Record<Level, readonly Line[]>>>>> = {
  asked: {
    beginner: [
      {
        zh: '这个我说不好。说到{word}，',
        en: 'That I can’t say. But speaking of “{word}”:',
        pt: 'Isso eu não sei dizer. Mas, falando em “{word}”:',
      },
      SPEAKING,
    ],
    intermediate: [
      SPEAKING,
      {
        zh: '这一点我说不好，不过说到{word}，',
        en: 'On that point I can’t say, but speaking of “{word}”:',
        pt: 'Sobre esse ponto não sei dizer, mas, falando em “{word}”:',
      },
    ],
    advanced: [
      SPEAKING,
      {
        zh: '单说这一点，我没有现成的答案；不过说到{word}，',
        en: 'On that very point I have no ready answer; but speaking of “{word}”:',
        pt: 'Sobre esse ponto não tenho resposta pronta; mas, falando em “{word}”:',
      },
    ],
  },
  told: { beginner: [SPEAKING], intermediate: [SPEAKING], advanced: [SPEAKING] },
};

/** Answers, and cannot stand by itself. */
const ELLIPTIC =
  /^(?:[会没能不是好对]|有(?![位个一次回时些])|去过|想过|哭过|吃过|喜欢|还没|一般|当然|可以|都|也|就|第一|[他她它]|[零一二两三四五六七八九十百]+[^，。]{0,4}了?[，。])/u;
/** What is said of a word that stands everywhere in a life is likely beside the point. */
const MOST_SPEAKING: Readonly<Record<Bridge, number>> = { asked: 40, told: 5 };
/** In characters, of its first clause with its second. */
const LEAST = 8;

/** Who is only named in passing is not what was told of. */
function isSomebody({ setting: { core } }: TurnContext, word: string): boolean {
  const kind = wordIndexOf(core.frames).nouns.get(word)?.nounClass.kind;
  return kind === 'person' || kind === 'animal';
}

/** In characters: what is named further on is no more than mentioned. */
const LATEST = 10;

function isEarly(sentence: string, word: string): boolean {
  const at = sentence.indexOf(word);
  return at >= 0 && at <= LATEST;
}

/** Undefined where nothing in their life speaks of anything that `text` names, or it was told lately. */
export function nearInLife(context: TurnContext, text: string, bridge: Bridge): Line | undefined {
  const { setting, state, level } = context;
  const { situation, core } = setting;
  const leads = BRIDGES[bridge][level];
  if (situation.kind !== 'tutor' || situation.biography === undefined || leads === undefined)
    return undefined;
  const index = lifeIndex(core.lexicon, situation.biography.entries);
  const found = speakingOf(core.lexicon, index, text, MOST_SPEAKING[bridge], bridge === 'asked').find(
    ({ document: { answer }, word }) => {
      const [first = ''] = answer.zh.split(/[。！？]/u);
      const isNew = !state.recent.some((said) => said.includes(answer.zh));
      return (
        isNew &&
        !VAGUE.test(word) &&
        !(bridge === 'told' && isSomebody(context, word)) &&
        first.length >= LEAST &&
        isEarly(first, word) &&
        !ELLIPTIC.test(answer.zh)
      );
    },
  );
  if (found === undefined) return undefined;
  const { document, word } = found;
  const explained = explainExactly(word, context);
  const slot = explained === undefined ? same(word) : { ...explained, zh: word };
  const all = wordings(context, leads, { word: slot });
  const isNew = ({ zh }: Line) => !state.recent.some((said) => said.includes(zh.split(word)[0] ?? zh));
  const opening = all.find(isNew) ?? all[0];
  return opening && joined([opening, document.answer]);
}
