// What an entry of the audit changed, in words: facts by their names, amounts and moments as people read them.

import { formatDate, formatFen } from '../../../kit/web/i18n.ts';
import type { SettingsForm } from '../../settings/web/api.ts';
import type { FactNames } from './fact-names.ts';
import type { AuditEntry } from './queries.ts';
import { t } from './texts.ts';

/** Facts that features record, each with its name under `fields` in the texts. */
const FIELDS = [
  'role',
  'state',
  'amountFen',
  'withdrawal',
  'payoutReference',
  'verdict',
  'guest',
  'revoked',
  'payment',
  'refund',
  'of',
  'receivedOn',
  'receipt',
  'ended',
  'days',
  'months',
  'until',
  'vipUntil',
  'minutes',
  'stage',
  'refundFen',
  'costsFen',
  'grantedFen',
  'version',
  'published',
  'title',
  'level',
  'language',
  'shown',
  'effectiveFrom',
  'from',
  'kind',
  'search',
  'mail',
  'mails',
  'cause',
  'internal',
  'claimedBy',
  'goodsFen',
  'freightFen',
  'shopOrders',
  'courierNumbers',
  'grams',
  'photos',
  'scalePhotos',
  'carrier',
  'trackingNumber',
  'keptFen',
  'refundedFen',
  'letters',
  'phrase',
  'unansweredSince',
  'name',
  'address',
  'models',
  'key',
  'enabled',
  'temperature',
  'prompt',
  'dayFen',
  'learnerFen',
  'report',
  'note',
  'poster',
  'attention',
  'sender',
] as const;

export type ChangeWords = {
  /** How settings are named. */
  readonly forms: readonly SettingsForm[];
  /** How values of facts are called. */
  readonly names: FactNames;
};

/** Facts that stand on one side only are told once, those that changed with what they were. */
export function wordChanges({ before, after, subjectId }: AuditEntry, { forms, names }: ChangeWords) {
  const form = forms.find(({ area }) => area === subjectId);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((fact) => ({
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
  const known = FIELDS.find((field) => field === name);
  if (known) return t(`fields.${known}`);
  return form
    ? name
        .split('.')
        .map((part) => form.labels[part]?.() ?? part)
        .join(' · ')
    : name;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function show(name: string, value: string | number | null | undefined, names: FactNames): string {
  if (value == null) return t('nothing');
  if (name === 'published') return value === 0 ? t('shippedAgain') : t('versionNumber', { number: value });
  if (typeof value === 'number') return name.endsWith('Fen') ? formatFen(value) : String(value);
  return MOMENT.test(value)
    ? formatDate(new Date(value), { dateStyle: 'medium', timeStyle: 'short' })
    : (names[name]?.(value) ?? value);
}
