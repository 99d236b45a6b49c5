// What each list of the ledger goes through: on its way, failed with a way to try again, or there.

import type { ReactNode } from 'react';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/button.tsx';
import { Notice } from '../../../../kit/web/ui/notice.tsx';
import { Skeleton } from '../../../../kit/web/ui/skeleton.tsx';
import { refusalText } from '../queries.ts';

type PartProps<Data> = {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** Says what could not be read. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
};

export function Part<Data>({ query: { data, error, refetch }, failed, children }: PartProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton lines={5} />;
  return (
    <Notice tone="wrong" action={<Button onClick={() => void refetch()}>{common('action.retry')}</Button>}>
      {failed} {refusalText(error)}
    </Notice>
  );
}
