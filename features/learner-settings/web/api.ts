// The public face of learning settings: how the person learns, the way to change it, and its part of the profile.

export { LearningSection } from './components/learning-section.tsx';
export { MinutesChoice } from './components/minutes-choice.tsx';
export { useLearnerSettings, useSavedMinutes } from './settings-state.ts';
export { changeLearnerSettings, turnPinyin, turnTranslation, watchLearnerSettings } from './settings-sync.ts';
