// Where admins find what an entry of the audit is about.

import type { SubjectKind } from '../domain/actions.ts';
import type { AuditEntry } from './queries.ts';

type Subject = Pick<AuditEntry, 'subjectKind' | 'subjectId'>;

const PATHS: { readonly [Kind in SubjectKind]: (id: string) => string } = {
  person: (id) => `/admin/users/${id}`,
  // Of all at once there is no page but their list.
  payment: (id) => (id === 'all' ? '/admin/payments' : `/admin/payments/${id}`),
  withdrawal: () => '/admin/withdrawals',
  settings: () => '/admin/settings',
  order: (id) => `/admin/global-orders/${id}`,
  draft: draftPath,
  video: () => '/admin/videos',
  mail: () => '/admin/mails',
  enquiry: () => '/admin/global-orders/enquiries',
  ai: () => '/admin/ai-services',
};

export const subjectPath = ({ subjectKind, subjectId }: Subject): string => PATHS[subjectKind](subjectId);

/** `role:waiter`, `lesson:a-1`, `text:tea`. */
function draftPath(subject: string): string {
  const [kind = '', id = ''] = subject.split(':');
  return kind === 'role' ? `/admin/ai-roles/${id}` : `/admin/lessons/${kind}/${id}`;
}
