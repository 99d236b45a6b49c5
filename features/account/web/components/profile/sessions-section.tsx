// Where the person is signed in, and the way to end each of these sessions.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '../../../../../kit/web/i18n.ts';
import { Badge } from '../../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../../kit/web/ui/loading/query-part.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { describeDevice } from '../../../domain/index.ts';
import { accountApi } from '../../account-api.ts';
import { refusalText } from '../../form/explain.ts';
import { SESSIONS_KEY, type SignedInDevice, sessionsQuery } from '../../queries.ts';
import { t } from '../../texts.ts';

export function SessionsSection() {
  return (
    <Section title={t('sessions.title')} lead={t('sessions.lead')}>
      <Devices />
    </Section>
  );
}

function Devices() {
  const query = useQuery(sessionsQuery);
  const endOthers = useEnding(
    () => accountApi.revokeOtherSessions({}),
    ({ ended }) => t('sessions.endedOthers', { count: ended }),
  );
  return (
    <QueryPart query={query} failed={t('sessions.failed')} explain={refusalText} lines={3}>
      {(devices) => (
        <>
          <ul className="border-b border-line">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
          {devices.length > 1 ? (
            <div className="mt-4">
              <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
                {t('sessions.endOthers')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </QueryPart>
  );
}

function DeviceRow({ device }: { readonly device: SignedInDevice }) {
  const name = nameOf(device);
  const end = useEnding(
    () => accountApi.revokeSession({ id: device.id }),
    () => t('sessions.ended'),
  );
  return (
    <li className="flex items-center justify-between gap-2 border-t border-line py-3">
      <div className="min-w-0">
        <p>
          {name}
          {device.isCurrent ? (
            <span className="ms-2">
              <Badge tone="good">{t('sessions.current')}</Badge>
            </span>
          ) : null}
        </p>
        <p className="text-caption text-muted">
          {[t('sessions.since', { date: dateTime(device.createdAt) }), device.address]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {device.isCurrent ? null : (
        <span className="shrink-0">
          <Button
            look="ghost"
            busy={end.isPending}
            aria-label={t('sessions.endNamed', { device: name })}
            onClick={() => end.mutate()}
          >
            {t('sessions.end')}
          </Button>
        </span>
      )}
    </li>
  );
}

/** Ends sessions, says so, and reads the list again: also after a failure, when nothing is known. */
function useEnding<Answer>(end: () => Promise<Answer>, done: (answer: Answer) => string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: (answer) => notify('good', done(answer)),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}

function nameOf({ userAgent }: SignedInDevice): string {
  const { browser, system } = describeDevice(userAgent);
  if (browser && system) return t('sessions.browserOn', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}

function dateTime(iso: string): string {
  return formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
}
