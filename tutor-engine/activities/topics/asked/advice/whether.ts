// Whether the learner should do what they name: weighed by what kind of thing it is, and said of that very thing.

import { check } from '../../../../../chinese/grammar/index.ts';
import type { Line } from '../../../../../content/schema/line.ts';
import { same, wordings } from '../../../../say/wording.ts';
import type { Utterance } from '../../../../understand/text/utterance.ts';
import { type Answered, answeredBy, type TutorContext } from '../../known/answered.ts';

/** 我应该退出比赛吗, 要不要换一个教练. */
const ASKS =
  /(?:应该不应该|应不应该|该不该|要不要|需不需要|用不用|(?<=我(?:们|现在|到底|还|是不是)*)(?:应该|该|需要))(?:先|再|还|就|现在|马上|直接)*(?<act>\p{Script=Han}{2,10}?)(?:吗|么|呢|好|不好)?$/u;
const NO_ACT = /什么|怎么|谁|哪|几|多少|[我你您他她它]|还是/u;

type Kind = 'stop' | 'spend' | 'any';
/** What ends something, and what costs money. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['stop', /^(?:退|放弃|取消|停|辞|离|不|算了|推掉|拒绝)/u],
  ['spend', /^(?:买|租|订|花|投|报)/u],
];

type Level = 'beginner' | 'intermediate' | 'advanced';
const LINES: Readonly<Record<Kind, Readonly<Record<Level, Line>>>> = {
  stop: {
    beginner: {
      zh: '我想，太累的时候，{act}也可以，以后还有机会。',
      en: 'I think when it is too much that is fine too ({act}); there will be other chances.',
      pt: 'Acho que, quando é demais, também pode ({act}); vai haver outras chances.',
    },
    intermediate: {
      zh: '换了我，要是身体或者家里顾不过来，就先{act}，这一点儿也不丢人，以后还有机会。',
      en: 'In your place, if health or family couldn’t take it, I would do that first ({act}); it is no shame, and there will be other chances.',
      pt: 'No seu lugar, se a saúde ou a família não aguentassem, eu faria isso primeiro ({act}); não é vergonha nenhuma, e vai haver outras chances.',
    },
    advanced: {
      zh: '换作是我，会先掂量代价：身体和家里撑得住就再坚持一程，撑不住就{act}，这不算输。',
      en: 'In your place I would weigh the cost: if health and family can bear it, hold on a while; if not, do it ({act}). That is no defeat.',
      pt: 'No seu lugar eu pesaria o custo: se a saúde e a família aguentam, siga mais um pouco; se não, faça isso ({act}). Não é derrota.',
    },
  },
  spend: {
    beginner: {
      zh: '要是天天用，就{act}；要是不常用，就等一等。',
      en: 'If you will use it every day, do it ({act}); if not, wait a little.',
      pt: 'Se for usar todo dia, faça isso ({act}); se não, espere um pouco.',
    },
    intermediate: {
      zh: '要是天天用得着，我会{act}；要是一时想要，我会再等一个星期看看。',
      en: 'If I’d need it every day I would do it ({act}); if I only wanted it right now, I’d wait a week and see.',
      pt: 'Se eu fosse precisar todo dia, faria isso ({act}); se fosse só vontade do momento, esperaria uma semana.',
    },
    advanced: {
      zh: '要是常年用得着，我主张{act}；要是一时兴起，不妨放一个星期，看看念头还在不在。',
      en: 'If it will serve you for years, I am for it ({act}); if it is a whim, leave it a week and see whether the wish is still there.',
      pt: 'Se for servir por anos, sou a favor ({act}); se for capricho, deixe uma semana e veja se a vontade continua.',
    },
  },
  any: {
    beginner: {
      zh: '我觉得可以{act}。要是不好，还可以再换。',
      en: 'I think you can do it ({act}). If it doesn’t work, you can still change.',
      pt: 'Acho que pode fazer isso ({act}). Se não der certo, ainda dá para mudar.',
    },
    intermediate: {
      zh: '要是以后还能改，我会{act}；要是改不了，就再想几天。',
      en: 'If it can still be changed later, I would do it ({act}); if not, I’d think for a few more days.',
      pt: 'Se depois ainda der para mudar, eu faria isso ({act}); se não, pensaria mais uns dias.',
    },
    advanced: {
      zh: '我倾向于{act}，前提是还留得下退路；要是没有退路，就先把最坏的结果想清楚。',
      en: 'I lean towards it ({act}), provided there is a way back; if there is none, think the worst outcome through first.',
      pt: 'Tendo a dizer que sim ({act}), desde que haja volta; se não houver, pense antes no pior resultado.',
    },
  },
};
const WORRY: Line = {
  zh: '你最担心的是什么？',
  en: 'What worries you most about it?',
  pt: 'O que mais preocupa você nisso?',
};
const BACK: Readonly<Record<Level, readonly Line[]>> = {
  beginner: [{ zh: '你自己想怎么做？', en: 'What do you want to do?', pt: 'O que você quer fazer?' }, WORRY],
  intermediate: [
    {
      zh: '你心里更偏向哪一边？',
      en: 'Which way do you lean yourself?',
      pt: 'Para que lado você mesmo pende?',
    },
    WORRY,
  ],
  advanced: [
    {
      zh: '你自己心里更偏向哪一边？',
      en: 'Which way do you lean yourself?',
      pt: 'Para que lado você mesmo pende?',
    },
    WORRY,
  ],
};

/** Undefined where no deed is named, or it would be no certain Chinese in their mouth. */
export function whetherTo(context: TutorContext, asked: Utterance): Answered | undefined {
  const { level, setting, state } = context;
  if (level === 'zero' || level === 'preschool') return undefined;
  const act = ASKS.exec(asked.shown.join(''))?.groups?.['act'];
  if (act === undefined || NO_ACT.test(act)) return undefined;
  const kind = KINDS.find(([, pattern]) => pattern.test(act))?.[0] ?? 'any';
  const lines = wordings(context, [LINES[kind][level]], { act: same(act) });
  if (lines.some(({ zh }) => check(setting.core.lexicon, zh).length > 0)) return undefined;
  return answeredBy(lines, `view/whether-${state.turn}`, BACK[level]);
}
