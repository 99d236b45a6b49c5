// The public face of the talks' pages: a talk, the list of a kind's talks, and the way to begin one.

export { TalkList } from './components/talk-list.tsx';
export { TalkView } from './components/talk-view.tsx';
export { talksQuery } from './queries.ts';
export { useStartTalk } from './use-start-talk.ts';
