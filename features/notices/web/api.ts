// The public face of the notices' pages.

export { NoticeBell } from './components/notice-bell.tsx';
export { useNewNotice } from './live/use-new-notice.ts';
