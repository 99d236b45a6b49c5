// What a tutor thinks of a class of things, where it is asked for: work, news, tradition, and what will become of them.

import type { Line } from '../../../content/schema/line.ts';
import type { Stances } from '../../../content/schema/listening/stances.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { mentionsIn } from '../../understand/frames/mentions.ts';
import { readFrames } from '../../understand/frames/read-frames.ts';
import { namedIn } from '../../understand/retrieval/similarity.ts';
import type { Utterance } from '../../understand/text/utterance.ts';
import { saidAt, sentenceAsked } from './sentence.ts';
import { type Stance, whyChosen } from './two-things.ts';

type View = Stances['views'][number];

/** Asks for what is thought. */
const ASKS_VIEW =
  /(?:觉得|认为|以为|在[你您]看来|[你您]说|[你您]看).*(?:[吗么呢]|[不没]|什么|怎么|是不是|还是)|怎么(?:看|想|评价|看待)|如何(?:看|评价|看待)|(?:看法|观点|评价|态度)|担心|同意|赞成|支持|会不会|有没有(?:必要|未来|前途|意义)|必要|还(?:需要|值得|有用|有意义)/u;
/** Of what will become of it. */
const OF_FUTURE = /会不会|还会|将来|未来|前途|必要|消失|取代|代替|失业|淘汰|还(?:需要|值得|有用|要)|以后/u;
/** Of the tutor’s own life, or of something that somebody has done. */
const OF_A_LIFE =
  /[你您](?:平时|自己|们)?(?:的|在|有|当|做|开|会|教|写)(?!.*(?:看法|观点|态度))|过[吗没]|[他她]/u;
const WEIGHT = { word: 1.5, noun: 1 };

/** Undefined where no view is asked for, or nobody has written one on its class. */
export function viewOfClass(
  context: TurnContext,
  asked: Utterance,
): (Stance & { readonly id: string }) | undefined {
  const sentence = sentenceAsked(context.said, asked);
  if (!ASKS_VIEW.test(sentence) || OF_A_LIFE.test(asked.raw)) return undefined;
  const view = classOf(context, sentence);
  if (view === undefined || VIEW_OF_OTHERS.test(asked.raw) || isBesides(context, view, sentence))
    return undefined;
  const isFuture = OF_FUTURE.test(sentence) && view.future !== undefined;
  const said = saidAt((isFuture ? view.future : view.general) ?? [], context.level);
  if (said === undefined) return undefined;
  // Who presses on hears the reason.
  const isSaid = context.state.recent.some((text) => text.includes(said.line.zh));
  return {
    id: `${view.id}${isFuture ? '-future' : ''}`,
    lines: [isSaid ? said.why : said.line],
    asks: [said.ask],
  };
}

/** 那时候的商人对铁路是什么看法 asks what they thought. */
const VIEW_OF_OTHERS = /^(?!.*[你您师]).+对.+(?:看法|态度|想法|意见|印象)/u;

/** Whether most of what a question names is something else: of 用第一人称写爷爷 a view on history tells nothing. */
function isBesides({ setting: { core } }: TurnContext, view: View, asked: string): boolean {
  const classes = readFrames(core, asked).flatMap(mentionsIn);
  const isOfView = (noun: string) =>
    view.words.some((word) => word.includes(noun) || noun.includes(word)) ||
    classes.some(({ zh, classId }) => zh.includes(noun) && view.nouns.includes(classId));
  const nouns = namedIn(core.lexicon, asked).filter((noun) => !OF_VIEWS.has(noun));
  return nouns.filter(isOfView).length * 2 < nouns.length;
}

/** What a view is called. */
const OF_VIEWS: ReadonlySet<string> = new Set(['看法', '观点', '态度', '意见', '想法', '印象', '评价']);

function classOf(
  { setting: { core } }: TurnContext,
  sentence: string,
  least: number = WEIGHT.noun,
): View | undefined {
  const named = readFrames(core, sentence)
    .flatMap(mentionsIn)
    .filter(({ kind }) => kind !== 'time')
    .map(({ classId }) => classId);
  const weighed = (core.frames.stances?.views ?? []).map((view) => ({
    view,
    weight:
      WEIGHT.word * view.words.filter((word) => sentence.includes(word)).length +
      WEIGHT.noun * view.nouns.filter((noun) => named.includes(noun)).length,
  }));
  const [best] = weighed.toSorted((a, b) => b.weight - a.weight);
  return best !== undefined && best.weight >= least ? best.view : undefined;
}

/** What is thought of anything, where nobody has written a view on its class. */
export function viewOfAnything(
  context: TurnContext,
  asked: Utterance,
): (Stance & { readonly id: string }) | undefined {
  const sentence = sentenceAsked(context.said, asked);
  if (OF_ONESELF.test(sentence)) return undefined;
  const view = (context.setting.core.frames.stances?.views ?? []).at(-1);
  const all = (OF_FUTURE.test(sentence) ? view?.future : view?.general) ?? [];
  const said = saidAt(all, context.level);
  if (view === undefined || said === undefined) return undefined;
  if (context.state.recent.some((text) => text.includes(said.line.zh))) return undefined;
  return { id: `${view.id}/${context.state.turn}`, lines: [said.line], asks: [said.ask] };
}

/** Of the learner or the tutor. */
const OF_ONESELF = /我|[你您](?!觉得|认为|说|看|怎么看|如何)/u;

/** The view on what an opinion of the learner's is about, unless it was said before. */
export function viewOnOpinion(context: TurnContext): (Stance & { readonly id: string }) | undefined {
  // 年轻人 in what is thought of hope is no talk of families.
  const view = classOf(context, context.said.raw, WEIGHT.word);
  const said = view && saidAt(view.general, context.level);
  if (view === undefined || said === undefined) return undefined;
  const isHeard = context.history.some(({ by, text }) => by === 'tutor' && text.includes(said.line.zh));
  return isHeard ? undefined : { id: view.id, lines: [said.line], asks: [said.ask] };
}

/** To 为什么 after a view or a choice. */
export function whySaid(context: TurnContext): Line | undefined {
  const last = context.history.findLast(({ by }) => by === 'tutor')?.text ?? '';
  const views = (context.setting.core.frames.stances?.views ?? []).flatMap(({ general, future = [] }) => [
    ...general,
    ...future,
  ]);
  return views.find(({ line }) => last.includes(line.zh))?.why ?? whyChosen(context, last);
}
