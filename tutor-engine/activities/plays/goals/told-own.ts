// Whether a message tells what an open question asks for, in words that nobody foresaw: 月亮像一封没有寄出去的信.

import type { FoundGoal } from '../../../state/plan.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { clausesOf, isPause, sentencesOf } from '../hearing/clauses.ts';
import { isQuestion, isSupposed, mayTell, ownWords } from '../hearing/speech-acts.ts';
import type { PlayContext } from '../world/play-context.ts';

/** In characters. */
const LEAST = 8;
const LEAST_BESIDE = 14;
/** Stand in many questions and answers. */
const OFTEN =
  /[我你您他她它的了吗呢是有在不也就还都和跟说想要会能这那个什么谁哪几怎么样多少为一下点儿，。！？；：“”、…\s]/u;

const ANY_TIME = /今天|明天|昨天|现在|时候|下午|上午|晚上|早上|中午/u;

/** Only of what is to be told, and where a word of what was asked comes back in it. */
export function tellsOwn(context: PlayContext): boolean {
  const { open, said, state } = context;
  if (open?.kind !== 'goal' || state.play.ended || !mayTell(open)) return false;
  const sentences = sentencesOf(ownWords(said.raw)).filter((sentence) => !isSupposed(sentence));
  if (
    ASKS_SYMPTOMS.test(open.question.ask.zh + open.question.again.zh + open.question.goal.zh) &&
    hasSymptom(sentences.join(''))
  )
    return true;
  const telling = sentences.filter((sentence) => !isQuestion(sentence)).join('');
  const told = utterance(telling);
  if (told.hanzi < LEAST || told.latin > told.hanzi || isPause(said)) return false;
  // Who asks something in a few words more asks, and tells little.
  if (telling !== said.raw && told.hanzi < LEAST_BESIDE) return false;
  const asked = wordsOf(open);
  const chars = [...telling];
  return chars.some((char, at) => asked.has(`${char}${chars[at + 1] ?? ''}`));
}

const ASKS_STORY = /讲.{0,3}(?:一次|一件|一个)/u;
/** In characters. */
const LEAST_STORY = 20;

/** Asked for a story, who tells one has told it, whatever numbers are in it. */
export function narrates({ open, said, state }: PlayContext): boolean {
  if (open?.kind !== 'goal' || state.play.ended || !mayTell(open)) return false;
  const isAsked = ASKS_STORY.test(open.question.goal.zh);
  return isAsked && said.hanzi >= LEAST_STORY && !sentencesOf(said.raw).some((one) => isQuestion(one));
}

const ASKS_SYMPTOMS = /不舒服|哪儿疼|怎么了/u;
const SYMPTOM =
  /疼|痛|晕|发烧|咳|吐|拉肚子|睡不着|失眠|没(?:有)?(?:力气|胃口)|痒|肿|麻|流鼻涕|鼻塞|恶心|难受|心跳|出汗|过敏|感冒/u;

/** 睡不着，头晕 tells what ails one, whatever is asked behind it. */
function hasSymptom(raw: string): boolean {
  return sentencesOf(raw)
    .flatMap(clausesOf)
    .some(
      (clause) =>
        SYMPTOM.test(clause) && !isQuestion(clause) && !/不疼|不发烧|没发烧|[他她]|我[爸妈]/u.test(clause),
    );
}

/** Pairs of characters that carry meaning, of the question in both its wordings. */
function wordsOf({ question: { ask, again, goal, hint } }: FoundGoal): ReadonlySet<string> {
  const pairs = [ask, again, goal, hint.idea, hint.full, ...(hint.others ?? [])].flatMap(({ zh }) => {
    const chars = [...zh];
    return chars.flatMap((char, at) => {
      const next = chars[at + 1] ?? '';
      const pair = `${char}${next}`;
      return next === '' || OFTEN.test(char) || OFTEN.test(next) || ANY_TIME.test(pair) ? [] : [pair];
    });
  });
  return new Set(pairs);
}
