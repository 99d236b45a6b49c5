// What may harm somebody, told in a play: met at once, before anything else is answered, and kept in mind.

import type { Line } from '../../../../../content/schema/line.ts';
import type { WorldKind } from '../../../../../content/schema/talks/play-world.ts';
import { each, wordings } from '../../../../say/wording.ts';
import type { PlayMemory } from '../../../../state/activity-memories.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import { clausesOf, sentencesOf } from '../../hearing/clauses.ts';
import { isOfOthers } from '../../hearing/speech-acts.ts';
import type { PlayContext } from '../../world/play-context.ts';

type Care = {
  readonly told: RegExp;
  readonly not?: RegExp;
  readonly say: readonly Line[];
  /** In a clinic or a pharmacy, where there is something else to say. */
  readonly clinic?: readonly Line[];
  /** Where it befell somebody of theirs, and among children. */
  readonly theirs?: readonly Line[];
  readonly kids?: readonly Line[];
  /** To who comes back to it. */
  readonly again?: readonly Line[];
};

const DENIED = /没有?怀孕|不是孕妇|不怀孕|去年|以前|那时|小时候/u;

const CARES = {
  nursing: {
    told: /喂奶|哺乳|母乳|[吃喝]我的奶|给(?:孩子|宝宝)喂|\bamament|breast-?feed|nursing/iu,
    not: DENIED,
    say: [
      {
        zh: '还在喂奶啊，那吃的喝的都要小心，我记着。',
        en: 'You’re breastfeeding: then we’ll be careful with what you eat and drink. I’ll keep it in mind.',
        pt: 'Você está amamentando: então cuidado com o que come e bebe. Vou lembrar.',
      },
    ],
    clinic: [
      {
        zh: '你在喂奶，那药不能随便吃！先别吃这个，我问问医生，换一种对孩子没有影响的。',
        en: 'You’re breastfeeding, so no medicine without care! Don’t take this one yet: I’ll ask the doctor for one that’s safe for the baby.',
        pt: 'Você está amamentando, então nada de remédio sem cuidado! Não tome esse ainda: vou pedir ao médico um que não afete o bebê.',
      },
    ],
    again: [
      {
        zh: '你喂奶，我记着呢：对孩子不好的药都不吃，医生说可以再吃。',
        en: 'I remember you’re breastfeeding: nothing that’s bad for the baby, and only what the doctor allows.',
        pt: 'Lembro que você está amamentando: nada que faça mal ao bebê, só o que o médico permitir.',
      },
      {
        zh: '会不会影响孩子，我先问医生，问好了再告诉你。',
        en: 'Whether it affects the baby I’ll ask the doctor first, and then tell you.',
        pt: 'Se afeta o bebê, pergunto primeiro ao médico e depois digo.',
      },
    ],
  },
  pregnant: {
    told: /怀孕|孕妇|有身孕|怀着孩子|\bpregnant\b|gr[aá]vida/iu,
    not: DENIED,
    say: [
      {
        zh: '怀孕了啊，那要小心一点儿，别累着，我记住了。',
        en: 'You’re pregnant! Then take care and don’t tire yourself; I’ll remember.',
        pt: 'Está grávida! Então cuidado e não se canse; vou lembrar.',
      },
    ],
    clinic: [
      {
        zh: '怀孕了，那用药、打针都不能随便。我先问清楚，只用对孩子没有影响的。',
        en: 'A pregnancy: then no medicine and no needle without care. I’ll make sure, and use only what’s safe for the baby.',
        pt: 'Gravidez: então nada de remédio nem agulha sem cuidado. Vou confirmar e usar só o que é seguro para o bebê.',
      },
    ],
    again: [
      {
        zh: '怀孕的事我记着呢，对孩子不好的都不用。',
        en: 'I have the pregnancy in mind: nothing that’s bad for the baby.',
        pt: 'Estou lembrando da gravidez: nada que faça mal ao bebê.',
      },
    ],
  },
  chest: {
    told: /胸口?(?:很|有点儿?|特别|又)?[疼痛闷]|喘不(?:上|过)气|呼吸困难|不能呼吸|心脏.{0,3}[疼痛]|chest pain|can(?:'|no)t breathe|dor no peito|falta de ar/iu,
    not: /不疼|不痛|以前|去年/u,
    say: [
      {
        zh: '胸口疼可不能等！快坐下别动，我马上打120叫医生。',
        en: 'Chest pain can’t wait! Sit down and don’t move, I’m calling an ambulance now.',
        pt: 'Dor no peito não pode esperar! Sente-se e não se mexa, vou chamar a ambulância agora.',
      },
    ],
    clinic: [
      {
        zh: '这个要马上看！你先坐下别动，我现在就叫医生来检查心脏。',
        en: 'This must be looked at right away! Sit down, don’t move; I’m getting a doctor to check your heart now.',
        pt: 'Isso precisa ser visto já! Sente-se, não se mexa; vou chamar um médico para examinar o coração agora.',
      },
    ],
    theirs: [
      {
        zh: '这个不能等！别让她一个人，坐好别动，我马上打120叫医生。',
        en: 'This can’t wait! Don’t leave them alone, have them sit still; I’m calling an ambulance now.',
        pt: 'Isso não pode esperar! Não deixe a pessoa sozinha, que fique sentada; vou chamar a ambulância agora.',
      },
    ],
    again: [
      {
        zh: '先做心电图，十分钟就有结果。您别怕，我一直在这儿。',
        en: 'First an ECG; it takes ten minutes. Don’t be afraid, I’m right here.',
        pt: 'Primeiro um eletrocardiograma; leva dez minutos. Não tenha medo, estou aqui.',
      },
      {
        zh: '可以给家里人打个电话，让他们过来。心脏查清楚以前，您别走动。',
        en: 'Do call your family and have them come. Don’t walk around until we’ve checked your heart.',
        pt: 'Pode ligar para a família e pedir que venham. Não ande até vermos o coração.',
      },
    ],
  },
  medicine: {
    told: /胰岛素|(?:心脏|哮喘|救命)的?(?:药|喷)|每天(?:都)?(?:必须|得|要)(?:吃药|打针)|(?:今天|现在|晚上|明天|已经)?没有?药(?:了|吃)|里面(?:还)?有[^，,。！!]{0,8}药|[爸妈爷奶]{1,2}的药[^，,。！!？?]{0,6}(?:在|丢|忘|没)|insulin|insulina/iu,
    not: /以前|去年/u,
    say: [
      {
        zh: '药可不能等，我先帮您联系医生，今天晚上一定让您用上。',
        en: 'The medicine can’t wait: I’ll get hold of a doctor first, so that you have it tonight.',
        pt: 'O remédio não pode esperar: primeiro vou falar com um médico para você ter ainda hoje à noite.',
      },
    ],
    theirs: [
      {
        zh: '药可不能等，这件事我先办，今天一定让家里人有药吃。',
        en: 'The medicine can’t wait: I’ll see to it first, so that it’s there today.',
        pt: 'O remédio não pode esperar: cuido disso primeiro, para ele não faltar hoje.',
      },
    ],
    clinic: [
      {
        zh: '这个药一天都不能停，我先看看怎么配合着用。',
        en: 'That medicine mustn’t be interrupted; let me first see how the two go together.',
        pt: 'Esse remédio não pode parar; primeiro vou ver como combinar.',
      },
    ],
  },
  diabetes: {
    told: /糖尿病|\bdiabet/iu,
    not: /没有糖尿病|胰岛素/u,
    say: [
      {
        zh: '有糖尿病啊，那太甜的就别要了，少吃一点儿。',
        en: 'Diabetes: then nothing too sweet, and only a little.',
        pt: 'Diabetes: então nada muito doce, e só um pouco.',
      },
    ],
    clinic: [
      {
        zh: '有糖尿病，这个很重要，用药的时候我会小心。',
        en: 'Diabetes is important to know; I’ll take care with the medicine.',
        pt: 'Diabetes é importante saber; vou cuidar com o remédio.',
      },
    ],
  },
  fainting: {
    told: /晕倒|昏(?:过去|倒)|流了?很多血|一直流血|血止不住|没有呼吸|叫不醒/u,
    not: /以前|去年|小时候|上次/u,
    say: [
      {
        zh: '这很危险，别动，我马上打120，有人来以前我不走。',
        en: 'That’s dangerous. Don’t move: I’m calling an ambulance and I’m staying until they come.',
        pt: 'Isso é perigoso. Não se mexa: vou chamar a ambulância e fico até chegarem.',
      },
    ],
  },
  lost: {
    told: /(?:孩子|儿子|女儿|孙子|孙女|弟弟|妹妹|爷爷|奶奶|爸爸|妈妈|老人)(?:突然|刚才|也|就)?(?:不见了|走丢了?|丢了|找不到了|没跟上)|找不到我?的?(?:孩子|儿子|女儿|孙子|孙女|妹妹|弟弟)|lost my (?:child|son|daughter|kid)|perdi (?:meu filho|minha filha)/iu,
    not: /去年|以前|上次|昨天|小时候|[书钱背]包|手机|东西|票|钱/u,
    kids: [
      {
        zh: '别怕，别走，我们一起找！',
        en: 'Don’t be afraid, stay here, we’ll look together!',
        pt: 'Não tenha medo, fique aqui, vamos procurar juntos!',
      },
    ],
    say: [
      {
        zh: '别慌，我马上叫大家一起找，先打电话报警。他多大，穿什么颜色的衣服？',
        en: 'Stay calm, I’ll get everybody to look and call the police first. How old, and in what color clothes?',
        pt: 'Calma, vou chamar todos para procurar e já ligo para a polícia. Que idade tem e que cor de roupa usa?',
      },
    ],
  },
} satisfies Readonly<Record<string, Care>>;

type CareId = keyof typeof CARES;
// entries forgets the keys
const all = Object.entries(CARES) as readonly (readonly [CareId, Care])[];

/** Whether something may be taken or is good for somebody. */
const ASKS_IF_SAFE =
  /(?:能|可以|可不可以|能不能).{0,4}吃|对.{0,4}(?:孩子|宝宝).{0,6}(?:好|影响)|影响|副作用|安全吗|posso (?:tomar|comer)|safe/iu;

/** What this message tells of that kind; the memory keeps it. */
export function withCares(memory: PlayMemory, raw: string): PlayMemory {
  const found = toldIn(raw).filter((id) => memory.cares?.includes(id) !== true);
  return found.length === 0 ? memory : { ...memory, cares: [...(memory.cares ?? []), ...found] };
}

function toldIn(raw: string): CareId[] {
  const clauses = sentencesOf(raw).flatMap(clausesOf);
  return all
    .filter(([, { told, not }]) => clauses.some((clause) => told.test(clause) && not?.test(clause) !== true))
    .map(([id]) => id);
}

/** The business goes on with it in mind. */
const BESIDE: ReadonlySet<CareId> = new Set<CareId>(['nursing', 'pregnant', 'medicine', 'diabetes']);

/** What stops everything else: danger, and what somebody in a clinic must know. */
export function stopsAll(context: PlayContext): boolean {
  const { raw } = context.whole ?? context.said;
  const told = toldIn(raw);
  if (context.playing.play.world?.kind === 'clinic')
    return !told.includes('medicine') && !told.includes('diabetes');
  return told.some((id) => !BESIDE.has(id));
}

/** To who tells it, and to who asks with it in mind; undefined where it is not spoken of. */
export function careFor(context: PlayContext): Leads | undefined {
  const { raw } = context.whole ?? context.said;
  const { kind } = context.playing.play.world ?? {};
  const now = toldIn(raw);
  const [first] = now;
  const heard = context.state.play.cares ?? [];
  const wasTold = (id: CareId) =>
    context.history.some(({ by, text }) => by === 'learner' && toldIn(text).includes(id));
  if (first !== undefined && !wasTold(first))
    return each(wordings(context, linesOf(CARES[first], kind, raw)));
  const known = all.find(([id]) => heard.includes(id));
  const again = known?.[1].again;
  const wasSaid = again?.every(({ zh }) => context.state.recent.some((text) => text.includes(zh)));
  const isUrgent = known?.[0] === 'chest' && wasSaid !== true;
  const comesBack = first !== undefined || (kind === 'clinic' && (isUrgent || ASKS_IF_SAFE.test(raw)));
  return comesBack && again !== undefined ? each(wordings(context, again)) : undefined;
}

function linesOf(
  { say, clinic, theirs, kids }: Care,
  kind: WorldKind | undefined,
  raw: string,
): readonly Line[] {
  if (kind === 'kids' && kids !== undefined) return kids;
  if (theirs !== undefined && isOfOthers(raw)) return theirs.map((line) => ofWhom(line, raw));
  return kind === 'clinic' ? (clinic ?? say) : say;
}

/** A man or a boy is 他. */
function ofWhom(line: Line, raw: string): Line {
  const isHis = /他|爸|儿子|丈夫|老公|先生|爷爷|弟弟|哥哥/u.test(raw);
  return isHis ? { ...line, zh: line.zh.replaceAll('她', '他') } : line;
}
