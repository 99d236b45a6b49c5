// What a person can choose about how they learn; null is what they have not said yet.

import { LOCALES, type Locale } from '../../../kit/core/locale.ts';

/** A person's level. Preschool is not among them: it is a level of tutors for children. */
export const LEARNER_LEVELS = ['zero', 'beginner', 'intermediate', 'advanced'] as const;
export type LearnerLevel = (typeof LEARNER_LEVELS)[number];

export const REASONS = ['travel', 'work', 'family', 'child', 'study', 'culture', 'other'] as const;
export type Reason = (typeof REASONS)[number];

export const MINUTES_A_DAY = [5, 10, 15, 20, 30, 45] as const;
export type MinutesADay = (typeof MINUTES_A_DAY)[number];

/** Above which words pinyin stands; `new` are those beyond the level. */
export const PINYIN_CHOICES = ['all', 'new', 'off'] as const;
export type PinyinChoice = (typeof PINYIN_CHOICES)[number];

/** Where the translation of a line is: under it, or a tap away. */
export const TRANSLATION_CHOICES = ['shown', 'on_tap'] as const;
export type TranslationChoice = (typeof TRANSLATION_CHOICES)[number];

export type LearnerSettings = {
  readonly level: LearnerLevel | null;
  readonly reason: Reason | null;
  readonly minutesADay: MinutesADay | null;
  readonly pinyin: PinyinChoice | null;
  readonly translation: TranslationChoice | null;
  readonly explanationLanguage: Locale | null;
};

/** Some of the settings, as one change brings them. */
export type SettingsChange = { readonly [Key in keyof LearnerSettings]?: LearnerSettings[Key] | undefined };

export const NOTHING_CHOSEN: LearnerSettings = {
  level: null,
  reason: null,
  minutesADay: null,
  pinyin: null,
  translation: null,
  explanationLanguage: null,
};

/** Reads a stored value field by field; what is missing or unknown counts as not chosen. */
export function parseLearnerSettings(value: unknown): LearnerSettings {
  const stored = isRecord(value) ? value : {};
  return {
    level: oneOf(LEARNER_LEVELS, stored['level']),
    reason: oneOf(REASONS, stored['reason']),
    minutesADay: oneOf(MINUTES_A_DAY, stored['minutesADay']),
    pinyin: oneOf(PINYIN_CHOICES, stored['pinyin']),
    translation: oneOf(TRANSLATION_CHOICES, stored['translation']),
    explanationLanguage: oneOf(LOCALES, stored['explanationLanguage']),
  };
}

/** Reads a stored change; only the settings that it names are in it. */
export function parseSettingsChange(value: unknown): SettingsChange {
  const parsed = parseLearnerSettings(value);
  const named = Object.entries(parsed).filter(([key]) => isRecord(value) && key in value);
  return Object.fromEntries(named);
}

export function hasChosen(settings: LearnerSettings): boolean {
  return Object.values(settings).some((value) => value !== null);
}

/** The settings after a change; what the change leaves out stays. */
export function changeSettings(settings: LearnerSettings, change: SettingsChange): LearnerSettings {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...settings, ...Object.fromEntries(given) };
}

/** What of `unsent` is still to be sent once `sent` has been: settings that were changed again meanwhile. */
export function afterSending(unsent: SettingsChange, sent: SettingsChange): SettingsChange {
  const before: Readonly<Record<string, unknown>> = sent;
  return Object.fromEntries(Object.entries(unsent).filter(([key, value]) => before[key] !== value));
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | null {
  return values.find((each) => each === value) ?? null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
