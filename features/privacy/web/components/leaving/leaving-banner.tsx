// Shows the line about an account on its way out to those few whom it concerns.

import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { useSession } from '../../../../account/web/api.ts';
import { deletionQuery } from '../../queries.ts';
import { LeavingLine } from './leaving-line.tsx';

export function LeavingBanner() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.person.leavesAt === null) return null;
  const { leavesAt, viewing } = session.person;
  // An admin who sees somebody's pages is not told what is open.
  return viewing ? <LeavingLine leavesAt={leavesAt} obstacles={undefined} /> : <Line leavesAt={leavesAt} />;
}

function Line({ leavesAt }: { readonly leavesAt: string }) {
  // Named, since the line on every page stands outside of what gives it to pages.
  const { data } = useQuery(deletionQuery, queryClient);
  return <LeavingLine leavesAt={leavesAt} obstacles={data?.obstacles} />;
}
