// Lets this device be told of notices while no page is open, where its browser can.

import { useMutation } from '@tanstack/react-query';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { deviceSupport, switchOff, switchOn } from '../device/this-device.ts';
import type { Choices } from '../notices-api.ts';
import { choicesQuery } from '../queries.ts';
import { t } from '../texts.ts';

const OWN_CODES = ['PUSH_OFF', 'PUSH_SERVICE_UNKNOWN'] as const;

/** What the server refused, or that the browser's push service did not answer. */
function refusalText(error: unknown): string {
  const own = OWN_CODES.find((code) => code === errorCode(error));
  return own ? t(`errors.${own}`) : t('choices.refused');
}

type DeviceSwitchProps = { readonly push: NonNullable<Choices['push']> };

export function DeviceSwitch({ push: { publicKey, isOnHere } }: DeviceSwitchProps) {
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) await switchOn(publicKey);
      else await switchOff();
    },
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: choicesQuery.queryKey }),
  });
  // The person may just have said no to the browser's question.
  const support = deviceSupport();
  if (support !== 'possible') return <p className="mb-4 text-small text-muted">{t(`choices.${support}`)}</p>;
  const isOn = change.isPending ? change.variables : isOnHere;
  return (
    <div className="mb-4 border-y border-line py-1 *:w-full *:justify-between">
      <Switch label={t('choices.here')} checked={isOn} onChange={change.mutate} />
      <p className="pb-2 text-caption text-muted">{t('choices.hereLead')}</p>
    </div>
  );
}
