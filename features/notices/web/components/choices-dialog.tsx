// How a person is told besides the page: on this device, and for each kind by mail and on devices; switches act at once.

import { useMutation, useQuery } from '@tanstack/react-query';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { type Choice, noticesApi } from '../notices-api.ts';
import { choicesQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { DeviceSwitch } from './device-switch.tsx';

export function ChoicesDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useQuery(choicesQuery);
  return (
    <Dialog title={t('choices.title')} onClose={onClose}>
      <p className="text-small text-muted">{t('choices.lead')}</p>
      <div className="mt-4">
        <QueryPart query={query} failed={t('choices.failed')}>
          {({ choices, push }) => (
            <>
              {push ? <DeviceSwitch push={push} /> : null}
              <Kinds choices={choices} hasDevices={push !== null} />
            </>
          )}
        </QueryPart>
      </div>
    </Dialog>
  );
}

type KindsProps = { readonly choices: readonly Choice[]; readonly hasDevices: boolean };

function Kinds({ choices, hasDevices }: KindsProps) {
  return (
    <table className="w-full border-b border-line text-small">
      <thead className="text-caption text-muted">
        <tr>
          <th scope="col" className="py-2 text-start font-normal">
            {t('choices.kind')}
          </th>
          <th scope="col" className="min-w-16 py-2 ps-2 text-center font-normal whitespace-nowrap">
            {t('choices.mail')}
          </th>
          {hasDevices ? (
            <th scope="col" className="min-w-16 py-2 ps-2 text-center font-normal whitespace-nowrap">
              {t('choices.device')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr key={choice.kind} className="border-t border-line">
            <th scope="row" className="py-1 pe-2 text-start font-normal wrap-anywhere">
              {choice.label}
            </th>
            <td className="ps-2 text-center">
              <KindSwitch choice={choice} way="isMailed" name={t('choices.mail')} />
            </td>
            {hasDevices ? (
              <td className="ps-2 text-center">
                <KindSwitch choice={choice} way="isPushed" name={t('choices.device')} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type KindSwitchProps = {
  readonly choice: Choice;
  readonly way: 'isMailed' | 'isPushed';
  /** Of the way. */
  readonly name: string;
};

function KindSwitch({ choice, way, name }: KindSwitchProps) {
  const change = useMutation({
    mutationFn: (isOn: boolean) => noticesApi.choose({ kind: choice.kind, [way]: isOn }),
    onSuccess: (changed) =>
      queryClient.setQueryData(
        choicesQuery.queryKey,
        (all) =>
          all && {
            ...all,
            choices: all.choices.map((each) => (each.kind === changed.kind ? changed : each)),
          },
      ),
    onError: (error) => notify('wrong', errorText(errorCode(error))),
  });
  // Shown as chosen while the server is told; as before when it could not be.
  const isOn = change.isPending ? change.variables : choice[way];
  return <Switch label={`${choice.label}: ${name}`} isLabelHidden checked={isOn} onChange={change.mutate} />;
}
