// A part of a page that a query feeds: on its way, failed with a way to try again, or there.

import type { ReactNode } from 'react';
import { errorCode } from '../api.ts';
import { errorText, t } from '../i18n.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

type QueryPartProps<Data> = {
  /** What `useQuery` or `useInfiniteQuery` gives. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** A headline above the reason. */
  readonly title?: string;
  /** A sentence in front of the reason: what could not be read. */
  readonly failed?: string;
  /** The reason in the person's language, where a feature has texts for codes of its own. */
  readonly explain?: (error: Error) => string;
  /** How many lines of text the place is held for. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
};

/** What was read before stays on the page when reading it again fails. */
export function QueryPart<Data>(props: QueryPartProps<Data>) {
  const { query, title, failed, explain = textOf, lines = 5, children } = props;
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton lines={lines} />;
  return (
    <Notice
      tone="wrong"
      {...(title === undefined ? {} : { title })}
      action={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
    >
      {failed} {explain(error)}
    </Notice>
  );
}

const textOf = (error: Error): string => errorText(errorCode(error));
