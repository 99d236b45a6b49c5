// What an entry of the audit changed, in words: facts by their names, amounts and moments as people read them.

import { formatDate, formatFen } from '../../../kit/web/i18n.ts';
import type { SettingsForm } from '../../settings/web/api.ts';
import type zh from '../text/zh.json';
import type { FactNames } from './fact-names.ts';
import type { AuditEntry } from './queries.ts';
import { t } from './texts.ts';

/** Facts that features record, each with its name under `fields` in the texts: what has a text there cannot be missing here. */
const FIELDS: Readonly<Record<keyof (typeof zh)['fields'], true>> = {
  role: true,
  state: true,
  amountFen: true,
  withdrawal: true,
  payoutReference: true,
  verdict: true,
  guest: true,
  revoked: true,
  payment: true,
  refund: true,
  of: true,
  receivedOn: true,
  receipt: true,
  ended: true,
  days: true,
  months: true,
  until: true,
  minutes: true,
  stage: true,
  refundFen: true,
  costsFen: true,
  grantedFen: true,
  version: true,
  published: true,
  changed: true,
  sentences: true,
  title: true,
  level: true,
  language: true,
  shown: true,
  effectiveFrom: true,
  from: true,
  kind: true,
  search: true,
  mail: true,
  cause: true,
  internal: true,
  claimedBy: true,
  goodsFen: true,
  freightFen: true,
  carrierBillFen: true,
  shopOrders: true,
  grams: true,
  photos: true,
  scalePhotos: true,
  carrier: true,
  trackingNumber: true,
  keptFen: true,
  refundedFen: true,
  letters: true,
  unansweredSince: true,
  mails: true,
  phrase: true,
  name: true,
  address: true,
  models: true,
  key: true,
  enabled: true,
  temperature: true,
  prompt: true,
  dayFen: true,
  learnerFen: true,
  report: true,
  note: true,
  poster: true,
  attention: true,
  sender: true,
  courierNumbers: true,
  vipUntil: true,
};

const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);

type Codes = (typeof zh)['codes'];
type CodeText = { [Fact in keyof Codes]: `codes.${Fact}.${keyof Codes[Fact] & string}` }[keyof Codes];

/** Codes that features record, each with its word under `codes` in the texts. */
const CODES: { readonly [Fact in keyof Codes]: readonly (keyof Codes[Fact])[] } = {
  state: [
    'requested',
    'approved_once',
    'approved',
    'submitted',
    'created',
    'processing',
    'succeeded',
    'unknown',
    'paid',
    'failed',
    'rejected',
    'cancelled',
    'expired',
    'partially_refunded',
    'refunded',
    'reversed',
    'open',
    'closed',
  ],
  verdict: ['clean', 'suspicious', 'approved', 'rejected'],
  kind: ['photo', 'scale', 'membership', 'booster', 'order', 'order_balance'],
  cause: ['conduct', 'content', 'payment', 'security', 'duplicate', 'other'],
  level: ['zero', 'preschool', 'beginner', 'intermediate', 'advanced'],
  language: ['zh', 'en', 'pt'],
  shown: ['yes', 'no'],
  enabled: ['yes', 'no'],
  revoked: ['first', 'second'],
  poster: ['new'],
};

const SUBJECTS: readonly (keyof (typeof zh)['subjects'])[] = [
  'chat',
  'plan',
  'recognition',
  'translation',
  'speech',
  'limits',
  'outbox',
];

export type ChangeWords = {
  /** How settings are named. */
  readonly forms: readonly SettingsForm[];
  /** How values of facts are called. */
  readonly names: FactNames;
};

/** Facts that stand on one side only are told once, those that changed with what they were. */
export function wordChanges({ before, after, subjectId }: AuditEntry, { forms, names }: ChangeWords) {
  const form = forms.find(({ area }) => area === subjectId);
  const facts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  // Ids are for the search and for programs.
  return facts
    .filter((fact) => !isId(after[fact] ?? before[fact]))
    .map((fact) => ({
      fact,
      name: nameOf(fact, form),
      value: [
        ...(Object.hasOwn(before, fact) ? [show(fact, before[fact], names)] : []),
        Object.hasOwn(after, fact) ? show(fact, after[fact], names) : t('nothing'),
      ].join(' → '),
    }));
}

/** Of a setting in a table, its row stands between the table and the column: `shipping.BR.base`. */
function nameOf(name: string, form: SettingsForm | undefined): string {
  if (isField(name)) return t(`fields.${name}`);
  return form
    ? name
        .split('.')
        .map((part) => form.labels[part]?.() ?? part)
        .join(' · ')
    : name;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** What no person reads. */
export const isId = (value: unknown): boolean => typeof value === 'string' && UUID.test(value);

/** What an entry is about, by its name, or as settings and parts of the site are called. */
export function wordSubject(
  { subjectKind, subjectId, subjectName }: Pick<AuditEntry, 'subjectKind' | 'subjectId' | 'subjectName'>,
  forms: readonly SettingsForm[],
): string {
  if (subjectKind === 'settings') return forms.find(({ area }) => area === subjectId)?.title() ?? subjectName;
  const own = SUBJECTS.find((known) => known === subjectId);
  if (own) return t(`subjects.${own}`);
  if (subjectName !== '') return subjectName;
  return isId(subjectId) ? t('nameless') : subjectId;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function show(name: string, value: string | number | null | undefined, names: FactNames): string {
  if (value == null) return t('nothing');
  if (name === 'published') return value === 0 ? t('shippedAgain') : t('versionNumber', { number: value });
  if (typeof value === 'number') return name.endsWith('Fen') ? formatFen(value) : String(value);
  return MOMENT.test(value)
    ? formatDate(new Date(value), { dateStyle: 'medium', timeStyle: 'short' })
    : (names[name]?.(value) ?? codeWords(name, value) ?? value);
}

/** How the codes of a fact are called, one or several behind one another; undefined where one is none. */
function codeWords(fact: string, value: string): string | undefined {
  const words = value.split(', ').map((code) => codeWord(fact, code));
  return words.includes(undefined) ? undefined : words.join(', ');
}

/** How a code of a fact is called; undefined for what is no code, or one that a newer server knows. */
function codeWord(fact: string, code: string): string | undefined {
  const words = Object.entries(CODES).find(([known]) => known === fact)?.[1];
  const known = words?.find((each) => each === code);
  // Each code of a fact has its text, which the constant's type holds.
  return known && t(`codes.${fact}.${code}` as CodeText);
}
