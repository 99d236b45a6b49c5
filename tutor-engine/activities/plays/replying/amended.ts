// Who changes their mind about how many, or asks to be called at an hour, hears it said back: 三晚，不是两晚; 七点叫我起床.

import type { Line } from '../../../../content/schema/line.ts';
import type { WorldKind } from '../../../../content/schema/talks/play-world.ts';
import { each, same, wordings } from '../../../say/wording.ts';
import type { Leads } from '../../../state/turn-context.ts';
import { callAskedIn } from '../hearing/call-asked.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import type { PlayContext } from '../world/play-context.ts';
import { politely } from './moves/politely.ts';

const NUMBER = '[0-9]{1,3}|[一二两三四五六七八九十]{1,3}';
/** Counted of what was arranged; a price is agreed on elsewhere. */
const UNIT =
  '个?(?:晚上?|天|个?星期|个?月|位|个人|间|张票?|点(?:半|[0-9一二三四五十]{1,3}分)?|号|盒|瓶|份|斤)';
const COUNTED = `(?:${NUMBER})${UNIT}`;

/** 住三晚，不是两晚; 不住两晚了，住三晚; 改成三晚. */
const CHANGES: readonly RegExp[] = [
  new RegExp(`(?<now>${COUNTED})[^，,。！!？?]{0,3}[，,。]?(?:可)?不是(?:${COUNTED})`, 'u'),
  new RegExp(
    `不(?:是|住|要|订)(?:${COUNTED})了?[，,。]?(?:我)?(?:是|想|要|住|订|改)*(?<now>${COUNTED})`,
    'u',
  ),
  new RegExp(`(?:改|换)(?:成|到|为)?(?<now>${COUNTED})`, 'u'),
  new RegExp(`(?:多|少)(?:住|订|要|待)(?<more>${COUNTED})`, 'u'),
];
/** 三个晚上，可以吗. */
const PROPOSES = new RegExp(
  `^(?:那|and|e|[，,\\s])*(?:我)?(?:想|要|住|订)*(?<now>(?:${NUMBER})个?(?:晚上?|星期|位|个人|间))[，,]?(?:可以|行|好)(?:不可以|不行|不好)?[吗么]?[？?]?$`,
  'iu',
);

const CHANGED: readonly Line[] = [
  {
    zh: '没问题，改成{now}，我记下来了。',
    en: 'No problem, I’ve changed it to {now}.',
    pt: 'Sem problema, mudei para {now}.',
  },
  { zh: '好，{now}，我改好了。', en: 'All right, {now}: I’ve changed it.', pt: 'Certo, {now}: já mudei.' },
];
const MORE: readonly Line[] = [
  {
    zh: '没问题，{now}，我改好了。',
    en: 'No problem, {now}: I’ve changed it.',
    pt: 'Sem problema, {now}: já mudei.',
  },
];

const CALLED: readonly Line[] = [
  {
    zh: '好，{now}我给您打电话，您放心睡。',
    en: 'All right, I’ll call you at that hour ({now}), sleep well.',
    pt: 'Certo, ligo para você nesse horário ({now}), pode dormir tranquilo.',
  },
];
const RINGS: readonly Line[] = [
  {
    zh: '好，{now}给您打电话，我记下来了。',
    en: 'All right, I’ll call you then ({now}); I’ve noted it down.',
    pt: 'Certo, ligo para você nesse horário ({now}); já anotei.',
  },
];

/** Where something is booked, ordered or fetched. */
const BOOKS: ReadonlySet<WorldKind> = new Set<WorldKind>([
  'hotel',
  'eatery',
  'shop',
  'online',
  'road',
  'counter',
  'school',
]);

/** Undefined where nothing of the kind is changed or asked for. */
export function amendedIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  const kind = context.playing.play.world?.kind;
  if (kind === undefined || !BOOKS.has(kind) || /[你您]们?(?:几点|什么时候)/u.test(raw)) return undefined;
  const when = callAskedIn(raw);
  if (when !== undefined) return said(context, kind === 'hotel' ? CALLED : RINGS, when);
  const { now, more } =
    CHANGES.map((one) => one.exec(raw)?.groups).find((groups) => groups !== undefined) ?? {};
  if (more !== undefined) return said(context, MORE, `${/少[住订要待]/u.test(raw) ? '少' : '多'}${more}`);
  const changed =
    now ?? (kind === 'hotel' && isQuestion(raw) ? PROPOSES.exec(raw.trim())?.groups?.['now'] : undefined);
  return changed === undefined ? undefined : said(context, CHANGED, changed);
}

function said(context: PlayContext, lines: readonly Line[], now: string): Leads {
  return each(politely(context.playing.play, wordings(context, lines, { now: same(now) })));
}
