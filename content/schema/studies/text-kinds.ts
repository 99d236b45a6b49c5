// The kinds of texts to read, apart from the schema, so that a page that lists them does not load what checks content.

export const TEXT_KINDS = ['story', 'dialogue', 'notice', 'letter', 'news', 'recipe', 'joke'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
