// What is kept about people, in words for people: each topic names the tables whose declarations it is drawn from.

/** The first table of a topic holds what people would count: their talks, their orders. */
export const TOPICS = {
  account: [
    'users',
    'credentials',
    'verifications',
    'second_factors',
    'recovery_codes',
    'account_events',
    'viewings',
  ],
  privacy: ['person_ages', 'account_deletions', 'data_exports'],
  devices: ['sessions', 'push_devices', 'referral_traces'],
  settings: ['learner_settings', 'study_settings', 'waiting_places', 'notice_choices', 'notice_counters'],
  talks: ['talks', 'messages', 'turns', 'ai_reports', 'ai_learner_days'],
  facts: ['learner_facts', 'learner_memories'],
  study: [
    'learning_events',
    'study_cards',
    'study_recalls',
    'study_fits',
    'study_marks',
    'study_sessions',
    'study_clocks',
    'study_days',
    'placements',
  ],
  words: ['kept_words', 'word_labels', 'word_meanings', 'word_media', 'anki_imports', 'anki_notes'],
  plans: ['learning_plans', 'learning_profiles', 'report_links'],
  texts: ['own_texts'],
  classes: [
    'class_members',
    'teaching_classes',
    'teacher_applications',
    'assignments',
    'hand_ins',
    'assignment_reminders',
    'class_invitations',
  ],
  membership: ['membership_grants', 'membership_take_backs', 'booster_applications'],
  quotes: ['purchase_quotes', 'item_drafts'],
  addresses: ['order_addresses'],
  orderTalk: [
    'order_messages',
    'order_claims',
    'order_pictures',
    'order_enquiries',
    'order_enquiry_pictures',
  ],
  orders: ['orders', 'order_events', 'order_balances'],
  payments: ['payments', 'payment_attempts', 'payment_refunds', 'membership_purchases'],
  books: ['ledger_entries', 'ledger_accounts', 'ledger_journals'],
  earnings: ['commissions', 'withdrawals'],
  invitations: ['invitations', 'invite_codes', 'referral_rewards', 'distributor_applications'],
  files: ['file_uses', 'file_uploads', 'file_upload_pieces'],
  notices: ['notices', 'notice_mails', 'notice_pushes', 'mails', 'letters'],
  evidence: ['audit_entries', 'audit_readings', 'payment_events'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Topic = keyof typeof TOPICS;

/** What people delete themselves while they stay; all else of theirs goes with them. */
const DELETABLE: ReadonlySet<Topic> = new Set([
  'talks',
  'facts',
  'words',
  'plans',
  'texts',
  'classes',
  'files',
]);

export const isDeletable = (topic: Topic): boolean => DELETABLE.has(topic);

/** The tables of people's rows that a topic names. */
export type TopicTable = (typeof TOPICS)[Topic][number];

// The values of an object of ours are the names that stand there.
export const TOPIC_TABLES = Object.values(TOPICS).flat() as readonly TopicTable[];

// The keys of an object of ours are the names that stand there.
export const TOPIC_NAMES = Object.keys(TOPICS) as readonly Topic[];
