// Figures that the page and the server both keep to.

/** UTF-16 units of a message without the blanks around it. */
export const MESSAGE_MAX = 2000;
export const TUTOR_LEVELS = ['preschool', 'beginner', 'intermediate', 'advanced'] as const;
export type TutorLevel = (typeof TUTOR_LEVELS)[number];
