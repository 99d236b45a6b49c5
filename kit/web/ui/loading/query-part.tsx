// A part of a page that a query feeds: on its way, failed with a way to try again, or there.

import { type ReactNode, useDeferredValue, useState } from 'react';
import { errorCode, isAbsence } from '../../api/api.ts';
import { errorText, t } from '../../i18n.ts';
import { Button } from '../elements/button.tsx';
import { Notice } from '../notices/notice.tsx';
import { AwayNotice } from './away-notice.tsx';
import { WaitingPart } from './waiting-part.tsx';

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
  /** Whether asking again may help; what is not there, or is somebody else's, is not there the next time either. */
  readonly mayHelp?: (error: Error) => boolean;
  /** How many lines of text the place is held for. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
};

/**
 * What was read before stays on the page when reading it again fails, and a failure stays until something came. Whether
 * something is loading decides nothing: else parts that ask would come and go with their own questions.
 */
export function QueryPart<Data>(props: QueryPartProps<Data>) {
  const { query, title, failed, explain = textOf, mayHelp = isNotMissing, lines = 5, children } = props;
  const { data, refetch } = query;
  const error = useLastError(query.error);
  // What comes first is rendered in slices, so that a slow phone answers a finger meanwhile; what follows, at once.
  const hasBeenShown = useDeferredValue(data !== undefined);
  if (hasBeenShown && data !== undefined) return children(data);
  if (!error || data !== undefined) return <WaitingPart lines={lines} />;
  if (isAbsence(error)) return <AwayNotice title={title} failed={failed} onRetry={() => void refetch()} />;
  // An admin sees somebody's pages, and this is no part of what is shown to them: asking again changes nothing.
  if (errorCode(error) === 'VIEWING_ONLY') return <Notice tone="info">{textOf(error)}</Notice>;
  return (
    <Notice
      tone="wrong"
      {...(title === undefined ? {} : { title })}
      {...(mayHelp(error)
        ? { action: <Button onClick={() => void refetch()}>{t('action.retry')}</Button> }
        : {})}
    >
      {failed} {explain(error)}
    </Notice>
  );
}

/** The newest failure, also while the question is being asked again. */
function useLastError(error: Error | null): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return error ?? last;
}

const textOf = (error: Error): string => errorText(errorCode(error));
const isNotMissing = (error: Error): boolean => errorCode(error) !== 'NOT_FOUND';
