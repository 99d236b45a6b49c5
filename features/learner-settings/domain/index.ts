// The public face of a person's learning settings.

export {
  type EffectiveSettings,
  effectiveSettings,
  hasPinyin,
  knownBand,
  levelKnowing,
  pinyinSwitched,
} from './reading-aids.ts';
export {
  afterSending,
  changeSettings,
  hasChosen,
  LEARNER_LEVELS,
  type LearnerLevel,
  type LearnerSettings,
  MINUTES_A_DAY,
  type MinutesADay,
  NOTHING_CHOSEN,
  PINYIN_CHOICES,
  type PinyinChoice,
  parseLearnerSettings,
  parseSettingsChange,
  REASONS,
  type Reason,
  type SettingsChange,
  TRANSLATION_CHOICES,
  type TranslationChoice,
} from './settings.ts';
