// What the page about one's data reads, and how it takes note of a change.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { errorCode } from '../../../kit/web/api/api.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import { refreshSession } from '../../account/web/api.ts';
import type { PrivacyContract } from '../contract.ts';
import { privacyApi } from './privacy-api.ts';
import { t } from './texts.ts';

type Outputs = InferContractRouterOutputs<PrivacyContract>;
export type DataExport = Outputs['askExport'];
export type ExportStatus = Outputs['readExport'];
export type DeletionStatus = Outputs['readDeletion'];
export type AgeStatus = Outputs['readAge'];
export type Keeping = Outputs['readRetention']['topics'][number];

const EXPORT_KEY = ['privacy', 'export'] as const;
/** While an archive is made, the page looks again so often. */
const LOOK_MS = 4000;

export const exportQuery = queryOptions({
  queryKey: EXPORT_KEY,
  queryFn: () => privacyApi.readExport(),
  refetchInterval: ({ state }) => (state.data?.latest?.state === 'making' ? LOOK_MS : false),
});

export const lookAtExport = (): Promise<void> => queryClient.invalidateQueries({ queryKey: EXPORT_KEY });

const DELETION_KEY = ['privacy', 'deletion'] as const;

export const deletionQuery = queryOptions({
  queryKey: DELETION_KEY,
  queryFn: () => privacyApi.readDeletion(),
  staleTime: 60_000,
});

/** Looks again at the deletion, and at the line on every page that goes by the session. */
export function deletionChanged(): void {
  // Another archive may be asked for before the account goes.
  void lookAtExport();
  void queryClient.invalidateQueries({ queryKey: DELETION_KEY });
  void refreshSession().catch(() => undefined);
}

export const seenQuery = queryOptions({
  queryKey: ['privacy', 'seen'],
  queryFn: () => privacyApi.readSeen(),
});

const AGE_KEY = ['privacy', 'age'] as const;

export const ageQuery = queryOptions({ queryKey: AGE_KEY, queryFn: () => privacyApi.readAge() });

/** The session says whether somebody is younger, and all pages go by it. */
export function ageChanged(status: AgeStatus): void {
  queryClient.setQueryData(AGE_KEY, status);
  void refreshSession().catch(() => undefined);
}

export const guardianQuery = (token: string) =>
  queryOptions({
    queryKey: ['privacy', 'guardian', token],
    queryFn: () => privacyApi.readGuardianLink({ token }),
    retry: false,
  });

export const retentionQuery = queryOptions({
  queryKey: ['privacy', 'retention'],
  queryFn: () => privacyApi.readRetention(),
  staleTime: Infinity,
});

/** Why something did not work, in the person's language. */
export function explainProblem(error: unknown): string {
  const code = errorCode(error);
  return isOwn(code) ? t(`problems.${code}`) : errorText(code);
}

/** Codes with a text of our own. */
const OWN = [
  'EXPORT_TOO_SOON',
  'DELETION_BLOCKED',
  'EMAIL_DIFFERS',
  'AGE_ANSWERED',
  'AGE_HELD',
  'GUARDIAN_NOT_NEEDED',
  'GUARDIAN_SELF',
  'LINK_INVALID',
] as const;

const isOwn = (code: string): code is (typeof OWN)[number] => OWN.some((own) => own === code);
