// What members have in the header of every page before their own menu; guests never fetch it.

import { NoticeBell } from '../../features/notices/web/api.ts';
import { TimeLeft } from '../../features/study-time/web/api.ts';

export function MemberHeader() {
  return (
    <>
      <TimeLeft />
      <NoticeBell />
    </>
  );
}
