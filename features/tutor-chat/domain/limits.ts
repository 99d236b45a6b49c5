// Figures that the page and the server both keep to.

/** UTF-16 units of a message without the blanks around it. */
export const MESSAGE_MAX = 2000;
/** What a talk is about: a tutor's topics, a role to talk with, or a scene of a scenario. */
export const TALK_KINDS = ['tutor', 'role', 'scene'] as const;
/**
 * Why the embedded teacher answered in a model's place: today's money of the site, or of the learner, is used up; or
 * what the model said was not fit for a learner.
 */
export const STAND_INS = ['day_limit', 'learner_limit', 'unfit'] as const;
/** Messages that an admin's try of a role remembers. */
export const TRIAL_MAX = 80;
/**
 * Whether a hand wrote the words, speech recognition did, which chooses the characters by itself, or they were chosen
 * among suggested answers, which is no sign of knowledge.
 */
export const INPUTS = ['typed', 'speech', 'suggested'] as const;
export type Input = (typeof INPUTS)[number];
export type TalkKind = (typeof TALK_KINDS)[number];
/** As they are offered: grown-ups first, from their first word on. */
export const TUTOR_LEVELS = ['zero', 'beginner', 'intermediate', 'advanced', 'preschool'] as const;
export type TutorLevel = (typeof TUTOR_LEVELS)[number];
