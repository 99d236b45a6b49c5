// The levels of teaching, apart from the schemas, so that a page that lists them does not load what checks content.

export const LEVELS = ['zero', 'preschool', 'beginner', 'intermediate', 'advanced'] as const;
/** zero: an adult's first hundred words; preschool: a child's; beginner: HSK 1-2; intermediate: HSK 3-4; advanced: HSK 5-6. */
export type Level = (typeof LEVELS)[number];
