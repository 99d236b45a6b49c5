// What the site asks language models for, and where a use without models of its own finds them.

export const AI_USES = ['chat', 'plan', 'recognition', 'translation', 'speech'] as const;
export type AiUse = (typeof AI_USES)[number];

/** What any chat model can do; pictures and sound need models made for them, which only an admin can name. */
const TEXT_USES: ReadonlySet<AiUse> = new Set(['chat', 'plan', 'translation']);

/** The use whose models stand in while this one has none; undefined where none fit. */
export const standInFor = (use: AiUse): AiUse | undefined =>
  use !== 'chat' && TEXT_USES.has(use) ? 'chat' : undefined;

export const takesEnvironment = (use: AiUse): boolean => TEXT_USES.has(use);
