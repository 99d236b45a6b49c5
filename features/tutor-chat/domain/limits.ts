// Figures that the page and the server both keep to.

/** UTF-16 units of a message without the blanks around it. */
export const MESSAGE_MAX = 2000;
/** What a talk is about: a tutor's topics, a role to talk with, or a scene of a scenario. */
export const TALK_KINDS = ['tutor', 'role', 'scene'] as const;
export type TalkKind = (typeof TALK_KINDS)[number];
export const TUTOR_LEVELS = ['preschool', 'beginner', 'intermediate', 'advanced'] as const;
export type TutorLevel = (typeof TUTOR_LEVELS)[number];
