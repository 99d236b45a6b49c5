// What there is help for, in the order in which it is listed.

export const HELP_GROUPS = [
  { group: 'start', topics: ['first-talk', 'pinyin-typing', 'corrections', 'level'] },
  {
    group: 'study',
    topics: [
      'words-and-reviews',
      'import-and-export',
      'known-words',
      'lessons',
      'reader',
      'handwriting',
      'plans',
      'plays',
    ],
  },
  { group: 'account', topics: ['minutes-and-vip', 'payments', 'refunds', 'invitations'] },
  { group: 'buying', topics: ['buying', 'costs', 'claims'] },
  { group: 'family', topics: ['children', 'for-parents', 'under-16'] },
  { group: 'classes', topics: ['classes', 'teaching'] },
  { group: 'trust', topics: ['privacy', 'support', 'deletion', 'offline', 'devices', 'accessibility'] },
  { group: 'more', topics: ['partners', 'admin-keys', 'contact'] },
] as const;

export type HelpTopic = (typeof HELP_GROUPS)[number]['topics'][number];

/** For who runs the service: nobody else is shown them in a list. */
export const ADMIN_TOPICS: ReadonlySet<HelpTopic> = new Set(['admin-keys']);

export const HELP_TOPICS: readonly HelpTopic[] = HELP_GROUPS.flatMap(({ topics }) => topics);

/** Undefined for what is no topic. */
export const helpTopic = (name: string): HelpTopic | undefined => HELP_TOPICS.find((topic) => topic === name);

export const helpPath = (topic: HelpTopic): `/help/${HelpTopic}` => `/help/${topic}`;
