// Which kinds of notices also come by mail; each switch acts at once.

import { useMutation, useQuery } from '@tanstack/react-query';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { type MailChoice, noticesApi } from '../notices-api.ts';
import { mailChoicesQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function MailChoicesDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useQuery(mailChoicesQuery);
  return (
    <Dialog title={t('mail.title')} onClose={onClose}>
      <p className="text-small text-muted">{t('mail.lead')}</p>
      <div className="mt-4">
        <QueryPart query={query} failed={t('mail.failed')}>
          {(choices) => (
            <ul className="border-b border-line">
              {choices.map((choice) => (
                <li key={choice.kind} className="border-t border-line py-1 *:w-full *:justify-between">
                  <MailSwitch choice={choice} />
                </li>
              ))}
            </ul>
          )}
        </QueryPart>
      </div>
    </Dialog>
  );
}

function MailSwitch({ choice }: { readonly choice: MailChoice }) {
  const change = useMutation({
    mutationFn: (isMailed: boolean) => noticesApi.chooseMail({ kind: choice.kind, isMailed }),
    onSuccess: (changed) =>
      queryClient.setQueryData(mailChoicesQuery.queryKey, (choices) =>
        choices?.map((each) => (each.kind === changed.kind ? changed : each)),
      ),
    onError: (error) => notify('wrong', errorText(errorCode(error))),
  });
  // Shown as chosen while the server is told; as before when it could not be.
  const isMailed = change.isPending ? change.variables : choice.isMailed;
  return <Switch label={choice.label} checked={isMailed} onChange={change.mutate} />;
}
