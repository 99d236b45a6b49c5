// Which of a kind the tutor likes best, where nobody has told it: one of the kind, always the same, and why.

import { check } from '../../../../../chinese/grammar/index.ts';
import type { Line } from '../../../../../content/schema/line.ts';
import { each } from '../../../../say/wording.ts';
import { hash } from '../../../../state/random.ts';
import type { TurnContext } from '../../../../state/turn-context.ts';
import type { Utterance } from '../../../../understand/text/utterance.ts';
import type { Answered } from '../../known/answered.ts';

const WHICH = '(?:什么|哪(?:种|些|一种|个|一个|样|本|首|部|位|座|家|道|项|门|国)?|什么样的)';
/** 你最喜欢什么花, 你最喜欢的花是什么. */
const FAVOURITE = new RegExp(
  `^(?:那么?|老师)*[你您](?:自己)?(?:最|更|比较)?(?<verb>喜欢|爱)(?<act>[吃喝看听玩去学])?(?:${WHICH}(?<what>\\p{Script=Han}{1,4})|的(?<thing>\\p{Script=Han}{1,4}?)是${WHICH}\\p{Script=Han}{0,3})(?:呢|啊|呀)?$`,
  'u',
);

type Reason = { readonly of: RegExp; readonly why: Line };
const REASONS: readonly Reason[] = [
  {
    of: /吃|菜|水果|饭|点心|蛋糕/u,
    why: { zh: '吃了还想吃', en: 'one always wants more', pt: 'a gente sempre quer mais' },
  },
  { of: /喝|茶|酒|饮料/u, why: { zh: '喝了很舒服', en: 'it does me good', pt: 'faz bem' } },
  { of: /听|音乐|歌/u, why: { zh: '一听就高兴', en: 'it makes me happy at once', pt: 'me alegra na hora' } },
  {
    of: /看|书|电影|小说|节目/u,
    why: { zh: '看几次都不觉得多', en: 'I never tire of it', pt: 'nunca me canso' },
  },
  {
    of: /运动|球|玩|游戏/u,
    why: { zh: '玩的时候什么都忘了', en: 'I forget everything else', pt: 'esqueço todo o resto' },
  },
  { of: /./u, why: { zh: '看见就高兴', en: 'it makes me happy to see', pt: 'fico feliz só de ver' } },
];

/** None is liked best where nobody knows one of the kind; theirs is asked for. */
export function favouriteOf(context: TurnContext, asked: Utterance): Answered | undefined {
  const groups = FAVOURITE.exec(asked.shown.join(''))?.groups;
  const what = groups?.['what'] ?? groups?.['thing'];
  const { lexicon } = context.setting.core;
  if (what === undefined || context.level === 'zero' || check(lexicon, what).length > 0) return undefined;
  const act = groups?.['act'] ?? '';
  const ask: Line = {
    zh: `你最喜欢什么${what}？`,
    en: `Which do you like best (${what})?`,
    pt: `De qual você mais gosta (${what})?`,
  };
  const back = { key: `own/favourite-${what}`, asks: [ask] };
  const one = oneOf(context, what);
  if (one === undefined)
    return {
      answers: [
        [
          {
            zh: `${what}我都喜欢，没有最喜欢的。`,
            en: `“${what}”: I like them all, I have no favorite.`,
            pt: `“${what}”: gosto de todos, não tenho preferência.`,
          },
        ],
      ],
      move: 'aside',
      back,
    };
  const why = REASONS.find(({ of }) => of.test(`${act}${what}`))?.why;
  const line: Line = {
    zh: `我最喜欢${act}${one.zh}，${why?.zh ?? ''}。`,
    en: `I like ${one.en} best: ${why?.en ?? ''}.`,
    pt: `O que mais gosto: ${one.pt}; ${why?.pt ?? ''}.`,
  };
  return { answers: each([line]), move: 'aside', back };
}

/** The commonest stand first. */
const COMMON = 8;

/** One of the kind, the same tutor always likes the same. */
function oneOf({ setting: { core, situation } }: TurnContext, what: string): Line | undefined {
  const all = membersOf(core.frames, what).slice(0, COMMON);
  if (all.length < 2) return undefined;
  const who = situation.kind === 'tutor' ? situation.persona.id : '';
  return all[hash(`${who}/${what}`) % all.length];
}

/** 荷花 and 梅花 of 花: the class that has the most of them, or that is called so by its first word. */
function membersOf({ nouns }: TurnContext['setting']['core']['frames'], what: string): readonly Line[] {
  const [most = []] = nouns
    .map(({ words }) => words.filter(({ zh }) => zh !== what && zh.endsWith(what)))
    .toSorted((a, b) => b.length - a.length);
  if (most.length > 1) return most;
  const own = nouns.find(({ words: [first], called }) => first?.zh === what || called?.includes(what));
  return own?.words.filter(({ zh }) => zh !== what) ?? [];
}

/** 你最喜欢哪种水果 is not answered by the love of noodles: a fact that speaks of none of the kind. */
export function missesKind(context: TurnContext, fact: Line | undefined, asked: Utterance): boolean {
  const groups = FAVOURITE.exec(asked.shown.join(''))?.groups;
  const what = groups?.['what'] ?? groups?.['thing'];
  if (fact === undefined || what === undefined || fact.zh.includes(what)) return false;
  const { nouns } = context.setting.core.frames;
  const members = membersOf(context.setting.core.frames, what);
  const kind = nouns.find(({ words }) => words.some(({ zh }) => zh === members[0]?.zh))?.kind;
  const alike =
    kind === 'animal' || kind === 'place'
      ? nouns.filter((one) => one.kind === kind).flatMap(({ words }) => words)
      : members;
  return members.length > 1 && !alike.some(({ zh }) => fact.zh.includes(zh));
}
