// What helps a person to read: as they chose it, else as their level suggests.

import type { Locale } from '../../../kit/core/locale.ts';
import {
  LEARNER_LEVELS,
  type LearnerLevel,
  type LearnerSettings,
  type PinyinChoice,
  type TranslationChoice,
} from './settings.ts';

type Aids = { readonly pinyin: PinyinChoice; readonly translation: TranslationChoice };

export type EffectiveSettings = LearnerSettings & Aids & { readonly explanationLanguage: Locale };

const ALL: Aids = { pinyin: 'all', translation: 'shown' };
const NONE: Aids = { pinyin: 'off', translation: 'on_tap' };

const BY_LEVEL: Readonly<Record<LearnerLevel, Aids>> = {
  zero: ALL,
  beginner: ALL,
  intermediate: { pinyin: 'new', translation: 'on_tap' },
  advanced: NONE,
};

/** Fills in what was not chosen. `locale` is the interface's language. */
export function effectiveSettings(settings: LearnerSettings, locale: Locale): EffectiveSettings {
  const aids = settings.level === null ? aidsWithoutLevel(locale) : BY_LEVEL[settings.level];
  return {
    ...settings,
    pinyin: settings.pinyin ?? aids.pinyin,
    translation: settings.translation ?? aids.translation,
    explanationLanguage: settings.explanationLanguage ?? locale,
  };
}

/** Whoever reads the interface in Chinese needs no pinyin before having said so. */
const aidsWithoutLevel = (locale: Locale): Aids => (locale === 'zh' ? NONE : ALL);

/** What a switch that knows only on and off sets: what the level suggests if that is on, and all otherwise. */
export function pinyinSwitched(
  settings: LearnerSettings,
  locale: Locale,
  isOn: boolean,
): PinyinChoice | null {
  if (!isOn) return 'off';
  return effectiveSettings({ ...settings, pinyin: null }, locale).pinyin === 'off' ? 'all' : null;
}

/** The HSK band up to which words count as known at a level; 0 is none. */
const KNOWN_BAND: Readonly<Record<LearnerLevel, number>> = {
  zero: 0,
  beginner: 1,
  intermediate: 3,
  advanced: 6,
};

/** The highest level at which no more words count as known than those up to a band. */
export function levelKnowing(band: number): LearnerLevel {
  return LEARNER_LEVELS.findLast((level) => KNOWN_BAND[level] <= band) ?? 'zero';
}

/** The HSK band up to which words count as known; undefined for who has not said a level. */
export function knownBand({ level }: Pick<LearnerSettings, 'level'>): number | undefined {
  return level === null ? undefined : KNOWN_BAND[level];
}

/** Whether pinyin belongs above a word of this HSK band; undefined is a word of no known band, such as a name. */
export function hasPinyin(
  { pinyin, level }: Pick<EffectiveSettings, 'pinyin' | 'level'>,
  band: number | undefined,
): boolean {
  if (pinyin !== 'new') return pinyin === 'all';
  return band === undefined || band > KNOWN_BAND[level ?? 'beginner'];
}
