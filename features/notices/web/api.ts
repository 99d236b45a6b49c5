// The public face of the notices' pages.

export { NoticeBell } from './components/notice-bell.tsx';
