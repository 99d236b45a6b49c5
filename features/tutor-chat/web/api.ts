// The public face of the talks' pages: a talk, the list of a kind's talks, its review, and the way to begin one.

export { Fix } from './components/fix.tsx';
export { TalkList } from './components/talk-list.tsx';
export { TalkView } from './components/talk-view.tsx';
export { GuestExchange } from './guest/guest-exchange.tsx';
export { keepGuestTalk } from './guest/keep-guest-talk.ts';
export { reviewQuery, talksQuery, tutorsQuery } from './queries.ts';
export { talkPath } from './talk-path.ts';
export { useStartTalk } from './use-start-talk.ts';
