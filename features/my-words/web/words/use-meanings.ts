// What the words of a Chinese name mean one by one: help to who reads none, and never a translation of the whole.

import { useQuery } from '@tanstack/react-query';
import type { Locale } from '../../../../kit/core/locale.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import type { LanguageCore } from '../../../../kit/web/language-core/core.ts';
import { dictionary } from '../../../../kit/web/language-core/dictionary.ts';
import { useLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { meaningIn, readingMeant } from '../card/readings.ts';

const HAN = /\p{Script=Han}/u;
/** A title of a shop repeats what sells; its first words say what the thing is. */
const MOST_WORDS = 10;
/** What is longer explains, and is no gloss. */
const LONGEST = 32;
const FOR_THIS_PAGE_MS = 600_000;

type WordMeaning = { readonly text: string; readonly language: Locale | undefined };

/** One for each Chinese word that is known, in their order. */
export type Meanings = readonly WordMeaning[];

/** Undefined while nothing is known, where the reader reads Chinese, and where most words are unknown. */
export function useMeanings(text: string): Meanings | undefined {
  const isHelp = locale !== 'zh' && HAN.test(text);
  const core = useLanguageCore();
  const { data } = useQuery({
    queryKey: ['word-meanings', locale, text],
    queryFn: async () => (core ? findMeanings(core, text) : null),
    enabled: isHelp && core !== null,
    staleTime: FOR_THIS_PAGE_MS,
    // A name without its meanings is still a name.
    retry: false,
  });
  return data ?? undefined;
}

async function findMeanings(core: LanguageCore, text: string): Promise<Meanings | null> {
  // What is not Chinese stands in the name already; a brand means nothing but itself.
  const words = withoutBrands(text)
    .flatMap((part) => core.annotate(part))
    .filter(({ text: word }) => HAN.test(word))
    .slice(0, MOST_WORDS);
  const meanings = await Promise.all(words.map(meaningOf));
  const known = meanings.filter((meaning) => meaning !== undefined);
  if (known.length * 2 < words.length || known.length === 0) return null;
  return known.filter(({ text: one }, at) => known.findIndex(({ text: other }) => other === one) === at);
}

type Annotated = ReturnType<LanguageCore['annotate']>[number];

/** The first sense without what explains it, in English where the reader's language has none; undefined where nobody has told it. */
async function meaningOf({ text, readings }: Annotated): Promise<WordMeaning | undefined> {
  const entry = await dictionary().word(text);
  const reading = entry?.readings[readingMeant(entry, readings)];
  if (!reading) return undefined;
  const { senses, language } = meaningIn(reading, locale);
  const first = senses.map(withoutNotes).find((sense) => sense !== '' && sense.length <= LONGEST);
  return first ? { text: first, language } : undefined;
}

const withoutNotes = (sense: string): string => sense.replaceAll(/\s*\([^)]*\)/g, '').trim();

/** Brands whose names are words or people as well: 回力 is no power that comes back, 李宁 no gymnast. */
const BRANDS =
  '回力 李宁 安踏 特步 鸿星尔克 乔丹 百丽 华为 大疆 格力 海尔 海信 苏泊尔 三星 联想 雷蛇 卡西欧 大白兔 旺旺 老干妈 三只松鼠 良品铺子 百草味 八马 小罐茶 完美日记 花西子 百雀羚 谢馥春 波司登 雪中飞 雅鹿 鸭鸭 太平鸟 海澜之家 南极人 恒源祥 泡泡玛特 乐高 奥迪双钻 倍思 绿联 安克 罗马仕'.split(
    ' ',
  );
const BRAND = new RegExp(BRANDS.join('|'), 'gu');

const withoutBrands = (text: string): string[] => text.split(BRAND).filter((part) => HAN.test(part));
