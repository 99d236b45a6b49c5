// What of an archive is shown on its page for people: tables by topic, and of each the columns that say something to a person.

import { TOPIC_NAMES, TOPICS, type Topic } from './topics.ts';

/**
 * In the order in which they stand. What is not named here, such as ids, versions and states of machines, is in the files
 * for programs. `meaning`, `is_done`, and of entries in the books their moment and account, are no columns: they are worked
 * out of the row.
 */
export const READABLE = {
  users: ['name', 'email', 'phone', 'created_at'],
  person_ages: ['age', 'guardian_email', 'answered_at', 'confirmed_at'],
  account_deletions: ['asked_at', 'due_at'],
  sessions: ['created_at', 'user_agent', 'ip_address'],
  learner_settings: ['minutes_a_day', 'updated_at'],
  waiting_places: ['email', 'is_confirmed', 'created_at'],
  talks: ['subject', 'created_at', 'last_message_at', 'summary'],
  messages: ['created_at', 'author', 'text', 'translations'],
  learner_facts: ['text', 'source', 'created_at', 'updated_at'],
  learner_memories: ['remembering', 'updated_at'],
  learning_events: ['happened_at', 'item', 'outcome', 'answer'],
  study_cards: ['word', 'reading', 'skill', 'reviews', 'lapses', 'last_at', 'due'],
  study_days: ['date', 'counted_seconds'],
  kept_words: ['word', 'pinyin', 'meaning', 'context', 'created_at'],
  word_meanings: ['word', 'meaning'],
  learning_profiles: ['dream', 'interests', 'updated_at'],
  learning_plans: ['title', 'content', 'created_at'],
  report_links: ['label', 'created_at', 'expires_at'],
  own_texts: ['title', 'text', 'created_at'],
  class_members: ['class_name', 'teacher', 'known_as', 'joined_at'],
  teaching_classes: ['name', 'note', 'created_at', 'ended_at'],
  assignments: ['class_name', 'kind', 'heading', 'words', 'note', 'due_on', 'is_done'],
  hand_ins: ['assignment', 'text', 'handed_in_at', 'remark'],
  membership_grants: ['begins_at', 'ends_at'],
  membership_purchases: ['plan', 'quantity', 'amount_fen', 'created_at'],
  purchase_quotes: ['created_at', 'request', 'price', 'order_number'],
  item_drafts: ['created_at', 'fields'],
  order_addresses: [
    'name',
    'phone',
    'line1',
    'line2',
    'district',
    'city',
    'region',
    'postcode',
    'country',
    'personalId',
  ],
  orders: [
    'number',
    'stage',
    'request',
    'requirements',
    'gift_card',
    'photo_reason',
    'cancel_asked_for',
    'cancelled_for',
    'total_fen',
    'refunded_fen',
    'created_at',
    'delivered_at',
    'tracking_number',
  ],
  order_events: ['order_number', 'created_at', 'to_stage', 'note'],
  order_messages: ['order_number', 'created_at', 'is_operator', 'text'],
  order_claims: ['order_number', 'created_at', 'text', 'asked_fen', 'granted_fen', 'answer'],
  order_enquiries: ['created_at', 'product', 'text', 'answer'],
  payments: ['number', 'amount_fen', 'refunded_fen', 'created_at', 'settled_at'],
  payment_refunds: ['amount_fen', 'reason', 'asked_at', 'settled_at'],
  ledger_entries: ['booked_at', 'account_kind', 'amount', 'balance_after'],
  commissions: ['amount_fen', 'created_at'],
  withdrawals: ['amount_fen', 'name', 'account', 'created_at', 'payout_on'],
  invite_codes: ['code', 'label', 'uses', 'visits', 'created_at'],
  notices: ['created_at', 'data', 'read_at'],
  mails: ['created_at', 'recipient', 'subject'],
  letters: ['created_at', 'is_operator', 'subject', 'text'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ReadableTable = keyof typeof READABLE;
export type ReadableColumn = (typeof READABLE)[ReadableTable][number];

export const isReadable = (table: string): table is ReadableTable => Object.hasOwn(READABLE, table);

/** The tables of each topic that are shown. */
export const readableTopics = (): readonly {
  readonly topic: Topic;
  readonly tables: readonly ReadableTable[];
}[] =>
  TOPIC_NAMES.map((topic) => {
    const names: readonly string[] = TOPICS[topic];
    return { topic, tables: names.filter(isReadable) };
  }).filter(({ tables }) => tables.length > 0);
